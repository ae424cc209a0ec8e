/** The editable fields of a post, saved in drafts and versions. */
export type PostText = {
  readonly title: string;
  readonly summary: string;
  /** Markdown; pictures are addresses below `/media/`. */
  readonly markdown: string;
  readonly isPopular: boolean;
  /** The hash of the picture beside the title; blank for none. */
  readonly pictureHash: string;
  readonly pictureAlt: string;
};

/** The text alone of a draft or a version. */
export function toPostText({ title, summary, markdown, isPopular, pictureHash, pictureAlt }: PostText): PostText {
  return { title, summary, markdown, isPopular, pictureHash, pictureAlt };
}

/** The draft of a new post, or of changes to a published one. */
export type PostDraft = PostText & {
  readonly slug: string;
  /** Optimistic lock: a UUID version 7, new with each save. */
  readonly stateId: string;
  readonly staffId: string;
  /** UTC, ISO 8601. */
  readonly savedAt: string;
};

/** A published text, or a draft that an earlier version has replaced. */
export type PostVersion = PostText & {
  /** UUID version 7, so that ids sort by time. */
  readonly id: string;
  readonly slug: string;
  /** Who published it, or saved the draft; blank for a command or the initial content. */
  readonly staffId: string;
  /** When. UTC, ISO 8601. */
  readonly at: string;
  readonly isPublished: boolean;
};

/** Maximum lengths in characters; `markdown` is some forty pages. */
export const postTextLimits = { title: 120, summary: 300, markdown: 262_144, alt: 300, slug: 80 } as const;

/** The key of a post: lower-case letters, digits and hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A key from the letters and digits of a title; blank where it has none. */
export function toSlug(title: string, maxLength: number = postTextLimits.slug): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, maxLength).replace(/-$/, '');
}
