import type { PictureView } from '#contract/picture.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';

/** A post as a card shows it. */
export type PostCard = {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601; blank if another host omits it. */
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly isPopular: boolean;
  readonly picture: PictureView | undefined;
};

/** A post as its page shows it. */
export type PostView = PostCard & { readonly html: CleanHtml; readonly shareImage: string };

/** A notice as the ticker shows it: a link, or a file to fetch on click. */
export type NoticeView = {
  readonly id: number;
  readonly title: string;
  readonly createdDate: string;
  /** `undefined` for a file, and for an invalid link. */
  readonly href: string | undefined;
  readonly isFile: boolean;
};

/** A page of posts. With `hasFailed` it is empty because the source could not be read. */
export type PostList = { readonly posts: readonly PostCard[]; readonly total: number; readonly hasFailed: boolean };

export type NoticeList = { readonly notices: readonly NoticeView[]; readonly hasFailed: boolean };

type PostQuery = { readonly page: number; readonly pageSize: number; readonly isPopular?: boolean };

/**
 * The published content, for loaders. Two implementations: the store of this process (`services/local-content.ts`), and
 * another host's API (`remote-content.ts`). A failed call is logged and returns an empty result (R8.9, R8.10).
 */
export type ContentSource = {
  listPosts(query: PostQuery): Promise<PostList>;
  /** `missing` for an unknown post, `failed` if the source could not be read. */
  findPost(id: number): Promise<PostView | 'missing' | 'failed'>;
  /** Whether the post exists; `true` if a check would be expensive. */
  hasPost(id: number): Promise<boolean>;
  listNotices(): Promise<NoticeList>;
  /** The advertisements of the website. */
  listAdvertisements(): Promise<readonly PictureView[]>;
  /** The address of a notice's file, for a redirect; a `data:` URL if it is another host's. */
  findNoticeFile(id: number): Promise<string | undefined>;
};
