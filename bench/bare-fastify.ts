import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// Fastify and nothing else: sends the response of each path that is in the given file.
const answers: { path: string; headers: Record<string, string>; body: string }[] = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const app = Fastify();
for (const { path, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64');
  const method = headers['x-method'] === 'POST' ? 'POST' : 'GET';
  app.route({ method, url: path, handler: (_request, reply) => reply.headers(headers).send(bytes) });
}
console.log(`Fastify is at ${await app.listen({ port: 0 })}`);
