import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { type RouteName, routes } from '../domain/site/routes.ts';

/** The module of each address in `domain/site/routes.ts`. */
const modules: { readonly [name in RouteName]: string } = {
  home: 'pages/home/home.tsx',
  webManifest: 'pages/home/web-manifest.ts',
  details: 'pages/use-case/details.tsx',
  topic: 'pages/use-case/topic.ts',
  useCase: 'pages/use-case/use-case.tsx',
  noResults: 'pages/search/no-results.tsx',
  search: 'pages/search/search.tsx',
  searchIndex: 'pages/search/search-index.ts',
  suggestions: 'pages/search/suggestions.tsx',
  termsAndPrivacy: 'pages/legal/terms-and-privacy.tsx',
  accessibility: 'pages/legal/accessibility.tsx',
  partner: 'pages/partner/become-a-partner.tsx',
  careers: 'pages/career/careers.tsx',
  applyProcess: 'pages/process/process.tsx',
  downloadProcess: 'pages/process/process.tsx',
  revokeProcess: 'pages/process/process.tsx',
  downloads: 'pages/download/downloads.tsx',
  homeDownloads: 'pages/download/downloads.tsx',
  repository: 'pages/repository/repository.tsx',
  repositoryManifest: 'pages/repository/manifest.ts',
  check: 'pages/check/check.tsx',
  pricing: 'pages/price/pricing.tsx',
  errors: 'pages/help/errors.tsx',
  plan: 'pages/plan/plan.tsx',
  planCalendar: 'pages/plan/plan-calendar.ts',
  quote: 'pages/price/quote.ts',
  contact: 'pages/contact/contact.tsx',
  faq: 'pages/faq/faq.tsx',
  questions: 'pages/faq/questions.tsx',
  blog: 'pages/post/post-list.tsx',
  post: 'pages/post/post.tsx',
  noticeFile: 'pages/notice/notice-file.ts',
  feed: 'pages/feed/feed.ts',
  sitemap: 'pages/feed/sitemap.ts',
  robots: 'pages/feed/robots.ts',
  securityText: 'pages/feed/security-text.ts',
};

export default [
  ...(Object.keys(routes) as RouteName[]).map((name) => {
    const { path } = routes[name];
    return path === '/' ? index(modules[name], { id: name }) : route(path.slice(1), modules[name], { id: name });
  }),
  // Not in the build.
  ...(import.meta.env.DEV ? [route('styleguide', 'pages/styleguide/styleguide.tsx')] : []),
  route('*', 'pages/missing/missing.tsx', { id: 'missing' }),
] satisfies RouteConfig;
