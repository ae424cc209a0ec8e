import { isPage } from '#website/page-paths.ts';
import { findListPath, readListPlace } from '#website/pages/post/list-place.ts';

/** Which kept page answers an address, and the address that it is made from: what does not matter to it is left out. */
export type PageKey = { readonly address: string; readonly isKept: boolean };

/** What clients ask of a page's data when they come from another page: names of routes, nothing else. */
const routesWanted = /^[a-zA-Z0-9_/.,-]{1,200}$/;

/**
 * The key of an address. Only the query of the blog's list decides anything, and the routes that a client's data request
 * names; an address that no page has is made anew, and never kept, so robots that invent addresses fill nothing. So is a
 * price with its choice: there are thousands, and each is asked for by few.
 */
export function findPageKey(path: string, query: string): PageKey {
  if (query === '' && isKeptPath(path)) return { address: path, isKept: true };
  const search = new URLSearchParams(query);
  const isData = path.endsWith('.data');
  const page = isData ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;
  const isPrice = page === '/pricing' && !isData && query !== '';
  if (isPrice || !isKeptPath(page)) return { address: query === '' ? path : `${path}?${query}`, isKept: false };

  const kept = new URLSearchParams(page === '/Home/Blogs' ? readQuery(findListPath(readListPlace(search))) : '');
  const routes = search.get('_routes');
  if (isData && routes !== null && routesWanted.test(routes)) kept.set('_routes', routes);
  return { address: kept.size === 0 ? path : `${path}?${kept}`, isKept: true };
}

/** Whether it is asked for by a page of ours that passes into another. */
export function isDataAddress(address: string): boolean {
  return /^[^?]*\.data(?:\?|$)/.test(address);
}

function isKeptPath(path: string): boolean {
  return isPage(path) || /^\/Home\/Blogs\/Details\/[1-9][0-9]{0,8}$/.test(path) || otherKept.has(path);
}

const otherKept = new Set([
  '/search-index.json',
  '/sitemap.xml',
  '/robots.txt',
  '/feeds/blog.xml',
  '/feeds/blog.json',
  '/feeds/notices.xml',
  '/feeds/notices.json',
]);

function readQuery(path: string): string {
  return path.split('?')[1] ?? '';
}
