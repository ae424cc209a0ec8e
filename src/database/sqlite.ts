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

/** Retry interval of a write while another process is writing. Milliseconds. */
const retryInterval = 25;

/**
 * A Kysely dialect for a SQLite file through Node's driver. The driver is synchronous: a busy timeout of SQLite would
 * block the whole process. So writes are queued and retried until `lockTimeout` (milliseconds). Reads have their own
 * connection; in WAL mode it never waits for a write.
 */
export function createSqliteDialect(
  file: string,
  lockTimeout = 10_000,
): Dialect & Pick<SqliteFileDriver, 'requireFile'> {
  const driver = createDriver(file, lockTimeout);
  return {
    requireFile: driver.requireFile,
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
  /** The driver serialises writes itself; Kysely need not serialise queries. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

type SqliteFileDriver = Driver & {
  /**
   * Throws `store-unavailable` after the file or its WAL was replaced or unlinked (inode changed): writes would be
   * lost. First it checkpoints the WAL into the open file: SQLite would apply a WAL with this name to the new file, and
   * an unlinked WAL would be lost.
   */
  readonly requireFile: () => void;
};

/** Not a connection of SQLite. `unlock` releases the write lock; it is `undefined` outside a transaction. */
type Session = DatabaseConnection & { unlock: (() => void) | undefined };

function createDriver(file: string, lockTimeout: number): SqliteFileDriver {
  /** Device and inode of the open file and its WAL, by path. */
  const identities = new Map<string, string>();
  let connections: { reader: Connection; writer: Connection } | undefined;
  let lastWrite: Promise<void> = Promise.resolve();
  /** The checkpoint runs once: another process may use the new file's WAL. */
  let isWalEmpty = false;

  /** Saves the identity of the file at a path, if it exists. */
  const remember = (path: string): void => {
    const identity = identify(path);
    if (identity && !identities.has(path)) identities.set(path, identity);
  };

  const connect = async (pragmas: string): Promise<Connection> => {
    const database = new DatabaseSync(file, { timeout: 0 });
    remember(file);
    try {
      await retryWhileLocked(Date.now() + lockTimeout, () => database.exec(pragmas));
    } catch (error) {
      database.close();
      throw error;
    }
    return createConnection(database);
  };

  const requireFile = (): void => {
    const { writer } = connections ?? {};
    const lost = [...identities].findLast(([path, identity]) => identity !== identify(path));
    if (!writer || !lost) return;
    if (!isWalEmpty && !writer.isInTransaction()) {
      isWalEmpty = true;
      writer.run(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
    }
    const line = `DATA_DIR: "${lost[0]}" has been deleted or replaced while it was open; restart this process`;
    throw new MoharError('store-unavailable', line);
  };

  const requireOpen = (): NonNullable<typeof connections> => {
    if (!connections) throw new TypeError('the driver is not initialised');
    return connections;
  };

  /** Queues a write. Returns its result and `unlock`, to start the next write; an error unlocks by itself. */
  const write = async <Row>(query: CompiledQuery): Promise<{ result: QueryResult<Row>; unlock: () => void }> => {
    const { writer } = requireOpen();
    const deadline = Date.now() + lockTimeout;
    const earlier = lastWrite;
    const { promise, resolve: unlock } = Promise.withResolvers<void>();
    lastWrite = promise;
    await earlier;
    try {
      requireFile();
      return { result: await retryWhileLocked(deadline, () => writer.run<Row>(query)), unlock };
    } catch (error) {
      unlock();
      throw error;
    }
  };

  const release = (session: Session): void => {
    session.unlock?.();
    session.unlock = undefined;
  };

  const end = async (session: Session, command: 'commit' | 'rollback'): Promise<void> => {
    const { writer } = requireOpen();
    // On a full disk SQLite rolls back by itself. A second rollback would hide the original error.
    if (command === 'commit' || writer.isInTransaction()) writer.run(CompiledQuery.raw(command));
    release(session);
  };

  return {
    requireFile,
    /**
     * On a full disk SQLite cannot create the shared WAL index (https://www.sqlite.org/wal.html#noshm), but an
     * exclusive connection has the index in memory. So pages can be read, and writes succeed once there is space.
     */
    async init() {
      try {
        const writer = await connect(settings);
        const reader = await connect('PRAGMA query_only = ON;');
        connections = { reader, writer };
      } catch (error) {
        if (!isDiskError(error)) throw error;
        const only = await connect(`PRAGMA locking_mode = EXCLUSIVE; ${settings}`);
        connections = { reader: only, writer: only };
      }
      remember(`${file}-wal`);
    },
    async acquireConnection() {
      const { reader, writer } = requireOpen();
      const session: Session = {
        unlock: undefined,
        async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
          if (session.unlock) return writer.run(query);
          if (/^\s*(?:select|explain)\b/i.test(query.sql)) {
            return retryWhileLocked(Date.now() + lockTimeout, () => reader.run(query));
          }
          const { result, unlock } = await write<Row>(query);
          unlock();
          return result;
        },
        streamQuery() {
          throw new TypeError('SQLite queries are not streamed');
        },
      };
      return session;
    },
    // A deferred transaction that has read gets SQLITE_BUSY when it writes after another process has written. So every
    // transaction takes the write lock when it begins.
    async beginTransaction(session: Session) {
      session.unlock = (await write(CompiledQuery.raw('begin immediate'))).unlock;
    },
    commitTransaction: (session: Session) => end(session, 'commit'),
    rollbackTransaction: (session: Session) => end(session, 'rollback'),
    releaseConnection: async (session: Session) => release(session),
    async destroy() {
      try {
        requireFile();
      } catch (error) {
        if (!(error instanceof MoharError)) throw error;
      }
      for (const connection of new Set(Object.values(connections ?? {}))) connection.close();
    },
  };
}

/** Device and inode: they differ for a later file of the same name, as an open file's inode is not reused. */
function identify(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Retries while another process has the lock. Rejects with `busy` after the deadline. */
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
