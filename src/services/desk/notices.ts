import { isDeepStrictEqual } from 'node:util';
import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { findNoticeByKey } from '#database/notice/notice-store.ts';
import { listItems } from '#database/published-item.ts';
import { replaceSchedule } from '#database/schedule/schedule-store.ts';
import { type NewNotice, type Notice, publishingLimits } from '#domain/notice/notice.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { findRepeated } from '#services/desk/just-published.ts';
import { type Period, readPeriod } from '#services/desk/period.ts';
import {
  createKey,
  type EnteredTarget,
  emptyPublication,
  readHref,
  readLine,
  readTarget,
} from '#services/desk/read-entry.ts';
import { nameItem, type Publication, publishContent } from '#services/publish-content.ts';

/** The fields of the form: either an address or a file. */
export type EnteredNotice = Period & EnteredTarget & { readonly title: string };

/** Publishes a notice. Returns its name. Throws `entry-invalid`, `media-refused` with the reason, and `not-allowed`. */
export async function publishNotice(context: DeskContext, actor: Actor, entered: EnteredNotice): Promise<string> {
  requireRight(actor, 'publishing');
  const title = readLine('title', entered.title, 1, publishingLimits.title);
  const now = context.clock();
  const { start, changes } = readPeriod(entered, now);
  const { target, media } = await readTarget(context, entered);
  const notice = { title, target, isActive: start === undefined, createdDate: start ?? now.toISOString() };
  let key: string | undefined;
  const publish = async (trx: Executor): Promise<Publication> => {
    key = await findRepeated(trx, actor, { kind: 'notice', changes, now }, async (recent) => {
      const known = await findNoticeByKey(trx, recent);
      return known !== undefined && isSame(known, notice);
    });
    if (key !== undefined) return emptyPublication;
    key = createKey(await listItems(trx, 'notice'), title, now);
    await replaceSchedule(trx, { kind: 'notice', key }, changes);
    const action = start ? 'content-scheduled' : 'notice-published';
    await insertAudit(trx, [{ staffId: actor.id, action, subjectId: nameItem('notice', key) }], now);
    return { ...emptyPublication, media, notices: [{ ...notice, key }] };
  };
  await publishContent(context.db, publish, now);
  return nameItem('notice', key ?? '');
}

/** Whether a stored notice equals the entered one. The date of a shown notice is set by the server. */
function isSame(known: Notice, entered: Omit<NewNotice, 'key'>): boolean {
  return (
    known.title === entered.title &&
    known.isActive === entered.isActive &&
    (known.isActive || known.createdDate === entered.createdDate) &&
    isDeepStrictEqual(known.target, entered.target)
  );
}

/** Replaces the banner. Throws `entry-invalid` and `not-allowed`. */
export async function publishBanner(
  context: DeskContext,
  actor: Actor,
  entered: Period & { readonly text: string; readonly href: string },
): Promise<void> {
  requireRight(actor, 'publishing');
  const text = readLine('text', entered.text, 1, publishingLimits.banner);
  const now = context.clock();
  const { start, changes } = readPeriod(entered, now);
  const href = entered.href.trim() === '' ? '' : readHref(context, entered.href);
  const publish = async (trx: Executor): Promise<Publication> => {
    await replaceSchedule(trx, { kind: 'banner', key: 'banner' }, changes);
    const action = start ? 'content-scheduled' : 'banner-published';
    await insertAudit(trx, [{ staffId: actor.id, action, subjectId: nameItem('banner', '') }], now);
    return { ...emptyPublication, banner: { text, href, isActive: start === undefined } };
  };
  await publishContent(context.db, publish, now);
}
