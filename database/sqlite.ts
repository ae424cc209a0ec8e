import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/**
 * Opens a SQLite file for Kysely through Node's own driver. `synchronous=FULL` in WAL mode makes a commit wait for the
 * disk, so that an acknowledged submission survives a power failure. `secure_delete` overwrites deleted rows.
 */
export function createSqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  return new SqliteDialect({ database: wrapDatabase(database) });
}

/** Prepared statements that are cached; the stores have fewer, but for `in` lists of any length. */
const maxStatements = 200;

/**
 * Adapts Node's driver to the interface of better-sqlite3 that Kysely expects. Statements are cached: each holds memory
 * outside the heap, and most take longer to prepare than to run.
 */
function wrapDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= maxStatements) prepared.clear();
      // A deferred transaction that has read gets SQLITE_BUSY when it writes after another process has written, whatever
      // the busy timeout. So every transaction takes the write lock when it begins.
      const statement = wrapStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function wrapStatement(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(toInputValue);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}

function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`);
}
