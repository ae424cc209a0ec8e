import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { listItems } from '#database/published-item.ts';
import { replaceSchedule } from '#database/schedule/schedule-store.ts';
import { publishingLimits } from '#domain/notice/notice.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { type Period, readPeriod } from '#services/desk/period.ts';
import {
  createKey,
  type EnteredTarget,
  emptyPublication,
  readHref,
  readLine,
  readTarget,
} from '#services/desk/read-entry.ts';
import { nameItem, publishContent } from '#services/publish-content.ts';

/** The fields of the form: either an address or a file. */
export type EnteredNotice = Period & EnteredTarget & { readonly title: string };

/** Publishes a notice. Returns its name. Throws `entry-invalid`, `media-refused` with the reason, and `not-allowed`. */
export async function publishNotice(context: DeskContext, actor: Actor, entered: EnteredNotice): Promise<string> {
  requireRight(actor, 'publishing');
  const title = readLine('title', entered.title, 1, publishingLimits.title);
  const now = context.clock();
  const { start, changes } = readPeriod(entered, now);
  const { target, media } = await readTarget(context, entered);
  let key = '';
  const isActive = start === undefined;
  const createdDate = start ?? now.toISOString();
  const publish = async (trx: Executor) => {
    key = createKey(await listItems(trx, 'notice'), title, now);
    return { ...emptyPublication, media, notices: [{ key, title, createdDate, isActive, target }] };
  };
  await publishContent(context.db, publish, now, {
    async record(trx) {
      await replaceSchedule(trx, { kind: 'notice', key }, changes);
      const action = start ? 'content-scheduled' : 'notice-published';
      await insertAudit(trx, [{ staffId: actor.id, action, subjectId: nameItem('notice', key) }], now);
    },
  });
  return nameItem('notice', key);
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
  const banner = { text, href, isActive: start === undefined };
  await publishContent(context.db, { ...emptyPublication, banner }, now, {
    async record(trx) {
      await replaceSchedule(trx, { kind: 'banner', key: 'banner' }, changes);
      const action = start ? 'content-scheduled' : 'banner-published';
      await insertAudit(trx, [{ staffId: actor.id, action, subjectId: nameItem('banner', '') }], now);
    },
  });
}
