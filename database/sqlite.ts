import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/**
 * Opens a SQLite file for Kysely through Node's own driver. `synchronous=FULL` in WAL mode makes a commit wait for the
 * disk, so that an answered submission outlives a power cut. `secure_delete` overwrites what is erased.
 */
export function createSqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  return new SqliteDialect({ database: wrapDatabase(database) });
}

/** Statements that are kept; the store has fewer kinds, but for lists of any length. */
const mostStatements = 200;

/**
 * Kysely speaks better-sqlite3's small interface. A statement is prepared once: each holds memory that the garbage collector
 * does not know of, and preparing takes longer than most of them run.
 */
function wrapDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= mostStatements) prepared.clear();
      // A transaction that begins by reading could not go on to write once another process has: SQLite would refuse it at
      // once. So each waits for its turn to write when it begins.
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
