/** Addresses of a former site, each with the address that it leads to now and the line that says so. */
export type Redirects = ReadonlyMap<string, { readonly to: string; readonly line: number }>;

/** Any origin: paths of a site are resolved against it. */
const origin = 'https://site.invalid';

/**
 * Parses `redirects.tsv`: an old path, a tab and a new path on each line; `#` begins a comment. What is invalid is not
 * redirected and has an error of one line. A new path that is redirected itself is invalid, so that nothing loops; its
 * query makes no difference where only the path is redirected.
 */
export function parseRedirects(text: string): { readonly redirects: Redirects; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const found = new Map<string, { to: string; line: number }>();
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1;
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [from = '', to = '', ...more] = row.split('\t').map((cell) => cell.trim());
    const key = readKey(from);
    const target = readPath(to);
    const first = key === undefined ? undefined : found.get(key);
    if (from === '' || to === '' || more.length > 0) errors.push(`line ${line}: use an old path, a tab and a new path`);
    else if (key === undefined)
      errors.push(`line ${line}: "${from}" is no path of the former site, such as /about.html`);
    else if (!target) errors.push(`line ${line}: "${to}" is no path of this site, such as /Home/Contact`);
    else if (first) errors.push(`line ${line}: ${from} is redirected already by line ${first.line}`);
    else found.set(key, { to: target.pathname + target.search + target.hash, line });
  }
  const redirects = new Map(found);
  for (const [key, { to, line }] of found) {
    const next = findEntry(found, to);
    if (!next) continue;
    redirects.delete(key);
    errors.push(`line ${line}: ${to} is redirected itself by line ${next.line}`);
  }
  return { redirects, errors };
}

/** The new address of a request target: by its path and query, or else by its path alone. */
export function findRedirect(redirects: Redirects, target: string): string | undefined {
  return findEntry(redirects, target)?.to;
}

function findEntry(redirects: Redirects, target: string) {
  const url = readPath(target);
  return url && (redirects.get(toKey(url)) ?? redirects.get(toKey(new URL(url.pathname, origin))));
}

function readKey(path: string): string | undefined {
  const url = readPath(path);
  return url && toKey(url);
}

/** A slash at the end makes no difference. */
function toKey({ pathname, search }: URL): string {
  return (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname) + search;
}

/** `undefined` for what a browser would take for another host: `//host`, `/\host`, `https://host`. */
function readPath(path: string): URL | undefined {
  const url = path.startsWith('/') ? URL.parse(path, origin) : null;
  return url?.origin === origin ? url : undefined;
}
