const fields = [
  'imageSrc',
  'title',
  'heading',
  'subheading',
  'currentPage',
  'paragraph',
  'ctaText',
  'ctaLink',
] as const;

/**
 * The navigation state of `/details` (R3.2); it comes from the history, so it is parsed as untrusted input. `paragraph`
 * is HTML, sanitised before it is shown; `ctaLink` is an http(s) address or a path of the site.
 */
export type DetailContent = { readonly [field in (typeof fields)[number]]: string };

/** Parses a navigation state; `undefined` for none, for one without a text, and for one with an unsafe link. */
export function readDetailContent(state: unknown): DetailContent | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const entries = fields.map((field) => [field, Reflect.get(state, field)] as const);
  if (!entries.every(([, value]) => typeof value === 'string')) return undefined;
  const content = Object.fromEntries(entries) as DetailContent;
  return isSafeLink(content.ctaLink) ? content : undefined;
}

/**
 * Whether a link is http(s) or a path of the site. Rejects `//host` and `javascript:`, also with tabs and line ends,
 * which browsers remove, and with backslashes, which browsers read as slashes.
 */
export function isSafeLink(link: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(link)) return false;
  return /^https?:\/\/[^/]/i.test(link) || /^\/(?!\/)/.test(link);
}
