import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Connection, createConnection, isBusy, isDiskError } from '#database/sqlite-connection.ts';
import { MoharError } from '#domain/errors.ts';

/** How often a write is tried while another process is writing. Milliseconds. */
const retryInterval = 25;

/**
 * A SQLite file for Kysely through Node's own driver, which is synchronous: SQLite's busy timeout would stop the whole
 * process while another one writes. So there is none: writes take turns and are retried until `lockTimeout` (milliseconds)
 * has passed, and reads have a connection of their own, which in WAL mode never waits for a write.
 */
export function createSqliteDialect(
  file: string,
  lockTimeout = 10_000,
): Dialect & Pick<SqliteFileDriver, 'requireFile'> {
  const driver = new SqliteFileDriver(file, lockTimeout);
  return {
    requireFile: () => driver.requireFile(),
    createAdapter: () => new ConcurrentAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * `synchronous=FULL` in WAL mode makes a commit wait for the disk, so that an acknowledged submission survives a power
 * failure. `secure_delete` overwrites deleted rows. The first query shows whether the file can be used.
 */
const settings =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; ' +
  'SELECT count(*) FROM sqlite_schema;';

class ConcurrentAdapter extends SqliteAdapter {
  /** The driver lets one write run at a time; Kysely need not let one query run at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteFileDriver implements Driver {
  readonly #file: string;
  readonly #lockTimeout: number;
  /** Device and inode of the open file, and of its write-ahead log. */
  #identities: { readonly [path: string]: string } = {};
  #connections: { reader: Connection; writer: Connection } | undefined;
  #lastWrite: Promise<void> = Promise.resolve();
  /** Only once: another process may use the WAL of the file in its place. */
  #isWalEmpty = false;

  constructor(file: string, lockTimeout: number) {
    this.#file = file;
    this.#lockTimeout = lockTimeout;
  }

  /**
   * On a full disk SQLite cannot create the index that connections share (https://www.sqlite.org/wal.html#noshm), but a
   * connection that excludes all others keeps it in memory. So pages can be read, and writes succeed once there is space.
   */
  async init(): Promise<void> {
    try {
      const writer = await this.#open(settings);
      const reader = await this.#open('PRAGMA query_only = ON;');
      this.#connections = { reader, writer };
    } catch (error) {
      if (!isDiskError(error)) throw error;
      const only = await this.#open(`PRAGMA locking_mode = EXCLUSIVE; ${settings}`);
      this.#connections = { reader: only, writer: only };
    }
    this.#identify(`${this.#file}-wal`);
  }

  /** Remembers which file has a path now, if there is one. */
  #identify(path: string): void {
    const identity = identify(path);
    if (identity) this.#identities = { [path]: identity, ...this.#identities };
  }

  async #open(pragmas: string): Promise<Connection> {
    const database = new DatabaseSync(this.#file, { timeout: 0 });
    this.#identify(this.#file);
    try {
      await retryWhileLocked(Date.now() + this.#lockTimeout, () => database.exec(pragmas));
    } catch (error) {
      database.close();
      throw error;
    }
    return createConnection(database);
  }

  /** A session is not a connection of SQLite: it remembers whether a transaction is open. */
  async acquireConnection(): Promise<Session> {
    if (!this.#connections) throw new TypeError('the driver is not initialised');
    return new Session(this.#connections, () => this.#lock(), this.#lockTimeout);
  }

  async beginTransaction(session: Session): Promise<void> {
    await session.begin();
  }

  async commitTransaction(session: Session): Promise<void> {
    session.end('commit');
  }

  async rollbackTransaction(session: Session): Promise<void> {
    session.end('rollback');
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release();
  }

  /**
   * Throws `store-unavailable` once the path of the file or of its WAL names another file than the open one, or none: what is
   * written would be lost. The WAL is emptied into the open file: SQLite would take it for that of the file in its place, and
   * nobody would find one without a name.
   */
  requireFile(): void {
    const { writer } = this.#connections ?? {};
    const lost = Object.entries(this.#identities).find(([path, identity]) => identity !== identify(path));
    if (!writer || !lost) return;
    if (!this.#isWalEmpty && !writer.isInTransaction()) {
      this.#isWalEmpty = true;
      writer.run(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
    }
    const line = `DATA_DIR: "${lost[0]}" has been deleted or replaced while it was open; restart this process`;
    throw new MoharError('store-unavailable', line);
  }

  async destroy(): Promise<void> {
    try {
      this.requireFile();
    } catch (error) {
      if (!(error instanceof MoharError)) throw error;
    }
    for (const connection of new Set(Object.values(this.#connections ?? {}))) connection.close();
  }

  /** Resolves when every earlier write has ended, with the function that ends this one. */
  async #lock(): Promise<() => void> {
    const earlier = this.#lastWrite;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastWrite = promise;
    await earlier;
    try {
      this.requireFile();
    } catch (error) {
      resolve();
      throw error;
    }
    return resolve;
  }
}

/** What tells a file from one that gets its name later; an open file's inode is not used again. */
function identify(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

class Session implements DatabaseConnection {
  readonly #reader: Connection;
  readonly #writer: Connection;
  readonly #lock: () => Promise<() => void>;
  readonly #lockTimeout: number;
  /** Releases the write lock of the open transaction. */
  #unlock: (() => void) | undefined;

  constructor(
    { reader, writer }: { reader: Connection; writer: Connection },
    lock: () => Promise<() => void>,
    lockTimeout: number,
  ) {
    this.#reader = reader;
    this.#writer = writer;
    this.#lock = lock;
    this.#lockTimeout = lockTimeout;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#unlock) return this.#writer.run(query);
    const deadline = Date.now() + this.#lockTimeout;
    if (/^\s*(?:select|explain)\b/i.test(query.sql)) return retryWhileLocked(deadline, () => this.#reader.run(query));
    const unlock = await this.#lock();
    try {
      return await retryWhileLocked(deadline, () => this.#writer.run(query));
    } finally {
      unlock();
    }
  }

  async begin(): Promise<void> {
    const deadline = Date.now() + this.#lockTimeout;
    const unlock = await this.#lock();
    try {
      // A deferred transaction that has read gets SQLITE_BUSY when it writes after another process has written. So every
      // transaction takes the write lock when it begins.
      await retryWhileLocked(deadline, () => this.#writer.run(CompiledQuery.raw('begin immediate')));
    } catch (error) {
      unlock();
      throw error;
    }
    this.#unlock = unlock;
  }

  end(command: 'commit' | 'rollback'): void {
    // On a full disk SQLite rolls back by itself; the error that says so must reach the caller, not that of a second rollback.
    if (command === 'commit' || this.#writer.isInTransaction()) this.#writer.run(CompiledQuery.raw(command));
    this.release();
  }

  /** Releases the write lock. */
  release(): void {
    this.#unlock?.();
    this.#unlock = undefined;
  }

  // biome-ignore lint/correctness/useYield: no store function streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new TypeError('SQLite queries are not streamed');
  }
}

/** Repeats work until no other process holds the lock that it needs. Rejects with `busy` after the deadline. */
async function retryWhileLocked<Result>(deadline: number, work: () => Result): Promise<Result> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() >= deadline) {
        throw new MoharError('busy', 'another process has been writing to the store for too long', { cause: error });
      }
    }
    await delay(retryInterval);
  }
}
