import { parsePostId, postLimits } from '#domain/post/post.ts';
import { searchLimits } from '#domain/search/search-entry.ts';
import { type PagePath, type Route, type RouteName, routes, type SitePath } from '#domain/site/routes.ts';

/** Paths of the pages in the sitemap; use cases and posts are added from their own records. */
export const indexedPaths: readonly string[] = Object.values<Route>(routes)
  .filter(({ isIndexed }) => isIndexed)
  .map(({ path }) => path);

export function topicPath(slug: string): `/use-cases/${string}` {
  return `/use-cases/${slug}`;
}

const postPrefix = '/Home/Blogs/Details/';

export function postPath(id: number | string): PagePath {
  return `${postPrefix}${id}`;
}

/** The path of a page's Open Graph picture, named after the page's path without its query: `/share/home-faq.jpg`. */
export function shareCardPath(path: string): string {
  const name = (path.split('?')[0] ?? '').toLowerCase().replaceAll('/', '-').replace(/^-+/, '');
  return `/share/${name || 'home'}.jpg`;
}

/** A page of the blog; `page` counts from 1. */
export type BlogPage = { readonly page: number; readonly size: number };

const [defaultSize] = postLimits.pageSizes;

/** The canonical address of a page of the blog: default values are omitted from the query. */
export function blogPath({ page, size }: BlogPage): SitePath {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (size !== defaultSize) search.set('size', String(size));
  return search.size === 0 ? routes.blog.path : `${routes.blog.path}?${search}`;
}

/** Parses the page of the blog; missing or invalid values become the first page and ten posts. */
export function parseBlogPage(search: URLSearchParams): BlogPage {
  const page = Number(search.get('page') ?? 1);
  const size = postLimits.pageSizes.find((known) => String(known) === search.get('size')) ?? defaultSize;
  return { page: Number.isSafeInteger(page) && page >= 1 && page < 1_000_000 ? page : 1, size };
}

/** The query parameter to wait for a post without a limit. */
export const completeParameter = 'complete';

/** The query parameter of the search page. */
export const searchParameter = 'q';

/** The search query, truncated to its maximum length. */
export function parseSearch(search: URLSearchParams): string {
  return (search.get(searchParameter) ?? '').trim().slice(0, searchLimits.query).trim();
}

/** The page with the results of a query. */
export function searchPath(query: string) {
  return `${routes.search.path}?${new URLSearchParams({ [searchParameter]: query })}` as const;
}

const patterns = Object.entries<Route>(routes).map(([name, { path }]) => ({
  name: name as RouteName,
  // The segment's length is bounded: nothing that exists is longer.
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/, '([^/]{1,100})')}$`),
}));

/** The route of a path; `undefined` for the 404 page. */
export function findRoute(path: string): { readonly name: RouteName; readonly parameter: string } | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, parameter: match[1] ?? '' };
  }
  return undefined;
}

/** Whether a path leads to a resource, in any case and with trailing slashes, like the router. */
export function isResourcePath(path: string): boolean {
  const found = findRoute(withoutTrailingSlashes(path).toLowerCase());
  return found !== undefined && routes[found.name].kind === 'resource';
}

/** Whether a path of the site, with or without a fragment, leads to a page without parameters or to a use case. */
export function isPagePath(path: string): boolean {
  const found = findRoute(path.split('#')[0] || '/');
  return found !== undefined && routes[found.name].kind === 'page' && found.name !== 'post';
}

/**
 * Returns whether a path of the site leads to a page, a topic of these slugs, or a post. A query and a fragment make no
 * difference.
 */
export function createPageCheck(topics: readonly string[]): (href: string) => boolean {
  return (href) => {
    const path = href.split(/[?#]/)[0] ?? '';
    const found = findRoute(path);
    if (found?.name === 'post') return parsePostId(found.parameter) !== undefined;
    if (found?.name === 'useCase') return topics.includes(found.parameter);
    return isPagePath(path);
  };
}

/**
 * The canonical path for a page's path in another case or with trailing slashes; `undefined` if it is canonical or
 * unknown.
 */
export function findCanonicalPath(path: string): string | undefined {
  const requested = withoutTrailingSlashes(path).toLowerCase();
  const canonical =
    Object.values<Route>(routes).find(({ kind, path: known }) => kind === 'page' && known.toLowerCase() === requested)
      ?.path ??
    (findRoute(requested)?.name === 'useCase' ? requested : undefined) ??
    (requested.startsWith(postPrefix.toLowerCase()) ? postPath(requested.slice(postPrefix.length)) : undefined);
  return canonical === path ? undefined : canonical;
}

/** A loop, because a pattern for it (`/+$`) takes quadratic time on a path full of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
