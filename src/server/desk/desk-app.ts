import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { site } from '#content/site.ts';
import type { Store } from '#database/connect.ts';
import type { CreateDesk, DeskDependencies } from '#desk/session.ts';
import { findErrorCode, MoharError } from '#domain/errors.ts';
import { readSessionCookie } from '#domain/staff/session-cookie.ts';
import type { Config } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { createPostRenderer } from '#server/desk/render-post.ts';
import { createUnauthenticatedLimits } from '#server/desk/unauthenticated-limits.ts';
import { checkSite, readRepository } from '#server/doctor/check-site.ts';
import { registerHealth } from '#server/health.ts';
import { findClientNetwork } from '#server/http/client-networks.ts';
import { createPolicy, createSecurityHeaders, hashInlineCode } from '#server/http/security-headers.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import { isOwnLink } from '#server/own-links.ts';
import { serveClientFiles, serveMedia } from '#server/static-files.ts';
import * as operations from '#services/desk/operations.ts';
import { startPolling } from '#services/poll.ts';
import type { CreateWebsite } from '#website/serve.ts';

/** Few renders at once: the desk has few readers. */
const renderLimits = { concurrent: 2, waiting: 100, waitingPerNetwork: 50 };

/** Statuses of a refused passkey or invitation. */
const failures: readonly number[] = [403, 410];

/** Limit without a session: the longest passkey answer. Bytes. */
const maxUnauthenticatedBody = 65_536;

/** Concurrent larger bodies: each is in memory twice. */
const maxLargeBodies = 2;

/** The form fields of the longest reply, each character percent-encoded; a form with a picture or PDF. Bytes. */
const bodyLimits = { 'application/x-www-form-urlencoded': 262_144, 'multipart/form-data': 16 * 1_048_576 };

type DeskAppOptions = {
  readonly config: Config;
  readonly store: Store;
  /** Renders previews of posts, with the files of the site's build. */
  readonly createWebsite: CreateWebsite;
  readonly buildDir: string;
  readonly siteClientDir: string;
};

/** Wires the desk into a server that does not listen yet. */
export async function createDeskApp({ config, store, createWebsite, buildDir, siteClientDir }: DeskAppOptions) {
  const { url } = config.desk;
  const securityHeaders = { ...createSecurityHeaders(url), 'cache-control': 'no-store' };
  const app = createServer(config, { headers: securityHeaders, origin: url, bodies: '/' });
  registerHealth(app, store.ping);
  serveClientFiles(app, join(buildDir, 'client'), createSecurityHeaders(url));
  serveClientFiles(app, siteClientDir, createSecurityHeaders(url));
  serveMedia(app, store, createSecurityHeaders(url));
  const logError = (error: unknown): void => app.log.error({ err: error }, 'a preview lacks content');
  const renderPost = createPostRenderer({ createWebsite, store, origin: url }, logError);
  const handle = await loadDesk(buildDir, { config, store, renderPost });
  const { run: enqueueSmall } = createWorkQueue(renderLimits);
  const { run: enqueueLarge } = createWorkQueue({ ...renderLimits, concurrent: 1 });
  // Requests with a session never wait for requests without one.
  const { run: enqueueUnauthenticated } = createWorkQueue({ ...renderLimits, concurrent: 1 });
  const unauthenticated = new WeakSet<FastifyRequest>();
  let arriving = 0;
  const unauthenticatedLimits = createUnauthenticatedLimits(store, (what) =>
    app.log.error(`too many ${what} without a session`),
  );

  // The router reads the fields itself.
  for (const [type, limit] of Object.entries(bodyLimits)) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: limit }, (_request, body, done) => done(null, body));
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    config: { hasOwnHeaders: true },
    // Before the body is read: a large one requires a session.
    async onRequest(request, reply) {
      const refuse = (status: number, text: string) => reply.code(status).headers(securityHeaders).send(text);
      const { origin, cookie, 'content-length': length = Infinity } = request.headers;
      if (request.method === 'POST' && origin !== url) return refuse(403, 'The form was sent from another site.');
      const isLarge = request.method === 'POST' && Number(length) > maxUnauthenticatedBody;
      const token = readSessionCookie(cookie);
      try {
        if (token !== '' && (await operations.findActor(store, token, false))) {
          if (!isLarge) return;
          // A closed reply emits no `close`, so the count would never go down.
          const isRefused = arriving >= maxLargeBodies || request.raw.socket.destroyed;
          if (isRefused) return refuse(503, 'Several files are arriving. Try again in a moment.');
          arriving += 1;
          reply.raw.once('close', () => (arriving -= 1));
          return;
        }
      } catch (error) {
        // The page shows that the store is unavailable.
        if (findErrorCode(error) === 'store-unavailable' && !isLarge) return;
        throw error;
      }
      if (isLarge) return refuse(401, 'Sign in first.');
      unauthenticated.add(request);
      const seconds = request.method === 'POST' ? await unauthenticatedLimits.admit(request) : 0;
      if (seconds === 0) return;
      reply.header('Retry-After', seconds);
      return refuse(429, tooMany);
    },
    async handler(request, reply) {
      // Passkeys are bound to a host name and do not work on an IP address.
      if (request.hostname === '127.0.0.1' && new URL(url).hostname === 'localhost') {
        return reply.redirect(new URL(request.url, url).href);
      }
      const isUnauthenticated = unauthenticated.has(request);
      const isLarge = Buffer.isBuffer(request.body) && request.body.length > maxUnauthenticatedBody;
      const enqueueSession = isLarge ? enqueueLarge : enqueueSmall;
      const run = isUnauthenticated ? enqueueUnauthenticated : enqueueSession;
      const response = await run(() => handle(toRequest(request, url)), findClientNetwork(request));
      if (isUnauthenticated && request.method === 'POST' && failures.includes(response.status)) {
        await unauthenticatedLimits.countFailure(request);
      }
      const body = Buffer.from(await response.arrayBuffer());
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
      const isPreview = response.headers.has('Desk-Preview');
      return reply
        .code(response.status)
        .headers({
          ...securityHeaders,
          ...Object.fromEntries(response.headers),
          ...(isPage || isPreview
            ? { 'content-security-policy': createPagePolicy(isPage ? body.toString() : '', isPreview) }
            : {}),
          // The page of the editor shows it in a frame.
          ...(isPreview ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
        })
        .send(body);
    },
  });
  return app;
}

