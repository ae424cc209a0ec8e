import type { CleanHtml } from '#domain/html/clean-html.ts';
import type { Picture } from '#domain/media/picture.ts';

/** A post of the blog, as it is stored. */
export type Post = {
  /** A whole number that never changes and is never reused (R3.6). */
  readonly id: number;
  /** Publishing finds the row to update by this key. */
  readonly slug: string;
  readonly title: string;
  /** A sentence or two, plain text, for cards and feeds. */
  readonly summary: string;
  /** Sanitised HTML, its headings below the page's own. */
  readonly html: CleanHtml;
  /** UTC, ISO 8601. */
  readonly createdDate: string;
  /** When it was last changed; UTC, ISO 8601. */
  readonly updatedDate: string;
  readonly isPopular: boolean;
  readonly isActive: boolean;
  readonly picture: Picture | undefined;
  /** The Open Graph picture: the hash of a JPEG of 1200 by 630 pixels, or blank. */
  readonly shareHash: string;
};

/** A post to publish, without the fields that the store sets; its HTML is sanitised on reading. */
export type NewPost = Omit<Post, 'id' | 'updatedDate' | 'html'> & {
  readonly html: string;
  /** The source of `html`; pictures are addresses below `/media/`. */
  readonly markdown: string;
};

export type PostFilter = { readonly isPopular?: boolean | undefined };

/** A page of posts, newest first. */
export type PostPage = {
  readonly posts: readonly Post[];
  /** How many active posts pass the filter. */
  readonly total: number;
};

/** The id in an address; `undefined` if it is not one. Nine digits fit PostgreSQL’s `integer`. */
export function parsePostId(text: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Limits of the blog (R9.2, R9.6). */
export const postLimits = {
  homeCards: 3,
  popularCards: 5,
  pageSizes: [10, 25, 50, 100],
  /** The largest page of posts that the API returns. */
  pageSize: 100,
} as const;
