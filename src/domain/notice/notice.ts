import type { Picture } from '#domain/media/picture.ts';

/** A notice of What's New, as it is stored (R3.8). */
export type Notice = {
  readonly id: number;
  /** Publishing finds the row to update by this key. */
  readonly key: string;
  readonly title: string;
  /** UTC, ISO 8601. */
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly isActive: boolean;
  readonly target: NoticeTarget;
};

/** The target of a notice: a URL, or a file of our own. */
export type NoticeTarget =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'pdf'; readonly hash: string };

/** Maximum lengths in characters. */
export const publishingLimits = { title: 160, href: 500, alt: 300, banner: 300 };

export type NewNotice = Omit<Notice, 'id' | 'updatedDate'>;

/**
 * The newest notice as a number, for comparison with the last one that a visitor has read: its date in milliseconds, or
 * its id where a remote API sends no date. Ids are not in this order: a scheduled notice gets its id before it is shown.
 */
export function findNewest(
  notices: readonly { readonly id: number; readonly createdDate?: string | undefined }[],
): number {
  return Math.max(0, ...notices.map(({ id, createdDate }) => (createdDate ? Date.parse(createdDate) : id)));
}

/** Whether an editor may link this: a path of the site, or an address on the web. A word is neither, nor is an email. */
export function isNoticeHref(href: string, isOwnLink: (href: string) => boolean): boolean {
  if (href.startsWith('/')) return isOwnLink(href);
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) && !/^https?:\/\//i.test(href)) return false;
  const url = URL.parse(findNoticeHref(href) ?? '');
  return url?.username === '' && url.hostname.includes('.');
}

/**
 * The URL of a notice's hyperlink: `https://` is prepended where it has no http scheme (R2.44), so that `javascript:`
 * and the like become a host name and are not executed. `undefined` where the result is not a URL.
 */
export function findNoticeHref(hyperLink: string): string | undefined {
  // Browsers remove these before they parse a URL. They encode a space within it.
  const address = hyperLink.replaceAll(/[\t\n\r]/g, '').trim();
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : undefined;
}
