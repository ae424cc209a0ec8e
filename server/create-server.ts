import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from '#server/config.ts';
import { createErrorBody, createGuardedServer } from '#server/http/guarded-server.ts';

/** Creates Fastify behind the guarded server. `headers` are those of every error outside a route. */
export function createServer(config: Config, headers: Readonly<Record<string, string>>): FastifyInstance {
  const { trustProxy } = config;
  return Fastify({
    // Neither process id and host nor addresses and queries: those are personal data.
    logger: {
      level: config.logLevel,
      base: null,
      serializers: { req: ({ method, url }) => ({ method, url: url.split('?', 1)[0] ?? '' }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) => createGuardedServer(handle, { headers, requestTimeout: config.requestTimeout }),
    // The server answers these errors itself.
    clientErrorHandler: () => {},
    // An address that the router cannot decode; behind the guarded server there is none.
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
    return503OnClosing: true,
    // At the end requests in flight are answered; idle connections are closed.
    forceCloseConnections: 'idle',
  });
}
