import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findClientNetwork } from '#api/submission/submitter.ts';
import { site } from '#content/site.ts';
import { isPagePath } from '#contract/routes.ts';
import type { Store } from '#database/connect.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import type { CreateDesk, DeskDependencies } from '#desk/context.ts';
import { findErrorCode, MoharError } from '#domain/errors.ts';
import { readSessionCookie } from '#domain/staff/session-cookie.ts';
import type { Config } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { createPostRenderer } from '#server/desk/render-post.ts';
import { checkSite, readRepository } from '#server/doctor/check-site.ts';
import { registerHealth } from '#server/health.ts';
import { createPolicy, createSecurityHeaders, hashInlineCode } from '#server/http/security-headers.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import { serveClientFiles, serveMedia } from '#server/static-files.ts';
import * as operations from '#services/desk/operations.ts';
import type { CreateWebsite } from '#website/serve.ts';

/** Pages are rendered one at a time, as those of the site are; the desk has few readers. */
const renderLimits = { concurrent: 2, waiting: 100, waitingPerNetwork: 50 };

/**
 * Answers of passkeys that were refused. Neither a page nor an answer that is accepted counts, so that nobody is locked out by
 * requests of others.
 */
const failureLimit = { name: 'desk', perNetwork: 60, overall: 3_000, windowSeconds: 600 };

/**
 * Forms of those who are not signed in. A sign-in takes two, of which one saves a challenge for five minutes; all of an office
 * come from one network.
 */
const strangerLimit = { name: 'desk-forms', perNetwork: 600, overall: 60_000, windowSeconds: 600 };

/** Statuses of an answer of a passkey, or of an invitation, that was refused. */
const failures: readonly number[] = [403, 410];

/** The longest answer of a passkey, which is all that those who are not signed in send. Bytes. */
const strangerBody = 65_536;

/** Larger bodies that are read and processed at the same time: each is in memory twice. */
const largeBodies = 2;

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
  const app = createServer(config, securityHeaders, '/');
  registerHealth(app, store.ping);
  serveClientFiles(app, join(buildDir, 'client'), createSecurityHeaders(url));
  serveClientFiles(app, siteClientDir, createSecurityHeaders(url));
  serveMedia(app, store, createSecurityHeaders(url));
  const logError = (error: unknown): void => app.log.error({ err: error }, 'a preview lacks content');
  const renderPost = createPostRenderer({ createWebsite, store, origin: url }, logError);
  const handle = await loadDesk(buildDir, { config, store, renderPost });
  const { run: enqueue } = createWorkQueue(renderLimits);
  const { run: enqueueLarge } = createWorkQueue({ ...renderLimits, concurrent: 1 });
  // Those who are signed in never wait for those who are not.
  const { run: enqueueStranger } = createWorkQueue({ ...renderLimits, concurrent: 1 });
  const strangers = new WeakSet<FastifyRequest>();
  let arriving = 0;
  const limitStrangers = createStrangerLimits(store, (what) => app.log.error(`too many ${what} without a session`));

  // The router reads the fields itself.
  for (const [type, limit] of Object.entries(bodyLimits)) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: limit }, (_request, body, done) => done(null, body));
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    config: { hasOwnHeaders: true },
    // Before a body is read: only somebody who is signed in may send a large one.
    async onRequest(request, reply) {
      const refuse = (status: number, text: string) => reply.code(status).headers(securityHeaders).send(text);
      const { origin, cookie, 'content-length': length = Infinity } = request.headers;
      if (request.method === 'POST' && origin !== url) return refuse(403, 'The form was sent from another site.');
      const isLarge = request.method === 'POST' && Number(length) > strangerBody;
      const token = readSessionCookie(cookie);
      try {
        if (token !== '' && (await operations.findActor(store, token, false))) {
          if (!isLarge) return;
          // A client that has left meanwhile would never give its place back.
          const isRefused = arriving >= largeBodies || request.raw.socket.destroyed;
          if (isRefused) return refuse(503, 'Several files are arriving. Try again in a moment.');
          arriving += 1;
          reply.raw.once('close', () => (arriving -= 1));
          return;
        }
      } catch (error) {
        // The page says that the store is away.
        if (findErrorCode(error) === 'store-unavailable' && !isLarge) return;
        throw error;
      }
      if (isLarge) return refuse(401, 'Sign in first.');
      strangers.add(request);
      const seconds = request.method === 'POST' ? await limitStrangers.admit(request) : 0;
      if (seconds === 0) return;
      reply.header('Retry-After', seconds);
      return refuse(429, tooMany);
    },
    async handler(request, reply) {
      // Passkeys are bound to a name, and an address has none.
      if (request.hostname === '127.0.0.1' && new URL(url).hostname === 'localhost') {
        return reply.redirect(new URL(request.url, url).href);
      }
      const isStranger = strangers.has(request);
      const isLarge = Buffer.isBuffer(request.body) && request.body.length > strangerBody;
      const run = isStranger ? enqueueStranger : isLarge ? enqueueLarge : enqueue;
      const response = await run(() => handle(toRequest(request, url)), findClientNetwork(request));
      if (isStranger && request.method === 'POST' && failures.includes(response.status)) {
        await limitStrangers.countFailure(request);
      }
      const body = Buffer.from(await response.arrayBuffer());
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
      // A preview is the site's page: its scripts would ask this process for what it does not serve.
      const sandbox = response.headers.has('Desk-Preview') ? '; sandbox allow-same-origin' : '';
      const policy = isPage
        ? { 'content-security-policy': createPolicy(hashInlineCode(body.toString())) + sandbox }
        : {};
      return reply
        .code(response.status)
        .headers({ ...securityHeaders, ...Object.fromEntries(response.headers), ...policy })
        .send(body);
    },
  });
  return app;
}

