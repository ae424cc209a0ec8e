import { blogPath, findCanonicalPath, findRoute, parseBlogPage, routes } from '#contract/routes.ts';
import { parsePostId } from '#domain/post/post.ts';

/** The address that a request is rendered from, and whether its response is cached under that address. */
export type PageAddress = {
  readonly address: string;
  readonly isCached: boolean;
  /** Whether it is the data of a page, requested by a browser that navigates without loading a document. */
  readonly isData: boolean;
};

/** Every unknown path is rendered from this one, which no route has. */
export const notFoundAddress = '/not-found';

/** `_routes` of a data request: ids of routes, and nothing else. */
const routeIds = /^[a-zA-Z0-9_/.,-]{1,200}$/;

/**
 * Reduces a request target to what decides the response, so that only addresses of the route table are cached and unknown
 * query parameters never make another entry. Only the blog's list has a query that counts; prices with a choice are many
 * and each is rarely requested, so they are rendered every time; unknown paths share one 404 page.
 */
export function resolvePageAddress(target: string): PageAddress {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark + 1);
  const isData = path.endsWith('.data');
  const page = isData ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;
  const found = findRoute(page);
  if (!found && !isData && findCanonicalPath(path) === undefined) {
    return { address: notFoundAddress, isCached: true, isData };
  }
  if (!found || (found.name === 'post' && parsePostId(found.parameter) === undefined)) {
    return { address: target, isCached: false, isData };
  }
  const search = new URLSearchParams(query);
  const isChoice = found.name === 'pricing' && !isData && query !== '';
  if (isChoice || routes[found.name].cache === 'none') return { address: target, isCached: false, isData };

  const significantQuery = new URLSearchParams(
    found.name === 'blog' ? blogPath(parseBlogPage(search)).split('?')[1] : '',
  );
  const ids = search.get('_routes');
  if (isData && ids !== null && routeIds.test(ids)) significantQuery.set('_routes', ids);
  return { address: significantQuery.size === 0 ? path : `${path}?${significantQuery}`, isCached: true, isData };
}
