import { fork } from 'node:child_process';
import { once } from 'node:events';
import Fastify from 'fastify';
import type { BenchServer } from '#tools/bench/compare-servers.ts';

/** A prepared response. */
type Prepared = { readonly path: string; readonly headers: Record<string, string>; readonly body: Uint8Array };

/** Our server's response to a path, without the headers of the connection. */
export function toPrepared(path: string, headers: Iterable<[string, string]>, body: Uint8Array): Prepared {
  const own = [...headers].filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/.test(name));
  return { path, headers: Object.fromEntries(own), body };
}

/** A bare Fastify that sends the same bytes, in a process of its own. */
export async function startBareFastify(answers: readonly Prepared[]): Promise<BenchServer & Disposable> {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  child.send([...answers]);
  const [port] = await once(child, 'message');
  return { pid: child.pid ?? 0, port: Number(port), [Symbol.dispose]: () => child.kill() };
}

// That process: receives the responses, and reports its port.
if (import.meta.main) {
  process.once('message', async (answers: readonly Prepared[]) => {
    const app = Fastify();
    for (const { path, headers, body } of answers) {
      const bytes = Buffer.from(body);
      app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
    }
    process.send?.(new URL(await app.listen({ port: 0 })).port);
  });
}
