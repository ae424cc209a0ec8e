import { postLimits } from '#domain/post/post.ts';
import { searchLimits } from '#domain/search/search-entry.ts';

/** A route of the site. */
export type Route = {
  /** The router's pattern; `:name` stands for one segment. */
  readonly path: string;
  /** A page with a head and a body, or a resource such as a feed. */
  readonly kind: 'page' | 'resource';
  /**
   * `revision`: cached until the content changes. `day`: until the day in India ends. `none`: rendered for every
   * request.
   */
  readonly cache: 'revision' | 'day' | 'none';
  /** Whether the sitemap lists it; routes with parameters are listed by their own records. */
  readonly isIndexed: boolean;
  /** An address that exists on a freshly seeded site, for tests and screenshots. */
  readonly sample: string;
};

/** Every route of the site, one line each. `website/routes.ts` has their modules. */
export const routes = {
  home: page('/', { isIndexed: true }),
  webManifest: resource('/site.webmanifest'),
  details: page('/details'),
  topic: resource('/use-cases/:slug.json', { sample: '/use-cases/e-tender.json' }),
  useCase: page('/use-cases/:slug', { sample: '/use-cases/e-tender' }),
  noResults: page('/no-results'),
  search: page('/search', { sample: '/search?q=token' }),
  searchIndex: resource('/search-index.json'),
  suggestions: resource('/suggestions.html', { cache: 'none' }),
  termsAndPrivacy: page('/privacy-policy', { isIndexed: true }),
  accessibility: page('/accessibility', { isIndexed: true }),
  partner: page('/becomeapartner', { isIndexed: true }),
  careers: page('/careers', { isIndexed: true }),
  applyProcess: page('/apply-dsc-process', { isIndexed: true }),
  downloadProcess: page('/download-dsc-process', { isIndexed: true }),
  revokeProcess: page('/revoke-dsc-process', { isIndexed: true }),
  downloads: page('/downloads', { isIndexed: true }),
  homeDownloads: page('/Home/Downloads'),
  repository: page('/downloadsRepos', { isIndexed: true }),
  repositoryManifest: resource('/repository.json', { cache: 'none' }),
  check: page('/check', { isIndexed: true }),
  pricing: page('/pricing', { isIndexed: true }),
  quote: resource('/pricing/quote.pdf', { cache: 'day' }),
  contact: page('/Home/Contact', { isIndexed: true }),
  faq: page('/Home/Faq', { isIndexed: true }),
  questions: resource('/questions/:file', { sample: '/questions/general.html' }),
  blog: page('/Home/Blogs', { isIndexed: true }),
  post: page('/Home/Blogs/Details/:id', { sample: '/Home/Blogs/Details/1' }),
  noticeFile: resource('/notices/:id', { cache: 'none', sample: '/notices/2' }),
  feed: resource('/feeds/:file', { sample: '/feeds/blog.xml' }),
  sitemap: resource('/sitemap.xml'),
  robots: resource('/robots.txt'),
  securityText: resource('/.well-known/security.txt'),
} as const satisfies { readonly [name: string]: Route };

export type RouteName = keyof typeof routes;

type Options = Partial<Omit<Route, 'path' | 'kind'>>;

function page(path: string, options: Options = {}): Route {
  return { path, kind: 'page', cache: 'revision', isIndexed: false, sample: path, ...options };
}

function resource(path: string, options: Options = {}): Route {
  return { ...page(path, options), kind: 'resource' };
}

/** Paths of the pages in the sitemap; use cases and posts are added from their own records. */
export const indexedPaths: readonly string[] = Object.values<Route>(routes)
  .filter(({ isIndexed }) => isIndexed)
  .map(({ path }) => path);

export function topicPath(slug: string): string {
  return `/use-cases/${slug}`;
}

const postPrefix = '/Home/Blogs/Details/';

export function postPath(id: number | string): string {
  return postPrefix + id;
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
export function blogPath({ page, size }: BlogPage): string {
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
 * The canonical path for a page's path in another case or with trailing slashes; `undefined` if it is canonical or
 * unknown.
 */
export function findCanonicalPath(path: string): string | undefined {
  const wanted = withoutTrailingSlashes(path).toLowerCase();
  const canonical =
    Object.values<Route>(routes).find(({ kind, path: known }) => kind === 'page' && known.toLowerCase() === wanted)
      ?.path ??
    (findRoute(wanted)?.name === 'useCase' ? wanted : undefined) ??
    (wanted.startsWith(postPrefix.toLowerCase()) ? postPath(wanted.slice(postPrefix.length)) : undefined);
  return canonical === path ? undefined : canonical;
}

/** A loop, because a pattern for it (`/+$`) takes quadratic time on a path full of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
