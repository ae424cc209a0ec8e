import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site, on one screen. */
export default [
  index('pages/home/home.tsx'),
  route('details', 'pages/use-case/details.tsx'),
  route('use-cases/:slug', 'pages/use-case/use-case.tsx'),
  route('no-results', 'pages/search/no-results.tsx'),
  route('search-index.json', 'pages/search/search-index.ts'),
  route('privacy-policy', 'pages/legal/terms-and-privacy.tsx'),
  route('becomeapartner', 'pages/partner/become-a-partner.tsx'),
  route('careers', 'pages/career/careers.tsx'),
  route('apply-dsc-process', 'pages/process/apply.tsx'),
  route('download-dsc-process', 'pages/process/download.tsx'),
  route('revoke-dsc-process', 'pages/process/revoke.tsx'),
  route('downloads', 'pages/download/downloads.tsx'),
  route('Home/Downloads', 'pages/download/downloads.tsx', { id: 'home-downloads' }),
  route('downloadsRepos', 'pages/repository/repository.tsx'),
  route('repository.json', 'pages/repository/manifest.ts'),
  route('pricing', 'pages/price/pricing.tsx'),
  route('Home/Contact', 'pages/contact/contact.tsx'),
  route('Home/Faq', 'pages/faq/faq.tsx'),
  route('Home/Blogs', 'pages/post/post-list.tsx'),
  route('Home/Blogs/Details/:id', 'pages/post/post.tsx'),
  route('notices/:id', 'pages/notice/notice-file.ts'),
  route('feeds/:file', 'pages/feed/feed.ts'),
  route('sitemap.xml', 'pages/feed/sitemap.ts'),
  route('robots.txt', 'pages/feed/robots.ts'),
  // The design language, for whoever changes it: a build has neither the page nor its address.
  ...(import.meta.env.DEV ? [route('styleguide', 'pages/styleguide/styleguide.tsx')] : []),
  route('*', 'pages/missing/missing.tsx'),
] satisfies RouteConfig;
