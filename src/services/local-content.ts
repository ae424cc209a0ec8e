import { listAdvertisements } from '#database/advertisement/advertisement-store.ts';
import type { Executor } from '#database/connect.ts';
import { findNotice, listNotices } from '#database/notice/notice-store.ts';
import { findPost, hasPost, listPosts } from '#database/post/post-store.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { announceNewTabs } from '#domain/html/announce-new-tabs.ts';
import { summarise } from '#domain/html/html-text.ts';
import { pdfFile } from '#domain/media/media.ts';
import { toMediaPath, toPicturePath } from '#domain/media/picture.ts';
import { findNoticeHref, type Notice } from '#domain/notice/notice.ts';
import type { Post } from '#domain/post/post.ts';

export type FindContentContext = {
  readonly db: Executor;
  /** The origin of addresses in answers. */
  readonly siteUrl: string;
  /** Called when the store cannot be read; pages are rendered without stored content then (R8.9, R8.10). */
  readonly logError: (error: unknown) => void;
};

/** The published content of the local store, as pages read it (`ContentSource` in `contract/`). */
export function createLocalContent({ db, siteUrl, logError }: FindContentContext) {
  const read = createRead(logError);
  return {
    async listPosts(query: { readonly page: number; readonly pageSize: number; readonly isPopular?: boolean }) {
      const found = await read(listPosts(db, query), undefined);
      return { posts: found?.posts.map(toCard) ?? [], total: found?.total ?? 0, hasFailed: found === undefined };
    },

    async findPost(id: number) {
      const post = await read(findPost(db, id), 'failed' as const);
      if (post === undefined) return 'missing';
      if (post === 'failed') return post;
      return toPostView(post, siteUrl);
    },

    hasPost: (id: number) => read(hasPost(db, id), true),

    async listNotices() {
      const found = await read(listNotices(db), undefined);
      const notices = found?.map(({ id, title, createdDate, target }: Notice) => ({
        id,
        title,
        createdDate,
        isFile: target.kind !== 'link',
        href: target.kind === 'link' ? findNoticeHref(withOrigin(target.href, siteUrl)) : undefined,
      }));
      return { notices: notices ?? [], hasFailed: found === undefined };
    },

    async listAdvertisements() {
      const advertisements = await read(listAdvertisements(db, websitePlatform.platformType), []);
      return advertisements.map(({ picture }) => ({ kind: 'stored' as const, ...picture }));
    },

    async findNoticeFile(id: number) {
      const target = (await read(findNotice(db, id), undefined))?.target;
      if (target === undefined || target.kind === 'link') return undefined;
      return siteUrl + (target.kind === 'pdf' ? toMediaPath(target.hash, pdfFile) : toPicturePath(target.picture));
    },
  };
}

/** A post as its page shows it. */
export function toPostView(post: Post, siteUrl: string) {
  const shareImage = post.shareHash === '' ? '' : siteUrl + toMediaPath(post.shareHash, '1200.jpeg');
  return { ...toCard(post), html: announceNewTabs(post.html), shareImage };
}

/** Creates a function that awaits a query. If it rejects, the error is logged and the fallback returned. */
export function createRead(logError: (error: unknown) => void) {
  return async <Result, Fallback>(query: Promise<Result>, fallback: Fallback): Promise<Result | Fallback> => {
    try {
      return await query;
    } catch (error) {
      logError(error);
      return fallback;
    }
  };
}

function toCard({ id, title, summary, html, createdDate, updatedDate, isPopular, picture }: Post) {
  const view = picture && { kind: 'stored' as const, ...picture };
  return { id, title, summary: summary || summarise(html), createdDate, updatedDate, isPopular, picture: view };
}

function withOrigin(href: string, siteUrl: string): string {
  return href.startsWith('/') ? siteUrl + href : href;
}
