import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long `/readyz` waits for the store. Milliseconds. */
const storePingTimeoutMs = 900;

/** `/healthz`: the process answers. `/readyz`: its store answers too. For load balancers, so neither is cached. */
export function registerHealth(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await Promise.race([
        ping(),
        delay(storePingTimeoutMs, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer in time'))),
      ]);
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer');
      return reply.code(503).send({ status: 'store unavailable' });
    }
  });
}
