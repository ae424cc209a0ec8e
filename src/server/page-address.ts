import { prices } from '#content/prices/prices.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import {
  blogPath,
  completeParameter,
  findCanonicalPath,
  findRoute,
  parseBlogPage,
  parseSearch,
  postPath,
  searchParameter,
} from '#contract/routes.ts';
import { planParameters } from '#domain/plan/answers.ts';
import { parsePostId } from '#domain/post/post.ts';
import { choiceParts, readChoice, writeChoice } from '#domain/price/choice.ts';
import { type Route, type RouteName, routes } from '#domain/site/routes.ts';
import { toIndianDay } from '#domain/time.ts';

/** The address that a request is rendered from, and whether its response is cached under that address. */
export type PageAddress = {
  readonly address: string;
  readonly isCached: boolean;
  /** A quote: independent of the content revision, and cached apart from pages because there are many. */
  readonly isQuote?: true;
  /** The post that must exist for the address to be rendered. */
  readonly postId?: number;
};

/** Addresses with status 404 that stand for all others of their kind, so that each 404 page is rendered once. */
const missing = { page: '/not-found', useCase: '/use-cases/not-found', post: postPath(0) };

/** The 404 responses that are cached. */
export const cachedMissing: ReadonlySet<string> = new Set(Object.values(missing));

/** The 404 page of a kind, rendered by its own route. */
export function missingPage(kind: keyof typeof missing): PageAddress {
  return { address: missing[kind], isCached: true };
}

/** Most requests: a path without parameters, as it stands in the route table. */
const plainPages: ReadonlyMap<string, PageAddress> = new Map(
  Object.values<Route>(routes)
    .filter(({ path, cache }) => cache === 'revision' && !path.includes(':'))
    .map(({ path }) => [path, { address: path, isCached: true }]),
);

/** Characters of a value in the query of a price or a plan. */
const maxValueLength = 40;

/**
 * Normalises a request target to the cache key of its response. Only addresses of the route table are cached, and
 * unknown query parameters never make another entry. Only the blog's list, prices, quotes, plans and the search have a
 * query. Prices with a choice, plans and searches are not cached: there are many, and each is rarely requested.
 */
export function resolvePageAddress(target: string, now = new Date()): PageAddress {
  const plain = plainPages.get(target);
  if (plain) return plain;
  const [path, search] = splitTarget(target);
  const found = findRoute(path);
  const isUnknownUseCase = found?.name === 'useCase' && !useCases.some(({ slug }) => slug === found.parameter);
  if (!found || isUnknownUseCase) {
    // Another spelling is redirected, with its query.
    if (findCanonicalPath(path) !== undefined) return { address: target, isCached: false };
    return missingPage(found ? 'useCase' : 'page');
  }
  const { name, parameter } = found;
  if (name === 'quote') return { address: `${path}?${writeQuoteKey(search, now)}`, isCached: true, isQuote: true };
  if (routes[name].cache === 'none') return { address: target, isCached: false };
  const postId = name === 'post' ? parsePostId(parameter) : undefined;
  if (name === 'post' && postId === undefined) return missingPage('post');

  const query = readQuery(name, search);
  const address = query.size === 0 ? path : `${path}?${query}`;
  // Of addresses with a query, only those of the blog's pages are few.
  const isCached = query.size === 0 || name === 'blog';
  return { address, isCached, ...(postId === undefined ? {} : { postId }) };
}

function splitTarget(target: string): [path: string, search: URLSearchParams] {
  const queryStart = target.indexOf('?');
  if (queryStart === -1) return [target, new URLSearchParams()];
  return [target.slice(0, queryStart), new URLSearchParams(target.slice(queryStart + 1))];
}

/** The parameters that the page of a route reads. */
function readQuery(name: RouteName, search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(name === 'blog' ? blogPath(parseBlogPage(search)).split('?')[1] : '');
  if (name === 'pricing') copyParameters(choiceParts, search, query);
  if (name === 'plan') {
    copyParameters(Object.values(planParameters), search, query);
    // The form was sent without a day, which the page then asks for.
    if (search.get(planParameters.day) === '') query.set(planParameters.day, '');
  }
  if (name === 'search') copyQuery(search, query);
  if (name === 'post' && search.has(completeParameter)) query.set(completeParameter, '');
  return query;
}

/** The cache key of a quote: the choice as the quote shows it, and the day. */
function writeQuoteKey(search: URLSearchParams, now: Date): string {
  return `${writeChoice(readChoice(String(search), prices).choice)}&day=${toIndianDay(now)}`;
}

/** Copies only the parameters that the page reads. */
function copyParameters(names: readonly string[], from: URLSearchParams, to: URLSearchParams): void {
  for (const name of names) {
    const value = from.get(name)?.trim();
    if (value && value.length <= maxValueLength) to.set(name, value);
  }
}

function copyQuery(from: URLSearchParams, to: URLSearchParams): void {
  const query = parseSearch(from);
  if (query !== '') to.set(searchParameter, query);
}
