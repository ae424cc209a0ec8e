/** The addresses of pages that exist, without those with parameters. Nothing links to another. */
const pagePaths: readonly string[] = [
  '/',
  '/details',
  '/no-results',
  '/privacy-policy',
  '/becomeapartner',
  '/careers',
  '/apply-dsc-process',
  '/download-dsc-process',
  '/revoke-dsc-process',
  '/downloads',
  '/Home/Downloads',
  '/downloadsRepos',
  '/pricing',
  '/Home/Contact',
  '/Home/Faq',
  '/Home/Blogs',
];

/** Pages that search engines are told of: one address for each. Topics and posts are listed by their own records. */
export const indexedPaths: readonly string[] = pagePaths.filter(
  (path) => !['/details', '/no-results', '/Home/Downloads'].includes(path),
);

/** Whether a path of the site, with or without an anchor, leads to a page. */
export function isPage(path: string): boolean {
  return path.startsWith('/use-cases/') || pagePaths.includes(path.split('#')[0] || '/');
}

/** The one spelling of a page's path that was written in another case or with a closing slash; else `undefined`. */
export function findSpelling(path: string): string | undefined {
  const wanted = path.replace(/(?<=.)\/+$/, '').toLowerCase();
  const spelling = pagePaths.find((known) => known.toLowerCase() === wanted);
  const spelt = spelling ?? (wanted.startsWith('/use-cases/') ? wanted : undefined);
  return spelt === path ? undefined : spelt;
}
