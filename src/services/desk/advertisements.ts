import { isDeepStrictEqual } from 'node:util';
import {
  listAllAdvertisements,
  orderAdvertisements as saveOrder,
} from '#database/advertisement/advertisement-store.ts';
import { insertAudit } from '#database/audit/audit-store.ts';
import { incrementRevision } from '#database/counter/counter-store.ts';
import { replaceSchedule } from '#database/schedule/schedule-store.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { MoharError } from '#domain/errors.ts';
import { toPicturePath } from '#domain/media/picture.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { findRepeated } from '#services/desk/just-published.ts';
import { type Period, readPeriod } from '#services/desk/period.ts';
import { createKey, emptyPublication, readAlt, readPicture } from '#services/desk/read-entry.ts';
import { nameItem, publishContent } from '#services/publish-content.ts';

/**
 * Lists all advertisements in order, withdrawn ones included, each with the path of its picture. Throws `not-allowed`.
 */
export async function listAdvertisements({ db }: DeskContext, actor: Actor) {
  requireRight(actor, 'publishing');
  return (await listAllAdvertisements(db)).map(({ key, isActive, picture }) => {
    return { key, isActive, alt: picture.alt, path: toPicturePath(picture) };
  });
}

/**
 * Publishes an advertisement after all others. Throws `entry-invalid`, `media-refused` with the reason, and
 * `not-allowed`.
 */
export async function publishAdvertisement(
  { db, clock }: DeskContext,
  actor: Actor,
  entered: Period & { readonly file: Uint8Array | undefined; readonly alt: string },
): Promise<void> {
  requireRight(actor, 'publishing');
  const alt = readAlt(entered.alt);
  if (entered.file === undefined) throw new MoharError('entry-invalid', 'choose a picture');
  const now = clock();
  const { start, changes } = readPeriod(entered, now);
  const { prepared, picture } = await readPicture(entered.file, alt);
  const isActive = start === undefined;
  const platforms = [websitePlatform.platformType];
  await publishContent(
    db,
    async (trx) => {
      const all = await listAllAdvertisements(trx);
      const repeated = await findRepeated(trx, actor, { kind: 'advertisement', changes, now }, async (recent) => {
        const known = all.find((each) => each.key === recent);
        return known?.isActive === isActive && isDeepStrictEqual(known.picture, picture);
      });
      if (repeated !== undefined) return emptyPublication;
      const key = createKey(all, alt, now);
      await replaceSchedule(trx, { kind: 'advertisement', key }, changes);
      const action = start ? 'content-scheduled' : 'advertisement-published';
      await insertAudit(trx, [{ staffId: actor.id, action, subjectId: nameItem('advertisement', key) }], now);
      const position = (all.at(-1)?.position ?? -1) + 1;
      return {
        ...emptyPublication,
        media: [prepared],
        advertisements: [{ key, platforms, position, isActive, picture }],
      };
    },
    now,
  );
}

/**
 * Sets the order; `after` names every advertisement once. Throws `order-changed` if the current order is not `before`,
 * and `not-allowed`.
 */
export async function orderAdvertisements(
  { db, clock }: DeskContext,
  actor: Actor,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  requireRight(actor, 'publishing');
  await db.transaction().execute(async (trx) => {
    // Locks the revision first, so that concurrent reorders run one after the other.
    await incrementRevision(trx);
    const keys = (await listAllAdvertisements(trx)).map(({ key }) => key);
    const isSame = keys.length === after.length && new Set(after).symmetricDifference(new Set(keys)).size === 0;
    if (keys.join() !== before.join() || !isSame) throw new MoharError('order-changed', 'the order was changed');
    await saveOrder(trx, after);
    await insertAudit(trx, [{ staffId: actor.id, action: 'advertisements-ordered' }], clock());
  });
}
