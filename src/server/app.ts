import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { api } from '#api/api.ts';
import { registerDocs } from '#api/docs-page.ts';
import { site } from '#content/site.ts';
import type { Store } from '#database/connect.ts';
import { startApi } from '#server/api-context.ts';
import type { Config } from '#server/config.ts';
import { watchContentRevision } from '#server/content-revision.ts';
import { createServer } from '#server/create-server.ts';
import { findBackupState } from '#server/doctor/check-backups.ts';
import { hashDocument, listFolders, listUnreadableDocuments, serveDocuments } from '#server/documents.ts';
import { registerHealth } from '#server/health.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { decorateSendCached } from '#server/http/send-cached.ts';
import { createMetrics } from '#server/metrics.ts';
import { registerPages } from '#server/pages.ts';
import { startPrivateServer } from '#server/private-server.ts';
import { createRedirects } from '#server/redirects.ts';
import { serveRepository } from '#server/serve-repository.ts';
import { serveUtilities } from '#server/serve-utilities.ts';
import { serveClientFiles, serveMedia } from '#server/static-files.ts';
import { createWebsiteContext } from '#server/website-context.ts';
import { startSchedule } from '#services/apply-schedule.ts';
import { createRepositoryWatcher } from '#services/watch-repository.ts';
import type { CreateWebsite } from '#website/serve.ts';

type AppOptions = {
  readonly config: Config;
  readonly store: Store;
  readonly createWebsite: CreateWebsite;
  /** Where the browser's files are; absent in development, where Vite serves them. */
  readonly clientDir?: string;
};

/**
 * Pages: every page, list and post of a large site several times over. API: many short answers, or some lists with
 * pictures in base64. Quotes: some of the thousands of choices, about 40 kB each. API and quotes never evict pages.
 */
const cacheLimits = {
  pages: { entries: 1_000, bytes: 24 * 1_048_576 },
  quotes: { entries: 100, bytes: 4 * 1_048_576 },
  api: { entries: 500, bytes: 28 * 1_048_576 },
};

/** Wires the API, the files and the pages into one server that does not listen yet. */
export async function createApp({ config, store, createWebsite, clientDir }: AppOptions): Promise<FastifyInstance> {
  const securityHeaders = createSecurityHeaders(config.siteUrl);
  const app = createServer(config, { headers: securityHeaders, origin: config.siteUrl });
  // First: it measures only routes that are registered later.
  const metrics = config.metrics.port === undefined ? undefined : await createMetrics(app);
  registerHealth(app, store.ping);
  const logStale = (error: unknown) => app.log.error({ err: error }, 'a response was not renewed');
  const cache = createResponseCache(cacheLimits.pages, logStale);
  const quotes = createResponseCache(cacheLimits.quotes, logStale);
  const apiCache = createResponseCache(cacheLimits.api, logStale);
  if (config.apiHost === '') {
    registerDocs(app, config.siteUrl);
    const byOrigin = config.corsOrigins.length > 0 ? { vary: 'Origin' } : {};
    decorateSendCached(app, apiCache, { ...securityHeaders, ...byOrigin });
    await app.register(api, startApi(app, { config, store }));
  }
  if (clientDir) serveClientFiles(app, clientDir, securityHeaders);
  const folders = listFolders(config, { isDevelopment: clientDir === undefined });
  serveUtilities(app, folders.utility);
  serveMedia(app, store, securityHeaders);
  serveDocuments(app, folders);
  const repository = createRepositoryWatcher({
    db: store.db,
    folder: folders.repository,
    requiresOwnFiles: config.requiresOwnFiles,
    demonstrationOf: config.demonstration ? { name: site.name, siteUrl: config.siteUrl } : undefined,
    hashDocument: (path) => hashDocument(path, folders),
    listUnreadableDocuments: () => listUnreadableDocuments(folders),
    host: hostname(),
    clock: () => new Date(),
    log: app.log,
  });
  serveRepository(app, repository);
  const websiteContext = createWebsiteContext({ config, store, repository, clientDir }, app);
  const { hasPost } = websiteContext.content;
  const website = createWebsite(websiteContext);
  const { countWaiting } = registerPages(app, {
    website,
    cache,
    quotes,
    securityHeaders,
    hasPost,
    findRedirect: createRedirects(config.dataDir),
    siteUrl: config.siteUrl,
    isRemote: config.apiHost !== '',
    isDevelopment: clientDir === undefined,
  });
  const schedule = startSchedule({ db: store.db, clock: store.clock, log: app.log });
  app.addHook('onClose', () => schedule.stop());
  await watchContentRevision(app, { store, config, repository, caches: [cache, apiCache] });
  if (metrics) {
    const readBackupState = () => findBackupState(config, new Date());
    const observed = { store, repository, caches: { pages: cache, api: apiCache }, countWaiting, readBackupState };
    metrics.observe(observed);
    await startPrivateServer(app, config, metrics, observed);
  }
  return app;
}
