import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRemoteContent } from '#contract/remote-content.ts';
import { findBanner } from '#database/banner/banner-store.ts';
import type { Store } from '#database/connect.ts';
import { findMediaFile } from '#database/media/media-store.ts';
import { listRepositoryChanges } from '#database/repository/repository-change-store.ts';
import { drawingFile } from '#domain/media/picture.ts';
import type { Config } from '#server/config.ts';
import { hashDocument, listFolders, measureDocument } from '#server/documents.ts';
import { recordFailedRead } from '#server/failed-reads.ts';
import { createPolicy, hashSource } from '#server/http/security-headers.ts';
import { createQuoteThread } from '#server/quote-thread.ts';
import { createAssetReader } from '#server/read-asset.ts';
import { createLocalContent, createRead } from '#services/local-content.ts';
import { isReadableFile } from '#services/read-own-file.ts';
import type { RepositoryWatcher } from '#services/watch-repository.ts';
import type { WebsiteContext } from '#website/context.ts';

/** The sources of the loaders: content from this process's store or another host, files, and the repository. */
export function createWebsiteContext(
  {
    config,
    store,
    repository,
    clientDir,
  }: { config: Config; store: Store; repository: RepositoryWatcher; clientDir: string | undefined },
  app: FastifyInstance,
): WebsiteContext {
  const { log } = app;
  const { apiHost, siteUrl, dataDir } = config;
  const folders = listFolders(config, { isDevelopment: clientDir === undefined });
  const api = { host: apiHost, clientKey: config.apiClientKey };
  const lacksContent = 'a page is rendered without content';
  const logError = (error: unknown): void => {
    recordFailedRead('store');
    log.warn({ err: error }, lacksContent);
  };
  const logLine = (line: string): void => {
    recordFailedRead('host');
    log.warn({ call: line }, lacksContent);
  };
  const read = createRead(logError);
  const content =
    apiHost === '' ? createLocalContent({ db: store.db, siteUrl, logError }) : createRemoteContent(api, logLine);
  return {
    siteUrl,
    api,
    content,
    readAsset: clientDir === undefined ? undefined : createAssetReader(clientDir),
    createPagePolicy: ({ scripts, styles }) =>
      createPolicy({
        scripts: Array.from(scripts, hashSource),
        styles: Array.from(styles, hashSource),
        prefetch: true,
        connect: apiHost === '' ? [] : [apiHost],
        inlineStyles: clientDir === undefined,
      }),
    // `undefined`: the page links the drawing instead.
    readDrawing: async (hash) => {
      const file = await findMediaFile(store.db, hash, drawingFile).catch(() => undefined);
      return file && new TextDecoder().decode(file);
    },
    readBanner: () => read(findBanner(store.db), undefined),
    retention: { isStoredHere: apiHost === '', ...config.retention },
    hasFile: (path) => isReadableFile(join(dataDir, path)),
    measureDocument: (path) => measureDocument(path, folders),
    hashDocument: (path) => hashDocument(path, folders),
    drawQuote: createQuoteThread(app),
    readRepository: repository.readState,
    listRepositoryChanges: () => read(listRepositoryChanges(store.db, 50, '.crl'), []),
  };
}
