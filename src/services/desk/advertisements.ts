import {
  listAllAdvertisements,
  orderAdvertisements as saveOrder,
} from '#database/advertisement/advertisement-store.ts';
import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { incrementRevision } from '#database/counter/counter-store.ts';
import { listItems } from '#database/published-item.ts';
import { replaceSchedule } from '#database/schedule/schedule-store.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { MoharError } from '#domain/errors.ts';
import { toPicturePath } from '#domain/media/picture.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
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
  let key = '';
  const platforms = [websitePlatform.platformType];
  const publish = async (trx: Executor) => {
    key = createKey(await listItems(trx, 'advertisement'), alt, now);
    const last = (await listAllAdvertisements(trx)).at(-1)?.position ?? -1;
    return {
      ...emptyPublication,
      media: [prepared],
      advertisements: [{ key, platforms, position: last + 1, isActive: start === undefined, picture }],
    };
  };
  await publishContent(db, publish, now, {
    async record(trx) {
      await replaceSchedule(trx, { kind: 'advertisement', key }, changes);
      const subjectId = nameItem('advertisement', key);
      const action = start ? 'content-scheduled' : 'advertisement-published';
      await insertAudit(trx, [{ staffId: actor.id, action, subjectId }], now);
    },
  });
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
