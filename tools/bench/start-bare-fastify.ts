import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchServer } from '#tools/bench/compare-servers.ts';

/** A prepared response. */
export type Prepared = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
};

/** Our server's response to a path, without the headers of the connection. */
export function toPrepared(path: string, headers: Iterable<[string, string]>, body: Uint8Array): Prepared {
  const own = [...headers].filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/.test(name));
  return { path, headers: Object.fromEntries(own), body };
}

/** A bare Fastify that sends the same bytes. */
export async function startBareFastify(answers: readonly Prepared[]): Promise<BenchServer & Disposable> {
  const child = fork(join(import.meta.dirname, 'bare-fastify.ts'), { serialization: 'advanced' });
  child.send([...answers]);
  const [port] = await once(child, 'message');
  return { name: 'bare Fastify', pid: child.pid ?? 0, port: Number(port), [Symbol.dispose]: () => child.kill() };
}
