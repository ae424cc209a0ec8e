import { isDeepStrictEqual } from 'node:util';
import { upsertAdvertisement } from '#database/advertisement/advertisement-store.ts';
import { upsertBanner } from '#database/banner/banner-store.ts';
import type { Executor } from '#database/connect.ts';
import { incrementRevision, insertCounter, lockRevision, readCounter } from '#database/counter/counter-store.ts';
import { insertMedia } from '#database/media/media-store.ts';
import { upsertNotice } from '#database/notice/notice-store.ts';
import { updatePostCounts, upsertPost } from '#database/post/post-store.ts';
import { findVersion, insertVersion, renewDraftState } from '#database/post/post-text-store.ts';
import {
  type ItemKind,
  itemKinds,
  listItems,
  neverShown,
  type PublishedItem,
  replaceFutureDate,
  setActive,
} from '#database/published-item.ts';
import { deleteScheduledStart } from '#database/schedule/schedule-store.ts';
import type { UpsertOutcome } from '#database/upsert-by-key.ts';
import type { NewAdvertisement } from '#domain/advertisement/advertisement.ts';
import type { Banner } from '#domain/banner/banner.ts';
import { MoharError } from '#domain/errors.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import { formatName } from '#domain/name.ts';
import type { NewNotice } from '#domain/notice/notice.ts';
import type { NewPost } from '#domain/post/post.ts';
import { toPostText } from '#domain/post/post-text.ts';

/** The content of one publishing transaction. */
export type Publication = {
  readonly media: readonly PreparedMedia[];
  readonly posts: readonly NewPost[];
  readonly notices: readonly NewNotice[];
  readonly advertisements: readonly NewAdvertisement[];
  readonly banner: Banner | undefined;
};

/** The outcome of each item, in the order of the publication. */
export type PublishReport = readonly ItemOutcome[];

type ItemOutcome = { readonly name: string; readonly outcome: UpsertOutcome };

const seedCounter = 'seeded';

/**
 * Publishes all items or, if one fails, none. Pass a function if the content depends on other publications, such as a
 * free key, or if more is written in the transaction, such as the schedule: it runs while no other transaction
 * publishes. An added or changed row increments the revision, so running servers invalidate their caches. A dry run
 * rolls back and reports the same. `staffId` is the publisher, blank for a command.
 */
export async function publishContent(
  db: Executor,
  publication: Publication | ((trx: Executor) => Promise<Publication>),
  now: Date,
  { isDryRun = false, staffId = '' }: { readonly isDryRun?: boolean; readonly staffId?: string } = {},
): Promise<PublishReport> {
  return runOrRollBack(db, isDryRun, async (trx) => {
    const items = typeof publication === 'function' ? await publication(trx) : publication;
    return upsertAll(trx, items, now, staffId);
  });
}

/** Lists all items, withdrawn ones included; without `withHtml` the HTML of posts is blank. */
export async function listContent(db: Executor, options?: { withHtml: boolean }): Promise<readonly PublishedItem[]> {
  return (await Array.fromAsync(itemKinds, (kind) => listItems(db, kind, options))).flat();
}

/**
 * Withdraws or shows items by their names: all of them or, if one does not exist, none. A scheduled start is deleted, an
 * end stays. An item is dated when it is first shown. `record` writes in the same transaction. Throws `content-refused`
 * with the unknown name.
 */
export async function showContent(
  db: Executor,
  names: readonly string[],
  isActive: boolean,
  now: Date,
  {
    isDryRun = false,
    record,
  }: { readonly isDryRun?: boolean; readonly record?: (trx: Executor) => Promise<void> } = {},
): Promise<PublishReport> {
  return runOrRollBack(db, isDryRun, async (trx) => {
    await record?.(trx);
    const items = await listContent(trx, { withHtml: false });
    const report: ItemOutcome[] = [];
    for (const name of names) {
      const item = items.find(({ kind, key }) => nameItem(kind, key) === name);
      const outcome = item && (await setActive(trx, item, isActive));
      if (!outcome) throw new MoharError('content-refused', `${formatName(name)}: the store has no such item.`);
      const wasScheduled = await deleteScheduledStart(trx, item);
      // A future date becomes now; an item that is withdrawn before its date gets none.
      await replaceFutureDate(trx, item, now.toISOString(), isActive ? now.toISOString() : neverShown);
      report.push({ name, outcome: wasScheduled ? 'changed' : outcome });
    }
    return finishPublishing(trx, report);
  });
}

