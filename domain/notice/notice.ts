import type { Picture } from '#domain/media/picture.ts';

/** A notice of What's New, as it is kept (R3.8). */
export type Notice = {
  readonly id: number;
  /** By which publishing knows it again. */
  readonly key: string;
  readonly title: string;
  /** UTC, ISO 8601. */
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly isActive: boolean;
  readonly target: NoticeTarget;
};

/** Where a notice leads: to an address, or to a file of our own. */
export type NoticeTarget =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'pdf'; readonly hash: string };

/** A notice as publishing hands it over. */
export type NoticeDraft = Omit<Notice, 'id' | 'updatedDate'>;

/**
 * Where the hyperlink of a notice goes: `https://` is put before what names no http scheme (R2.44). So `javascript:` and
 * its like become the name of a host that does not exist, and run nothing. `undefined` for what is no address even then.
 */
export function findNoticeHref(hyperLink: string): string | undefined {
  // Browsers drop these from an address before they read its scheme.
  const address = hyperLink.replaceAll(/[\p{Cc}\s]/gu, '');
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : undefined;
}
