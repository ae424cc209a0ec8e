import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { isClientGone, isUnavailable, toRetryAfter } from '#api/problem.ts';
import { MoharError } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';
import { type Counts, createCounts } from '#server/counts.ts';
import { decorateNetworks, findClientNetwork } from '#server/http/client-networks.ts';
import { createErrorBody } from '#server/http/error-response.ts';
import { createFairShare } from '#server/http/fair-share.ts';
import { createGuardedServer } from '#server/http/guarded-server.ts';
import { setSecurityHeaders } from '#server/http/security-headers.ts';
import { createLogHooks } from '#server/log-hooks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process has counted, for the metrics. */
    readonly counts: Counts;
  }
}

type ServerOptions = {
  /** The security headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The public origin. */
  readonly origin: string;
  /** Only requests under this path may have a body. */
  readonly bodies?: string;
};

/** Creates Fastify behind the guarded server. */
export function createServer(config: Config, { headers, ...options }: ServerOptions): FastifyInstance {
  const { trustProxy, requestTimeout } = config;
  // Several processes share one log: the reference in an error message must be unique.
  const processId = randomBytes(4).toString('hex');
  const counts = createCounts();
  let requests = 0;
  const app = Fastify({
    genReqId() {
      requests += 1;
      return `${processId}-${requests.toString(36)}`;
    },
    // No process id, no host name; no addresses and queries, which are personal data.
    logger: {
      level: config.logLevel,
      base: null,
      hooks: createLogHooks(counts),
      serializers: { req: ({ method, url }) => ({ method, url: url.split('?', 1)[0] ?? '' }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) => createGuardedServer(handle, { headers, requestTimeout, ...options }),
    // The server answers these errors itself.
    clientErrorHandler: () => {},
    // An address that the router cannot decode. The guarded server rejects these first.
    frameworkErrors(_error, { url }, reply) {
      const { contentType, body } = createErrorBody(400, url);
      (reply as FastifyReply)
        .code(400)
        .headers({ ...headers, 'cache-control': 'no-store', 'content-type': contentType })
        .send(body);
    },
    // Fastify's types lack the number of proxies: trust the nearest so many hops (R10.4).
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy && [...trustProxy],
    bodyLimit: config.bodyLimit,
    // On shutdown the guarded server drains connections; Fastify must answer until then.
    return503OnClosing: false,
    forceCloseConnections: false,
  });
  app.decorate('counts', counts);
  decorateNetworks(app);
  if (config.logRequests) logRequests(app);
  setSecurityHeaders(app, headers);
  limitBodies(app);
  handleErrors(app, headers);
  return app;
}

/** Logs each response by its route's pattern: an address or a query may hold what a visitor has entered. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const details = { method, route: routeOptions.url ?? 'none', status: reply.raw.statusCode };
    request.log.info({ ...details, ms: Math.round(reply.elapsedTime) }, 'a request was answered');
    done();
  });
}

/** Requests with a body in progress, of all clients and of one network. A resume on its way is a file of up to 5 MB. */
const bodyLimits = { total: 100, network: 20 };

/**
 * Caps requests with a body in flight. When it is reached, the oldest upload of the heaviest network is aborted for the
 * new request.
 */
function limitBodies(app: FastifyInstance): void {
  const share = createFairShare(bodyLimits);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST') return done();
    const end = (): boolean => {
      if (request.raw.complete) return false;
      request.raw.destroy();
      return true;
    };
    const release = share.take(findClientNetwork(request), 1, end);
    if (release) {
      reply.raw.once('close', release);
      return done();
    }
    reply.header('Connection', 'close');
    done(new MoharError('busy', 'too many bodies are arriving'));
  });
}

/** Answers errors of routes outside the API with a line of text. Logs unexpected errors with the request id. */
function handleErrors(app: FastifyInstance, securityHeaders: Readonly<Record<string, string>>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Pages set their own headers when they are rendered.
    reply.headers(securityHeaders).type('text/plain; charset=utf-8').header('Cache-Control', 'no-store');
    if (isUnavailable(error)) {
      if (error.code !== 'busy') request.log.error({ err: error }, 'the store is unavailable');
      return reply
        .code(503)
        .header('Retry-After', toRetryAfter(error))
        .send('The site is busy. Please try again in a few seconds.');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send('The request is not valid.');
    if (isClientGone(reply)) return reply.code(400).send();
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send(`Something went wrong on our side. Please try again. Reference: ${request.id}`);
  });
}
