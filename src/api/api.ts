import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify';
import { registerAdvertisementRoutes } from '#api/advertisement/advertisement-routes.ts';
import { type ApplicationRouteContext, registerApplicationRoutes } from '#api/application/application-routes.ts';
import { allowOrigins } from '#api/cors.ts';
import type { ContentRouteContext } from '#api/embed-media.ts';
import { type EnquiryRouteContext, registerEnquiryRoutes } from '#api/enquiry/enquiry-routes.ts';
import { registerNoticeRoutes } from '#api/notice/notice-routes.ts';
import { type PincodeRouteContext, registerPincodeRoutes } from '#api/pincode/pincode-routes.ts';
import { registerPostRoutes } from '#api/post/post-routes.ts';
import { mapErrors, sendProblem } from '#api/problem.ts';
import { type Call, calls } from '#contract/calls.ts';
import { clientKeyHeader } from '#contract/paths.ts';

/** Dependencies of the API. */
export type ApiContext = EnquiryRouteContext &
  ApplicationRouteContext &
  ContentRouteContext &
  PincodeRouteContext & {
    readonly clientKey: string;
    /** Other origins that may call the API from their pages. */
    readonly corsOrigins: readonly string[];
  };

/** The REST API of specification section 7. Register it in a scope of its own. */
export async function api(scope: FastifyInstance, context: ApiContext): Promise<void> {
  // Fastify would parse text/plain as a string: this API takes JSON and answers 415 to the rest.
  scope.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', (request, body, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > context.bodyLimit) return done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    readBody(body, length).then((text) => parseJson(request, text, done), done);
  });
  mapErrors(scope);
  allowOrigins(scope, context.corsOrigins);
  requireClientKey(scope, context.clientKey);
  scope.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });

  registerPincodeRoutes(scope, context);
  registerEnquiryRoutes(scope, context);
  await registerApplicationRoutes(scope, context);
  registerNoticeRoutes(scope, context);
  registerPostRoutes(scope, context);
  registerAdvertisementRoutes(scope, context);
  registerUnknownRequests(scope);
}

/**
 * Reads a body of a known length into one buffer. Fastify's own parser buffers every chunk, and a client may send a
 * byte at a time.
 */
function readBody(body: IncomingMessage, length: number): Promise<string> {
  const bytes = Buffer.alloc(length);
  let end = 0;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  body.on('data', (chunk: Buffer) => {
    end += chunk.copy(bytes, end);
  });
  body.once('end', () => resolve(bytes.toString('utf8', 0, end)));
  body.once('error', (error) => reject(Object.assign(error, { statusCode: 400 })));
  return promise;
}

/** Answers 401, before the body is read, to every call without the client key (R6.6). */
function requireClientKey(scope: FastifyInstance, clientKey: string): void {
  const name = clientKeyHeader.toLowerCase();
  scope.addHook('onRequest', (request, reply, done) => {
    if (request.headers[name] === clientKey) return done();
    // Do not wait for the unread body.
    if (request.method === 'POST') reply.header('Connection', 'close');
    sendProblem(reply, 401, `The header ${clientKeyHeader} is missing or wrong.`);
  });
}

/**
 * Answers 405 with `Allow` for another method on the path of a call (RFC 9110, section 15.5.6), and 404 for unknown
 * paths. Otherwise they would fall through to the site's HTML pages.
 */
function registerUnknownRequests(scope: FastifyInstance): void {
  for (const { path, body } of Object.values<Call>(calls)) {
    // Fastify adds HEAD to every GET route.
    const methods = body ? ['POST'] : ['GET', 'HEAD'];
    const others = scope.supportedMethods.filter((method) => !methods.includes(method));
    const refuse = (reply: FastifyReply) => {
      const allow = methods.join(', ');
      sendProblem(reply.header('Allow', allow), 405, `This address takes ${allow} only.`);
    };
    scope.route({
      method: others,
      url: path.replace(/\{(\w{1,50})\}/, ':$1'),
      // Before the body is parsed, so that its type does not matter.
      onRequest: (_request, reply) => refuse(reply),
      handler: (_request, reply) => refuse(reply),
    });
  }
  for (const path of ['/api', '/api/*']) {
    scope.all(path, (_request, reply) => sendProblem(reply, 404, 'There is nothing at this address.'));
  }
}
