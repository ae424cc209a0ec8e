import { listAdvertisements } from '#database/advertisement/advertisement-store.ts';
import type { Executor } from '#database/connect.ts';
import { findMediaFile } from '#database/media/media-store.ts';
import { findNotice, listNotices } from '#database/notice/notice-store.ts';
import { findPost, listPosts } from '#database/post/post-store.ts';
import type { PostFilter } from '#domain/post/post.ts';

/** The published content of this process's store, as the API answers it. */
export type PublishedContent = ReturnType<typeof createPublishedContent>;

export function createPublishedContent(db: Executor) {
  return {
    listPosts: (filter: PostFilter & { readonly page: number; readonly pageSize: number }) => listPosts(db, filter),
    findPost: (id: number) => findPost(db, id),
    listNotices: () => listNotices(db),
    findNotice: (id: number) => findNotice(db, id),
    listAdvertisements: (platform: number) => listAdvertisements(db, platform),
    findMediaFile: (hash: string, name: string) => findMediaFile(db, hash, name),
  };
}
