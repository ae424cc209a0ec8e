import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { findCanonicalPath } from '#contract/routes.ts';
import { type WebsiteContext, websiteContext } from '#website/context.ts';

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
    return handle(request, context);
  };
};
