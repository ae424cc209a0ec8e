import type { PictureView } from '#contract/picture.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';

/** A post as a card shows it. */
export type PostCard = {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601; blank where a host did not say. */
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly isPopular: boolean;
  readonly picture: PictureView | undefined;
};

/** A post as its page shows it. */
export type PostView = PostCard & { readonly html: CleanHtml; readonly shareImage: string };

/** A notice as the ticker shows it: a link, or a file that is fetched on click. */
export type NoticeView = {
  readonly id: number;
  readonly title: string;
  readonly createdDate: string;
  /** `undefined` for a file, and for a link that leads nowhere. */
  readonly href: string | undefined;
  readonly isFile: boolean;
};

/** A page of posts; `hasFailed` when the source could not be read, so that there are none for that reason. */
export type PostList = { readonly posts: readonly PostCard[]; readonly total: number; readonly hasFailed: boolean };

export type NoticeList = { readonly notices: readonly NoticeView[]; readonly hasFailed: boolean };

type PostQuery = { readonly page: number; readonly pageSize: number; readonly isPopular?: boolean };

/**
 * What loaders read of the published content. Two implementations: the store of this process (`services/local-content.ts`),
 * and another host's API (`remote-content.ts`), where a failed call is logged and answered with nothing (R8.9, R8.10).
 */
export type ContentSource = {
  listPosts(query: PostQuery): Promise<PostList>;
  /** `missing` when there is no such post, `failed` when the source could not say. */
  findPost(id: number): Promise<PostView | 'missing' | 'failed'>;
  /** Whether there is such a post; true when the source cannot say cheaply. */
  hasPost(id: number): Promise<boolean>;
  listNotices(): Promise<NoticeList>;
  /** The advertisements of the website. */
  listAdvertisements(): Promise<readonly PictureView[]>;
  /** A notice's file as an address that a browser can be sent to; of another host it is a `data:` URL. */
  findNoticeFile(id: number): Promise<string | undefined>;
};