/** The limits of forms without a session: a few refused answers, and many of any kind. */
function createStrangerLimits({ pool }: Store, onExceeded: (what: string) => void) {
  const consumeFailure = createRateLimiter(pool, failureLimit, () => onExceeded('refused answers of passkeys'));
  const consumeForm = createRateLimiter(pool, strangerLimit, () => onExceeded('forms'));
  /** Networks that have failed too often, until they may answer again. */
  const refused = new LRUCache<string, true>({ max: 10_000 });
  return {
    /** Returns 0, or the seconds until the network may send a form again. */
    async admit(request: FastifyRequest): Promise<number> {
      const network = findClientNetwork(request);
      return Math.ceil(refused.getRemainingTTL(network) / 1_000) || consumeForm([network]);
    },
    async countFailure(request: FastifyRequest): Promise<void> {
      const network = findClientNetwork(request);
      const seconds = await consumeFailure([network]);
      if (seconds > 0) refused.set(network, true, { ttl: seconds * 1_000 });
    },
  };
}

const tooMany = 'Too many attempts. Try again in ten minutes.';

/** Takes the body with it: Fastify would keep a second one in memory while the first is processed. */
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
  if (!existsSync(file)) throw new MoharError('build-missing', 'the desk is not built; run "npm run desk".');
  const build: { createDesk: CreateDesk } = await import(pathToFileURL(file).href);
  const name = `${site.name} desk`;
  const { db, clock } = store;
  const context = {
    ...{ db, clock, deskUrl: desk.url, name, isPagePath, backup, retention },
    isMailConfigured: mail.smtpUrl !== '',
    readRepository: () => readRepository(db, config, clock()),
    checkSite: () => checkSite(db, config, clock()),
  };
  return build.createDesk({ operations, desk: context, renderPost });
}

/** How often challenges that were not answered are deleted. Milliseconds. */
const expiryInterval = 60_000;

/** Deletes expired challenges and invitations while the process runs. */
export function deleteExpiredRegularly(app: FastifyInstance, { db, clock }: Store): void {
  const expire = (): void => {
    operations.deleteExpired({ db, clock }).catch((error) => {
      if (!(error instanceof MoharError)) app.log.error({ err: error }, 'expired challenges could not be deleted');
    });
  };
  const timer = setInterval(expire, expiryInterval).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** How often the words of new leads are saved, so that a search has little to do. Milliseconds. */
const indexInterval = 30_000;

/** Saves the words of leads now and later, while the process runs. */
export function keepIndex(app: FastifyInstance, { db }: Store): void {
  const index = (): void => {
    operations.indexLeads({ db }).catch((error) => {
      if (!(error instanceof MoharError)) app.log.error({ err: error }, 'leads could not be indexed');
    });
  };
  index();
  const timer = setInterval(index, indexInterval).unref();
  app.addHook('onClose', () => clearInterval(timer));
}
