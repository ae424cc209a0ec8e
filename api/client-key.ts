import type { FastifyInstance } from 'fastify';
import { sendProblem } from '#api/problem.ts';
import { clientKeyHeader } from '#contract/paths.ts';

/** Refuses, before anything is read, every call that does not name its client (R6.6). */
export function requireClientKey(api: FastifyInstance, clientKey: string): void {
  const name = clientKeyHeader.toLowerCase();
  api.addHook('onRequest', (request, reply, done) => {
    if (request.headers[name] === clientKey) return done();
    sendProblem(reply, 401, `The header ${clientKeyHeader} is missing or wrong.`);
  });
}
