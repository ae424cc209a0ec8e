import { type Route, type RouteName, routes } from '#domain/site/routes.ts';

/** Pages that search engines do not index, and the second address of a page: tests of their own visit them. */
const unlisted: readonly RouteName[] = ['details', 'noResults', 'search', 'homeDownloads'];

/**
 * One path of each page type of the route table, on a site with the seed's content: a new route is visited by itself.
 */
export const samplePaths: readonly string[] = Object.entries<Route>(routes)
  .filter(([name, { kind }]) => kind === 'page' && !unlisted.includes(name as RouteName))
  .map(([, { sample }]) => sample);

/** The same without the home page. */
export const samplePathsBesidesHome: readonly string[] = samplePaths.filter((path) => path !== routes.home.path);