const tooMany = 'Too many attempts. Try again in ten minutes.';

/** A preview is the site's page: its scripts would request what the desk does not serve. */
function createPagePolicy(html: string, isPreview: boolean): string {
  const policy = createPolicy({ ...hashInlineCode(html), frames: !isPreview, isFramed: isPreview });
  return isPreview ? `${policy}; sandbox allow-same-origin` : policy;
}

/** Moves the body out of Fastify's request, so that it is not in memory twice. */
function toRequest(request: FastifyRequest, origin: string): Request {
  const { method, url, headers, body } = request;
  request.body = undefined;
  const own = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') own.set(name, value);
  const start = (controller: ReadableStreamDefaultController): void => {
    controller.enqueue(body);
    controller.close();
  };
  const content = Buffer.isBuffer(body) ? { body: new ReadableStream({ start }), duplex: 'half' as const } : {};
  return new Request(new URL(url, origin), { method, headers: own, ...content });
}

async function loadDesk(
  buildDir: string,
  { config, store, renderPost }: { config: Config; store: Store; renderPost: DeskDependencies['renderPost'] },
) {
  const { desk, backup, retention, mail } = config;
  const file = join(buildDir, 'server/index.js');
  if (!existsSync(file)) throw new MoharError('build-missing', 'the desk is not built; run "npm run build".');
  const build: { createDesk: CreateDesk } = await import(pathToFileURL(file).href);
  const name = `${site.name} desk`;
  const { db, clock } = store;
  const context = {
    db,
    clock,
    deskUrl: desk.url,
    name,
    isOwnLink,
    backup,
    retention,
    isMailConfigured: mail.smtpUrl !== '',
    readRepository: () => readRepository(db, config, clock()),
    checkSite: () => checkSite(db, config, clock()),
  };
  return build.createDesk({ operations, desk: context, renderPost });
}

/** Intervals for deleting expired challenges and for indexing new leads. Milliseconds. */
const intervals = { expiry: 60_000, index: 30_000 };

/** Until the server closes, deletes expired challenges and invitations, and indexes new leads ahead of a search. */
export function startDeskPolling(app: FastifyInstance, { db, clock }: Store): void {
  const polls = [
    startPolling(() => operations.deleteExpired({ db, clock }), {
      interval: intervals.expiry,
      log: app.log,
      failure: 'expired challenges could not be deleted',
    }),
    startPolling(() => operations.indexEmails({ db }), {
      interval: intervals.index,
      log: app.log,
      failure: 'the addresses of leads could not be indexed',
    }),
    startPolling(() => operations.indexLeads({ db }), {
      interval: intervals.index,
      log: app.log,
      failure: 'leads could not be indexed',
    }),
  ];
  app.addHook('onClose', async () => {
    for (const poll of polls) await poll.stop();
  });
}
