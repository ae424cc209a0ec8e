import { publishAdvertisement } from '#database/advertisement/advertisement-store.ts';
import { publishBanner } from '#database/banner/banner-store.ts';
import type { Executor } from '#database/connect.ts';
import { moveCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { addMedia } from '#database/media/media-store.ts';
import { publishNotice } from '#database/notice/notice-store.ts';
import { countPosts, publishPost } from '#database/post/post-store.ts';
import type { PublishOutcome } from '#database/publish-outcome.ts';
import type { AdvertisementDraft } from '#domain/advertisement/advertisement.ts';
import type { Banner } from '#domain/banner/banner.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import type { NoticeDraft } from '#domain/notice/notice.ts';
import type { PostDraft } from '#domain/post/post.ts';

/** What an editor hands over at once. */
export type Publication = {
  readonly media: readonly PreparedMedia[];
  readonly posts: readonly PostDraft[];
  readonly notices: readonly NoticeDraft[];
  readonly advertisements: readonly AdvertisementDraft[];
  readonly banner: Banner | undefined;
};

/** What became of each thing, in the order in which it was handed over. */
export type PublishReport = readonly { readonly name: string; readonly outcome: PublishOutcome }[];

/** Publishes all of it or nothing, and moves the revision when anything changed. */
export function publish(db: Executor, publication: Publication, now = new Date()): Promise<PublishReport> {
  return db.transaction().execute((transaction) => publishWithin(transaction, publication, now));
}

/** The same in a transaction of the caller's, which may also be taken back: that is what a dry run does. */
export async function publishWithin(db: Executor, publication: Publication, now: Date): Promise<PublishReport> {
  const { media, posts, notices, advertisements, banner } = publication;
  const report: { name: string; outcome: PublishOutcome }[] = [];
  for (const one of media) await addMedia(db, one);
  for (const post of posts) report.push({ name: `post ${post.slug}`, outcome: await publishPost(db, post, now) });
  for (const notice of notices) {
    report.push({ name: `notice ${notice.key}`, outcome: await publishNotice(db, notice, now) });
  }
  for (const advertisement of advertisements) {
    const outcome = await publishAdvertisement(db, advertisement);
    report.push({ name: `advertisement ${advertisement.key}`, outcome });
  }
  if (banner) report.push({ name: 'banner', outcome: await publishBanner(db, banner) });
  if (report.some(({ outcome }) => outcome !== 'unchanged')) {
    await countPosts(db);
    await moveCounter(db, revisionCounter);
  }
  return report;
}
