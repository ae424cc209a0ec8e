import type { FastifyInstance } from 'fastify';
import { sendProblem } from '#api/problem.ts';
import { clientKeyHeader } from '#contract/paths.ts';

/** Refuses, before anything is read, every call that does not name its client (R6.6). */
export function requireClientKey(api: FastifyInstance, clientKey: string): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.headers[clientKeyHeader.toLowerCase()] !== clientKey) {
      return sendProblem(reply, 401, `The header ${clientKeyHeader} is missing or wrong.`);
    }
  });
}
