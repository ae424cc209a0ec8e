import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { findCanonicalPath, findRoute, routes } from '#contract/routes.ts';
import { type WebsiteContext, websiteContext } from '#website/context.ts';
import { deferHydration } from './defer-hydration.ts';

/** Creates the request handler of the website. */
export type CreateWebsite = (dependencies: WebsiteContext) => (request: Request) => Promise<Response>;

/** The input of the server build: the handler and the context that its loaders read are in one bundle. */
export const createWebsite: CreateWebsite = (dependencies) => {
  // The virtual module is typed without exactOptionalPropertyTypes.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const canonical = findCanonicalPath(pathname);
    // The query of a link in another spelling is preserved.
    if (canonical) return new Response(null, { status: 308, headers: { Location: `${canonical}${search}` } });
    const context = new RouterContextProvider();
    context.set(websiteContext, dependencies);
    const response = await handle(request, context);
    // In development Vite's client must run first, so the router's own scripts stay.
    if (!import.meta.env.PROD || !isHtmlPage(pathname, response)) return response;
    return new Response(deferHydration(await response.text()), response);
  };
};

/** Whether a response is a whole page, and not data, a feed or a fragment of HTML. */
function isHtmlPage(pathname: string, { headers }: Response): boolean {
  const found = findRoute(pathname);
  const isResource = found !== undefined && routes[found.name].kind === 'resource';
  return !isResource && headers.get('Content-Type')?.startsWith('text/html') === true;
}
