import type { FastifyError, FastifyInstance } from 'fastify';
import { busySeconds, isBusy, isClientGone } from '#api/problem.ts';

/** Answers errors of routes outside the API with a line of text; an unexpected one is logged with its request's id. */
export function handleErrors(app: FastifyInstance, securityHeaders: Readonly<Record<string, string>>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Pages set their own headers when they are rendered.
    reply.headers(securityHeaders).type('text/plain; charset=utf-8').header('Cache-Control', 'no-store');
    if (isBusy(error)) {
      return reply
        .code(503)
        .header('Retry-After', busySeconds)
        .send('The site is busy. Please try again in a few seconds.');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send('The request is not valid.');
    if (isClientGone(reply)) return reply.code(400).send();
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send(`Something went wrong on our side. Please try again. Reference: ${request.id}`);
  });
}
