/** The addresses of pages that exist, without those with parameters. Nothing links to another. */
const pagePaths: readonly string[] = ['/'];

/** Whether a path of the site, with or without an anchor, leads to a page. */
export function isPage(path: string): boolean {
  return pagePaths.includes(path.split('#')[0] || '/');
}
