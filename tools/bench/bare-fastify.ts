import Fastify from 'fastify';
import type { Prepared } from '#tools/bench/start-bare-fastify.ts';

// A bare Fastify: sends the responses from its parent process, and reports its port to it.
process.once('message', async (answers: readonly Prepared[]) => {
  const app = Fastify();
  for (const { path, headers, body } of answers) {
    const bytes = Buffer.from(body);
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  process.send?.(new URL(await app.listen({ port: 0 })).port);
});
