/** What the search can find (R3.3). */
export type SearchEntry = {
  /** The one field that is searched. */
  readonly title: string;
  /** A file's address, an http(s) link, an `#anchor`, or a path of the site. */
  readonly path: string;
  /** Names a use case, whose detail object travels to `/details` as state. */
  readonly useCase?: string;
};

/** R9.30: how far a title may be from what is typed, from 0 (exactly it) to 1 (anything). */
export const searchThreshold = 0.3;

/** What following an entry does (R5.20). One path may call for two of them. */
export type SearchAction =
  | { readonly kind: 'download'; readonly fileName: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'scroll'; readonly id: string }
  | { readonly kind: 'navigate' };

/** Reads from a path what is to be done, in order. */
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
