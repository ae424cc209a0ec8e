import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { api } from '#api/api.ts';
import type { Store } from '#database/connect.ts';
import { addEnquiry } from '#database/enquiry/enquiry-store.ts';
import { loadPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import type { Config } from '#server/config.ts';
import { registerHealth } from '#server/health.ts';
import { createPolicy, securityHeaders } from '#server/security-headers.ts';
import { type RenderWebsite, registerWebsite } from '#server/website.ts';

/** What an app is made of. */
export type AppParts = {
  readonly config: Config;
  readonly store: Store;
  readonly renderWebsite: RenderWebsite;
  /** Where the browser's files are; absent in development, where Vite serves them. */
  readonly clientDir?: string;
  /** Development only. */
  readonly inlineStyles?: boolean;
};

/** Wires the API, the files and the pages into one server that does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, store, clientDir, inlineStyles = false } = parts;
  const app = Fastify({
    // Without a name the process id and host would be in every line; addresses of visitors are personal data.
    logger: {
      level: config.logLevel,
      base: null,
      serializers: { req: ({ method, url }) => ({ method, url: dropQuery(url) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: config.requestTimeout,
    bodyLimit: config.bodyLimit,
    return503OnClosing: true,
    // Requests in flight are finished at the end; connections that only wait are not.
    forceCloseConnections: 'idle',
  });

  const policy = createPolicy();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders).header('Content-Security-Policy', policy);
  });

  registerHealth(app, store.ping);
  if (config.apiHost === '') {
    await app.register(api, {
      clientKey: config.apiClientKey,
      bodyLimit: config.bodyLimit,
      pincodes: loadPincodeDirectory(),
      keepEnquiry: (enquiry) => addEnquiry(store.db, enquiry),
    });
  }
  if (clientDir) await serveFiles(app, clientDir);
  await serveUtilities(app, join(config.dataDir, 'utility'));
  registerWebsite(app, parts.renderWebsite, {
    siteUrl: config.siteUrl,
    connect: config.apiHost === '' ? [] : [config.apiHost],
    inlineStyles,
  });
  return app;
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
    },
  });
}

/** The authority's own installers and drivers, as they are dropped into the data folder, also while the server runs. */
async function serveUtilities(app: FastifyInstance, root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, { root, prefix: '/utility/', index: false, decorateReply: false });
}

/** A query may hold what a visitor searched for. */
function dropQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
