import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, type LogEvent, sql } from 'kysely';
import type pg from 'pg';
import { isCorruption } from '#database/corruption.ts';
import { makeFolder } from '#database/make-folder.ts';
import { createPool, createPostgresDialect } from '#database/postgres.ts';
import type { Schema } from '#database/schema.ts';
import { createSqliteDialect } from '#database/sqlite.ts';
import { createStoreClock } from '#database/store-clock.ts';
import { MoharError } from '#domain/errors.ts';

/** The address of the store. A blank URL means SQLite in `dataDir`. */
export type StoreAddress = { readonly databaseUrl: string; readonly dataDir: string };

/** An open store. */
export type Store = AsyncDisposable & {
  readonly db: Kysely<Schema>;
  /** For messages to the operator; never with a password. */
  readonly name: string;
  /** PostgreSQL's connection pool, for the rate limiter; absent with SQLite. */
  readonly pool: pg.Pool | undefined;
  /**
   * Resolves if the store answers a query and is writable; otherwise rejects with the reason. After a query has found
   * corruption it always rejects.
   */
  ping(): Promise<void>;
  /** The common time of all processes on a store: the database's clock, with SQLite this machine's. */
  readonly clock: () => Date;
  close(): Promise<void>;
};

/** How often a server reads the database's clock, in addition to readiness checks. Milliseconds. */
const clockInterval = 30_000;

/** First parameter of store functions: the database or a transaction of it. */
export type Executor = Kysely<Schema>;

/**
 * Opens the store and checks that it answers. With `hasDeadlines` PostgreSQL queries time out before a browser does;
 * migrations and commands may take longer. Throws `data-folder-unwritable` or `store-unavailable` with one line of
 * advice.
 */
export async function connect(
  { databaseUrl, dataDir }: StoreAddress,
  { hasDeadlines = false }: { readonly hasDeadlines?: boolean } = {},
): Promise<Store> {
  /** The first error that showed corruption. */
  let corruption: unknown;
  const log = (event: LogEvent): void => {
    if (event.level === 'error' && isCorruption(event.error)) corruption ??= event.error;
  };
  const { dialect, name, pool, requireFile } =
    databaseUrl === '' ? openSqlite(dataDir) : openPostgres(databaseUrl, hasDeadlines);
  // SQL has `received_at` where code has `receivedAt`.
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()], log });
  const storeClock = pool && createStoreClock(db);
  const query = async (): Promise<unknown> => (storeClock ? storeClock.read() : sql`select 1`.execute(db));
  const ping = async (): Promise<void> => {
    await query();
    requireFile?.();
    if (corruption !== undefined) throw corruption;
    if (databaseUrl === '') await requireSpace(dataDir);
    // A standby, or a server that an administrator has made read-only. SQLite would take the lock of a writer.
    else await requireWritable({ db, name });
  };
  try {
    await query();
  } catch (error) {
    await db.destroy();
    throw unavailable(name, error);
  }
  // If the database does not answer, the clock continues from its last reading.
  const timer = storeClock && hasDeadlines && setInterval(() => void query().catch(() => {}), clockInterval).unref();
  const close = (): Promise<void> => {
    if (timer) clearInterval(timer);
    return db.destroy();
  };
  const clock = storeClock?.now ?? (() => new Date());
  return { db, name, pool, clock, ping, close, [Symbol.asyncDispose]: close };
}

/**
 * Rejects with `store-unavailable` if the store is permanently read-only: the role, server or file. A full disk passes:
 * pages are served, and the readiness check reports it.
 */
export async function requireWritable({ db, name }: Pick<Store, 'db' | 'name'>): Promise<void> {
  try {
    await db
      .updateTable('counter')
      .set((row) => ({ value: row.ref('value') }))
      .where('name', '=', '')
      .execute();
  } catch (error) {
    if (!isReadOnly(error)) return;
    throw new MoharError(
      'store-unavailable',
      `${name} is read-only (${describe(error)}); give this user the right to write`,
      {
        cause: error,
      },
    );
  }
}

/** SQLite's and PostgreSQL's (25006: a standby or a read-only database; 42501: a role without the privilege). */
function isReadOnly(error: unknown): boolean {
  if (error instanceof MoharError) return isReadOnly(error.cause);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '25006' || code === '42501' || error.message.includes('readonly database');
}

/** Three applications with a resume of the largest size. Bytes. */
export const leastSpace = 16 * 1_048_576;

/** Rejects with `store-unavailable` when fewer than `least` bytes are free for the files in `dataDir`. */
export async function requireSpace(dataDir: string, least: number = leastSpace): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= least) return;
  throw new MoharError(
    'store-unavailable',
    `DATA_DIR: the disk of "${dataDir}" is full: pages work, nothing can be saved`,
  );
}

function openSqlite(dataDir: string) {
  try {
    makeFolder(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = describe(error);
    throw new MoharError(
      'data-folder-unwritable',
      `DATA_DIR: "${dataDir}" cannot be written (${reason}); name a folder that this user may write.`,
      { cause: error },
    );
  }
  const file = join(dataDir, 'mohar.sqlite');
  const name = `SQLite, ${file}`;
  try {
    protectFiles(file);
    const dialect = createSqliteDialect(file);
    return { dialect, name, pool: undefined, requireFile: dialect.requireFile };
  } catch (error) {
    throw unavailable(name, error);
  }
}

/**
 * Makes the database's files readable by their owner only, whatever the mode of the folder. SQLite gives its WAL and
 * its index the mode of the file.
 */
function protectFiles(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && found.mode & 0o077) chmodSync(path, 0o600);
  }
}

function openPostgres(databaseUrl: string, hasDeadlines: boolean) {
  const url = new URL(databaseUrl);
  const pool = createPool(databaseUrl, hasDeadlines);
  return {
    dialect: createPostgresDialect(pool),
    // A Unix socket's folder is a parameter.
    name: `PostgreSQL, ${url.searchParams.get('host') ?? url.host}${url.pathname}`,
    pool,
    requireFile: undefined,
  };
}

function unavailable(name: string, error: unknown): MoharError {
  const variable = name.startsWith('SQLite') ? 'DATA_DIR' : 'DATABASE_URL';
  let advice = 'is the server up, the name and login right?';
  if (variable === 'DATA_DIR') advice = 'is the disk full or the file corrupt?';
  if (isForbidden(error)) advice = `does it belong to the user of this process, ${process.getuid?.()}?`;
  return new MoharError('store-unavailable', `${variable}: ${name} does not answer (${describe(error)}); ${advice}`, {
    cause: error,
  });
}

/** EACCES and EPERM; SQLITE_PERM, SQLITE_READONLY and SQLITE_CANTOPEN. */
function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return [3, 8, 14].includes(Number(error.errcode) & 0xff);
  return 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

function describe(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message.split('\n')[0] ?? error.name;
}
