import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { settingsContext, type WebsiteSettings } from '#website/context.ts';

/** Makes the website's request handler. */
export type CreateWebsite = (settings: WebsiteSettings) => (request: Request) => Promise<Response>;

/** The input of the server build: the handler and the context that its loaders read come from one bundle. */
export const createWebsite: CreateWebsite = (settings) => {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    return handle(request, context);
  };
};
