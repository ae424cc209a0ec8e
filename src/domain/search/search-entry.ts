import type { HomeSection, SitePath } from '#domain/site/routes.ts';

/** The kind of target, in a visitor's words. */
export type EntryKind = 'page' | 'question' | 'post' | 'driver' | 'pdf' | 'file' | 'portal' | 'website';

/** An entry of the search index (R3.3). */
export type SearchEntry = {
  /** Matched fuzzily as a whole, and by its words. */
  readonly title: string;
  /** Hidden other titles, such as the name of a page in a menu; matched like the title. */
  readonly otherTitles?: readonly string[];
  readonly kind: EntryKind;
  /** The beginning of the target's text or description, a line below the title. */
  readonly extract?: string;
  /** Synonyms that people type. */
  readonly alternatives?: string;
  /** The distinct words of the target. */
  readonly text?: string;
  /** Of a file: its fingerprints in lower-case hexadecimal. */
  readonly fingerprints?: readonly string[];
  readonly isSuperseded?: true;
  /** A file's address, an http(s) link, an `#anchor`, or a path of the site. */
  readonly path: string;
  /** The slug of a topic; its detail is passed to `/details` as navigation state. */
  readonly useCase?: string;
};

/** What records of entries are keyed by: an address, an anchor of home, or `/details~` and the slug of a topic. */
export type EntryKey = SitePath | `https://${string}` | `#${HomeSection}` | `/details~${string}`;

/** R9.30: Fuse.js's threshold, from 0 (exact match) to 1 (anything). */
export const searchThreshold = 0.3;

/** Characters of a query; a longer one is cut off, because the time of a search grows with it. */
export const searchLimits = { query: 100 };

/** The action of selecting an entry (R5.20). A path may have two actions. */
export type SearchAction =
  | { readonly kind: 'download'; readonly fileName: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'scroll'; readonly id: string }
  | { readonly kind: 'navigate' };

/** The actions of a path, in order. */
export function planSearchActions(path: string): readonly SearchAction[] {
  if (path.startsWith('#')) return [{ kind: 'scroll', id: path.slice(1) }];
  const file = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase();
  const actions: SearchAction[] = [];
  if (/\.(?:pdf|exe|msi|zip|cer|crl)$/.test(file)) {
    actions.push({ kind: 'download', fileName: path.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '' });
  }
  if (/\.(?:pdf|html)$/.test(file)) actions.push({ kind: 'open' });
  if (actions.length > 0) return actions;
  return /^http/i.test(path) ? [{ kind: 'open' }] : [{ kind: 'navigate' }];
}
