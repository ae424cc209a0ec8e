import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createContentClient } from '#contract/content-client.ts';
import { readBanner } from '#database/banner/banner-store.ts';
import type { Store } from '#database/connect.ts';
import type { Config } from '#server/config.ts';
import { listFolders, measureDocument } from '#server/documents.ts';
import type { CreateWebsite } from '#website/serve.ts';

/** What pages know of the process. Our own API is asked within the process, another host over the network. */
export function createWebsiteSettings(
  app: FastifyInstance,
  store: Store,
  config: Config,
): Parameters<CreateWebsite>[0] {
  const api = { host: config.apiHost, clientKey: config.apiClientKey };
  const call = config.apiHost === '' ? callWithin(app) : fetch;
  return {
    siteUrl: config.siteUrl,
    api,
    content: createContentClient(api, call, (line) => app.log.warn({ call: line }, 'a page is made without a call')),
    readBanner: () => readBanner(store.db),
    keeping: { isKeptHere: config.apiHost === '', ...config.retention },
    hasFile: (path) => existsSync(join(config.dataDir, path)),
    measureDocument: (path) => measureDocument(path, listFolders(config.dataDir)),
  };
}

/** A `fetch` that hands the request to the server itself: the same routes, without a socket, and nothing outdated. */
function callWithin(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'cache-control': 'no-cache' };
    const answer = await app.inject({ method: 'GET', url: String(input), headers });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'Content-Type': String(answer.headers['content-type'] ?? '') },
    });
  };
}
