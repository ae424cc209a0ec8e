import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { api } from '#api/api.ts';
import { registerDocs } from '#api/docs/docs-routes.ts';
import type { KeptAnswers } from '#api/kept-answer.ts';
import { listAdvertisements } from '#database/advertisement/advertisement-store.ts';
import { keepApplication } from '#database/application/keep-application.ts';
import type { Store } from '#database/connect.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { readMediaFile } from '#database/media/media-store.ts';
import { findNotice, listNotices } from '#database/notice/notice-store.ts';
import { loadPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import { findPost, listPosts } from '#database/post/post-store.ts';
import { limitTurns } from '#database/rate-limit/limit-turns.ts';
import { groupCommits } from '#database/submission/group-commits.ts';
import type { Config } from '#server/config.ts';
import { listFolders, serveDocuments } from '#server/documents.ts';
import { followRevision } from '#server/follow-revision.ts';
import { registerHealth } from '#server/health.ts';
import { createKeptAnswers } from '#server/kept-answers.ts';
import { registerMedia } from '#server/media.ts';
import { startOutbox } from '#server/outbox.ts';
import { createReadyLane } from '#server/page/ready-lane.ts';
import { openRepository } from '#server/repository/repository.ts';
import { serveRepository } from '#server/repository/serve-repository.ts';
import { createPolicy, documentHeaders, securityHeaders } from '#server/security-headers.ts';
import { openUploads } from '#server/uploads.ts';
import { registerWebsite } from '#server/website.ts';
import { createWebsiteSettings } from '#server/website-settings.ts';
import type { CreateWebsite } from '#website/serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether what the route sends was made with every header of defence in it. */
    hasOwnHeaders?: boolean;
  }
}

/** What an app is made of. */
export type AppParts = {
  readonly config: Config;
  readonly store: Store;
  readonly createWebsite: CreateWebsite;
  /** Where the browser's files are; absent in development, where Vite serves them. */
  readonly clientDir?: string;
};

/** Wires the API, the files and the pages into one server that does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, store, clientDir } = parts;
  const lane = createReadyLane();
  const app = Fastify({
    serverFactory: lane.serverFactory,
    // Without a name the process id and host would be in every line; addresses of visitors are personal data.
    logger: {
      level: config.logLevel,
      base: null,
      serializers: { req: ({ method, url }) => ({ method, url: dropQuery(url) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: config.requestTimeout,
    trustProxy: toTrust(config.trustProxy),
    bodyLimit: config.bodyLimit,
    return503OnClosing: true,
    // Requests in flight are finished at the end; connections that only wait are not.
    forceCloseConnections: 'idle',
  });

  // Headers are small: who takes long over them means no good. A body may be a resume on a slow line.
  app.server.headersTimeout = Math.min(20_000, config.requestTimeout);

  const defence = { ...securityHeaders, 'Content-Security-Policy': createPolicy() };
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.hasOwnHeaders) reply.headers(defence);
    done();
  });

  registerHealth(app, store.ping);
  const keptAnswers = createKeptAnswers((error) => app.log.error({ err: error }, 'an answer was not renewed'));
  if (config.apiHost === '') await serveApi(app, store, config, keptAnswers);
  if (clientDir) await serveFiles(app, clientDir);
  await serveUtilities(app, join(config.dataDir, 'utility'));
  serveDocuments(app, listFolders(config));
  const repository = openRepository(store, config, app.log);
  serveRepository(app, repository);
  registerMedia(app, (hash, name) => readMediaFile(store.db, hash, name));
  const pages = registerWebsite(app, parts.createWebsite(createWebsiteSettings({ app, store, config, repository })), {
    siteUrl: config.siteUrl,
    connect: config.apiHost === '' ? [] : [config.apiHost],
    clientDir,
  });
  app.addHook('onReady', async () => lane.open(pages.peek));
  app.addHook('preClose', async () => lane.close());
  // Answers first: pages are made from them.
  await followRevision(app, store, config, { keepers: [keptAnswers, pages], repository });
  return app;
}

/** The API, and the worker that delivers what it leaves in the outbox. */
async function serveApi(app: FastifyInstance, store: Store, config: Config, keptAnswers: KeptAnswers): Promise<void> {
  const outbox = startOutbox(store, config, app.log);
  app.addHook('onClose', () => outbox.stop(config.shutdownTimeout / 2_000));
  /** What is kept has written its messages with it: they can go at once. */
  const thenDeliver = async (kept: Promise<unknown>): Promise<void> => {
    await kept;
    outbox.wake();
  };
  const commitInGroup = groupCommits(store.db);
  registerDocs(app, config.siteUrl);
  await app.register(api, {
    clientKey: config.apiClientKey,
    bodyLimit: config.bodyLimit,
    pincodes: loadPincodeDirectory(),
    siteUrl: config.siteUrl,
    keptAnswers,
    readMediaFile: (hash, name) => readMediaFile(store.db, hash, name),
    listPosts: (filter) => listPosts(store.db, filter),
    findPost: (id) => findPost(store.db, id),
    listNotices: () => listNotices(store.db),
    findNotice: (id) => findNotice(store.db, id),
    listAdvertisements: (platform) => listAdvertisements(store.db, platform),
    uploadsDir: openUploads(config.dataDir),
    uploadsInMemory: config.uploadsInMemory,
    takeEnquiryTurn: limitTurns(store.pool, config.enquiryRateLimit),
    takeApplicationTurn: limitTurns(store.pool, config.applicationRateLimit),
    keepEnquiry: (enquiry, note) =>
      thenDeliver(commitInGroup((db) => keepEnquiry(db, enquiry, note, { hasWebhook: config.webhook.url !== '' }))),
    keepApplication: (application, resume, note) =>
      thenDeliver(commitInGroup((db) => keepApplication(db, application, resume, note))),
  });
}

/** Files under `assets/` carry a hash of their content in their name, so a browser may keep them for ever. */
async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: existsSync(join(clientDir, '.compressed')),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = path.startsWith(join(clientDir, 'assets'));
      reply.header('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      // Two dozen small files come with a page, and what these say is for documents.
      if (/\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(path)) for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
}

/** The authority's own installers and drivers, as they are dropped into the data folder, also while the server runs. */
async function serveUtilities(app: FastifyInstance, root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, { root, prefix: '/utility/', index: false, decorateReply: false });
}

/** The nearest so many hops, or the hops from these networks, are ours; the first that is not is the visitor (R10.4). */
function toTrust(trustProxy: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
}

/** A query may hold what a visitor searched for. */
function dropQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
