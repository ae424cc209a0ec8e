import { upsertAdvertisement } from '#database/advertisement/advertisement-store.ts';
import { upsertBanner } from '#database/banner/banner-store.ts';
import type { Executor } from '#database/connect.ts';
import { incrementRevision, insertCounter, readCounter } from '#database/counter/counter-store.ts';
import { insertMedia } from '#database/media/media-store.ts';
import { upsertNotice } from '#database/notice/notice-store.ts';
import { updatePostCounts, upsertPost } from '#database/post/post-store.ts';
import type { UpsertOutcome } from '#database/upsert-by-key.ts';
import type { NewAdvertisement } from '#domain/advertisement/advertisement.ts';
import type { Banner } from '#domain/banner/banner.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import type { NewNotice } from '#domain/notice/notice.ts';
import type { NewPost } from '#domain/post/post.ts';

/** Everything that an editor publishes at once. */
export type Publication = {
  readonly media: readonly PreparedMedia[];
  readonly posts: readonly NewPost[];
  readonly notices: readonly NewNotice[];
  readonly advertisements: readonly NewAdvertisement[];
  readonly banner: Banner | undefined;
};

/** The outcome of each item, in the order of the publication. */
export type PublishReport = readonly { readonly name: string; readonly outcome: UpsertOutcome }[];

/** Set once a store has been seeded. */
const seedCounter = 'seeded';

/**
 * Publishes everything or, when one item fails, nothing. Where a row is added or changed the revision is incremented, so
 * that running servers invalidate what they have cached. A dry run rolls back and reports the same.
 */
export async function publishContent(
  db: Executor,
  publication: Publication,
  now: Date,
  { isDryRun = false } = {},
): Promise<PublishReport> {
  const trx = await db.startTransaction().execute();
  try {
    const report = await upsertAll(trx, publication, now);
    await (isDryRun ? trx.rollback() : trx.commit()).execute();
    return report;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

/**
 * Publishes the initial content, once in a store's life: of several processes that start together one does, and the others
 * wait for it. What an editor has changed or deactivated since stays as it is. Returns whether it was this call.
 */
export async function seedContent(db: Executor, read: () => Promise<Publication>, now: Date): Promise<boolean> {
  if ((await readCounter(db, seedCounter)) > 0) return false;
  const publication = await read();
  return db.transaction().execute(async (trx) => {
    if (!(await insertCounter(trx, seedCounter))) return false;
    await upsertAll(trx, publication, now);
    return true;
  });
}

async function upsertAll(trx: Executor, publication: Publication, now: Date): Promise<PublishReport> {
  const { media, posts, notices, advertisements, banner } = publication;
  const report: { name: string; outcome: UpsertOutcome }[] = [];
  for (const medium of media) await insertMedia(trx, medium);
  for (const post of posts) report.push({ name: `post ${post.slug}`, outcome: await upsertPost(trx, post, now) });
  for (const notice of notices) {
    report.push({ name: `notice ${notice.key}`, outcome: await upsertNotice(trx, notice, now) });
  }
  for (const advertisement of advertisements) {
    const outcome = await upsertAdvertisement(trx, advertisement);
    report.push({ name: `advertisement ${advertisement.key}`, outcome });
  }
  if (banner) report.push({ name: 'banner', outcome: await upsertBanner(trx, banner) });
  if (report.some(({ outcome }) => outcome !== 'unchanged')) {
    await updatePostCounts(trx);
    await incrementRevision(trx);
  }
  return report;
}
