import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchServer } from '#bench/compare-servers.ts';

/** A response, sent as it is. */
export type Prepared = { readonly path: string; readonly headers: Record<string, string>; readonly body: Buffer };

type Started = BenchServer & AsyncDisposable;

/** A bare Fastify that sends the same bytes. */
export async function startBareFastify(answers: readonly Prepared[]): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers.map((answer) => ({ ...answer, body: answer.body.toString('base64') }))));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-fastify.ts'), file]);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => resolve(Number(/:(\d+)\s*$/.exec(String(chunk))?.[1])));
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
  });
  return toStarted('bare Fastify', child, port, folder);
}

/** nginx that sends the same bytes from files; `undefined` where it is not installed. */
export async function startNginx(answers: readonly Prepared[]): Promise<Started | undefined> {
  const binary = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (!binary) {
    console.log('nginx is not installed: left out. (Debian: apt-get install nginx-light)');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await findFreePort();
  const places = answers.map(({ path, headers, body }, at) => {
    writeFileSync(join(folder, `${at}.bin`), body);
    const { 'content-type': type = 'text/html', ...rest } = headers;
    const lines = Object.entries(rest).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
    return `location = ${path} { root ${folder}; try_files /${at}.bin =404; types {} default_type "${type}"; ${lines.join(' ')} }`;
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; etag off; ${temporary.join(' ')}
       open_file_cache max=100; server { listen 127.0.0.1:${port}; ${places.join('\n')} } }`,
  );
  const child = spawn(binary, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return toStarted('nginx', child, port, folder);
}

function toStarted(name: string, child: ChildProcess, port: number, folder: string): Started {
  return {
    name,
    pid: child.pid ?? 0,
    port,
    async [Symbol.asyncDispose]() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