/** Deletes the scheduled start of each item that a publication withdraws: its file says that it is not shown. */
export async function deleteStartsOfWithdrawn(trx: Executor, publication: Publication): Promise<void> {
  const { posts, notices, advertisements, banner } = publication;
  const items = [
    ...posts.map(({ slug, isActive }) => ({ kind: 'post', key: slug, isActive }) as const),
    ...notices.map(({ key, isActive }) => ({ kind: 'notice', key, isActive }) as const),
    ...advertisements.map(({ key, isActive }) => ({ kind: 'advertisement', key, isActive }) as const),
    ...(banner ? [{ kind: 'banner', key: 'banner', isActive: banner.isActive } as const] : []),
  ];
  for (const { isActive, ...item } of items) if (!isActive) await deleteScheduledStart(trx, item);
}

/** The name of an item in reports and commands: `post/verify-a-signed-pdf`; there is one banner. */
export function nameItem(kind: ItemKind, key: string): string {
  return kind === 'banner' ? kind : `${kind}/${key}`;
}

/** Runs the work while no other transaction changes published content. */
async function runOrRollBack<Result>(
  db: Executor,
  isDryRun: boolean,
  work: (trx: Executor) => Promise<Result>,
): Promise<Result> {
  const trx = await db.startTransaction().execute();
  try {
    await lockRevision(trx);
    const result = await work(trx);
    await (isDryRun ? trx.rollback() : trx.commit()).execute();
    return result;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

/**
 * Publishes the initial content once per store. Of several starting processes one publishes, the others wait. Later
 * changes of editors are never overwritten. Returns whether this call published.
 */
export async function seedContent(db: Executor, read: () => Promise<Publication>, now: Date): Promise<boolean> {
  if ((await readCounter(db, seedCounter)) > 0) return false;
  const publication = await read();
  return db.transaction().execute(async (trx) => {
    await lockRevision(trx);
    if (!(await insertCounter(trx, seedCounter))) return false;
    await upsertAll(trx, publication, now);
    return true;
  });
}

async function upsertAll(trx: Executor, publication: Publication, now: Date, staffId = ''): Promise<PublishReport> {
  const { media, posts, notices, advertisements, banner } = publication;
  const report: ItemOutcome[] = [];
  for (const medium of media) await insertMedia(trx, medium);
  for (const post of posts) {
    report.push({ name: nameItem('post', post.slug), outcome: await upsertPost(trx, post, now) });
    await keepVersion(trx, post, now, staffId);
  }
  for (const notice of notices) {
    report.push({ name: nameItem('notice', notice.key), outcome: await upsertNotice(trx, notice, now) });
  }
  for (const advertisement of advertisements) {
    const outcome = await upsertAdvertisement(trx, advertisement);
    report.push({ name: nameItem('advertisement', advertisement.key), outcome });
  }
  if (banner) report.push({ name: nameItem('banner', ''), outcome: await upsertBanner(trx, banner) });
  return finishPublishing(trx, report);
}

/** Adds the text of a published post to its versions, unless the last version has the same text. */
async function keepVersion(trx: Executor, post: NewPost, now: Date, staffId: string): Promise<void> {
  const { slug, picture } = post;
  const text = toPostText({ ...post, pictureHash: picture?.hash ?? '', pictureAlt: picture?.alt ?? '' });
  const last = await findVersion(trx, slug);
  if (last && isDeepStrictEqual(toPostText(last), text)) return;
  await insertVersion(trx, { ...text, slug, staffId, at: now.toISOString(), isPublished: true });
  await renewDraftState(trx, slug);
}

/**
 * If an item was added or changed, counts posts and increments the revision, so that servers invalidate their caches.
 */
async function finishPublishing(trx: Executor, report: PublishReport): Promise<PublishReport> {
  if (report.some(({ outcome }) => outcome !== 'unchanged')) {
    await updatePostCounts(trx);
    await incrementRevision(trx);
  }
  return report;
}
