import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { findCanonicalPath } from '#contract/routes.ts';
import { type WebsiteContext, websiteContext } from '#website/context.ts';

/** Makes the website's request handler. */
export type CreateWebsite = (dependencies: WebsiteContext) => (request: Request) => Promise<Response>;

/** The input of the server build: the handler and the context that its loaders read come from one bundle. */
export const createWebsite: CreateWebsite = (dependencies) => {
  // The virtual module is typed without exactOptionalPropertyTypes; what it is made as is a server build.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const spelling = findCanonicalPath(pathname);
    // One page, one address: links in another case keep their query on the way.
    if (spelling) return new Response(null, { status: 308, headers: { Location: `${spelling}${search}` } });
    const context = new RouterContextProvider();
    context.set(websiteContext, dependencies);
    return handle(request, context);
  };
};
