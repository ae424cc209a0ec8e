import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestPostgres } from '#tests/postgres/postgres.ts';

/** The processes of a site under soak. */
export type SoakSite = {
  /** Ends a process by SIGKILL; the function that is returned starts another one on its port. */
  kill(): Promise<() => Promise<void>>;
  /** Resolves when every process is ready. */
  waitUntilReady(): Promise<void>;
  readonly random: () => number;
};

/** A fault of a site while visitors submit, and its repair. */
export type Fault = (site: SoakSite) => Promise<void>;

export const killProcess: Fault = async ({ kill }) => (await kill())();

/** PostgreSQL ends without a checkpoint, and is started again within two seconds. */
export function crashDatabase(postgres: TestPostgres): Fault {
  return async ({ random, waitUntilReady }) => {
    await postgres.crash();
    await delay(200 + random() * 1_500);
    await postgres.start();
    await waitUntilReady();
  };
}

/** PostgreSQL answers nothing for twenty seconds. */
export function freezeDatabase(postgres: TestPostgres): Fault {
  return async ({ waitUntilReady }) => {
    postgres.signal('SIGSTOP');
    try {
      await delay(20_000);
    } finally {
      postgres.signal('SIGCONT');
    }
    await waitUntilReady();
  };
}

/** A process is started while PostgreSQL is away. */
export function startDuringOutage(postgres: TestPostgres): Fault {
  return async ({ kill, waitUntilReady }) => {
    await postgres.crash();
    const restarted = kill().then((restart) => restart());
    try {
      await delay(3_000);
    } finally {
      await postgres.start();
    }
    await restarted;
    await waitUntilReady();
  };
}

/** The SQLite file is moved away, and back. */
export function moveStoreAway(dataDir: string): Fault {
  const paths = ['', '-wal', '-shm'].map((suffix) => join(dataDir, `mohar.sqlite${suffix}`));
  return async ({ waitUntilReady }) => {
    const moved = paths.filter((path) => existsSync(path));
    for (const path of moved) renameSync(path, `${path}.away`);
    try {
      await delay(2_000);
    } finally {
      for (const path of moved) renameSync(`${path}.away`, path);
    }
    await waitUntilReady();
  };
}

/** The disk of the data folder has not one free block for two seconds. */
export function fillDisk(dataDir: string): Fault {
  const filler = join(dataDir, 'filler');
  return async ({ waitUntilReady }) => {
    const { bavail, bsize } = statfsSync(dataDir);
    try {
      writeUntilFull(filler, bavail * bsize);
      await delay(2_000);
    } finally {
      rmSync(filler);
    }
    await waitUntilReady();
  };
}

/** The site writes meanwhile, so that the disk may be full before all bytes are written. */
function writeUntilFull(path: string, bytes: number): void {
  try {
    appendFileSync(path, Buffer.alloc(bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Gives a data folder with its SQLite file a disk of its own; `undefined` where mounting is not allowed. */
export function mountDisk(dataDir: string): Disposable | undefined {
  const file = join(dataDir, 'mohar.sqlite');
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', dataDir]).status !== 0) return undefined;
  if (bytes) writeFileSync(file, bytes);
  return { [Symbol.dispose]: () => void spawnSync('umount', [dataDir]) };
}
