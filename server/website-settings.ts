import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createContentClient } from '#contract/content-client.ts';
import { readBanner } from '#database/banner/banner-store.ts';
import type { Store } from '#database/connect.ts';
import { listChanges } from '#database/repository/change-store.ts';
import { repositoryPaths } from '#domain/repository/repository-state.ts';
import type { Config } from '#server/config.ts';
import { hashDocument, listFolders, measureDocument } from '#server/documents.ts';
import type { Repository } from '#server/repository/repository.ts';
import type { CreateWebsite } from '#website/serve.ts';

/** What the pages' knowledge is gathered from. */
type Surroundings = {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly config: Config;
  readonly repository: Pick<Repository, 'readState'>;
};

/** What pages know of the process. Our own API is asked within the process, another host over the network. */
export function createWebsiteSettings({ app, store, config, repository }: Surroundings): Parameters<CreateWebsite>[0] {
  const folders = listFolders(config);
  const api = { host: config.apiHost, clientKey: config.apiClientKey };
  const call = config.apiHost === '' ? callWithin(app) : fetch;
  return {
    siteUrl: config.siteUrl,
    api,
    content: createContentClient(api, call, (line) => app.log.warn({ call: line }, 'a page is made without a call')),
    readBanner: () => readBanner(store.db),
    retention: { isStoredHere: config.apiHost === '', ...config.retention },
    hasFile: (path) => existsSync(join(config.dataDir, path)),
    measureDocument: (path) => measureDocument(path, folders),
    hashDocument: (path) => hashDocument(path, folders),
    readRepository: repository.readState,
    listRepositoryChanges: () => listChanges(store.db, 50, repositoryPaths.crl),
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
