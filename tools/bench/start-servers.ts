import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchServer } from '#tools/bench/compare-servers.ts';

/** A response, sent as it is. */
export type Prepared = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
};

type Started = BenchServer & Disposable;

/** The response of our server to a path, without the headers that belong to a connection. */
export function toPrepared(path: string, headers: Iterable<[string, string]>, body: Uint8Array): Prepared {
  const own = [...headers].filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/.test(name));
  return { path, headers: Object.fromEntries(own), body };
}

/** A bare Fastify that sends the same bytes. */
export async function startBareFastify(answers: readonly Prepared[]): Promise<Started> {
  const child = fork(join(import.meta.dirname, 'bare-fastify.ts'), { serialization: 'advanced' });
  child.send([...answers]);
  const [port] = await once(child, 'message');
  return toStarted('bare Fastify', child, Number(port));
}

/** nginx that sends the same bytes from files; `undefined` where it is not installed. */
export async function startNginx(answers: readonly Prepared[]): Promise<Started | undefined> {
  const binary = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (!binary) {
    console.log('nginx is not installed: left out. (Debian: apt-get install nginx-light)');
    return undefined;
  }
  const temporary = mkdtempDisposableSync(join(tmpdir(), 'bench-'));
  const folder = temporary.path;
  const port = await findFreePort();
  const places = answers.map(({ path, headers, body }, at) => {
    writeFileSync(join(folder, `${at}.bin`), body);
    const { 'content-type': type = 'text/html', ...rest } = headers;
    const lines = Object.entries(rest).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
    return `location = ${path} { root ${folder}; try_files /${at}.bin =404; types {} default_type "${type}"; ${lines.join(' ')} }`;
  });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; etag off; ${paths.join(' ')}
       open_file_cache max=100; server { listen 127.0.0.1:${port}; ${places.join('\n')} } }`,
  );
  const files = ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const child = spawn(binary, files, { stdio: 'inherit' });
  await sleep(500);
  return toStarted('nginx', child, port, temporary);
}

function toStarted(name: string, child: ChildProcess, port: number, folder?: Disposable): Started {
  return {
    name,
    pid: child.pid ?? 0,
    port,
    [Symbol.dispose]() {
      child.kill();
      folder?.[Symbol.dispose]();
    },
  };
}

async function findFreePort(): Promise<number> {
  await using probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  return (probe.address() as AddressInfo).port;
}
