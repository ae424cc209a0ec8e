/** A route of the site. */
export type Route<Path extends string = string, Kind = 'page' | 'resource'> = {
  /** The router's pattern; `:name` stands for one segment. */
  readonly path: Path;
  /** A page with a head and a body, or a resource such as a feed. */
  readonly kind: Kind;
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
  errors: page('/help/errors', { isIndexed: true }),
  plan: page('/choose', { isIndexed: true }),
  planCalendar: resource('/choose/plan.ics', {
    cache: 'none',
    sample: '/choose/plan.ics?for=irctc-e-ticketing&token=yes&day=2030-01-15',
  }),
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

function page<Path extends string>(path: Path, options: Options = {}): Route<Path, 'page'> {
  return { path, kind: 'page', cache: 'revision', isIndexed: false, sample: path, ...options };
}

function resource<Path extends string>(path: Path, options: Options = {}): Route<Path, 'resource'> {
  return { ...page(path, options), kind: 'resource' };
}

type PathOf<Kind> = {
  [Name in RouteName]: (typeof routes)[Name] extends Route<infer Path, Kind> ? Fill<Path> : never;
}[RouteName];

/** A pattern with any text for its parameter. */
type Fill<Path extends string> = Path extends `${infer Start}:${infer Name}`
  ? Name extends `${string}.${infer Extension}`
    ? `${Start}${string}.${Extension}`
    : `${Start}${string}`
  : Path;

/** The path of a page, without query and fragment. */
export type PagePath = PathOf<'page'>;

/** The anchors of the home page. */
export type HomeSection = 'hero' | 'about' | 'services' | 'faq' | 'contact';

const fileFolders = ['Content', 'forms', 'repository', 'utility'] as const;

/** A file that is no route: a document, or a program. */
export type FilePath = `/${(typeof fileFolders)[number]}/${string}.${string}`;

export function isFilePath(path: string): path is FilePath {
  return fileFolders.some((folder) => path.startsWith(`/${folder}/`));
}

/** An address of this site, as links have it: a wrong one is an error of types. */
export type SitePath =
  | PagePath
  | `${Exclude<PagePath, '/'>}#${string}`
  | `/#${HomeSection}`
  | `${PagePath}?${string}`
  | PathOf<'resource'>
  | FilePath;
