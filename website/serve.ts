import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { settingsContext, type WebsiteSettings } from '#website/context.ts';

/** Makes the website's request handler. */
export type CreateWebsite = (settings: WebsiteSettings) => (request: Request) => Promise<Response>;

/** The input of the server build: the handler and the context that its loaders read come from one bundle. */
export const createWebsite: CreateWebsite = (settings) => {
  // The virtual module is typed without exactOptionalPropertyTypes; what it is made as is a server build.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    return handle(request, context);
  };
};
