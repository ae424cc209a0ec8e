import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isCorruption } from '#database/corruption.ts';
import { MoharError } from '#domain/errors.ts';

/** The result code of SQLite; its extended codes have the same low byte: https://www.sqlite.org/rescode.html#extrc */
function readResultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** SQLITE_BUSY. */
export const isBusy = (error: unknown): boolean => readResultCode(error) === 5;

/** SQLITE_FULL and SQLITE_IOERR: a full disk is reported as either. */
export const isDiskError = (error: unknown): boolean => [13, 10].includes(readResultCode(error));

/** Converts a disk error or corruption to one line with the file's name; returns any other error unchanged. */
export function explainError(error: unknown, file: string): unknown {
  const isCorrupt = error instanceof Error && !(error instanceof MoharError) && isCorruption(error);
  if (!isCorrupt && !isDiskError(error)) return error;
  const line = isCorrupt
    ? `DATA_DIR: "${file}" is corrupt (${error.message}); restore a backup.`
    : `the disk of "${file}" is full or does not work`;
  return new MoharError('store-unavailable', line, { cause: error });
}

/** Cached prepared statements; the stores have fewer, except for `in` lists of any length. */
const maxStatements = 200;

export type Connection = ReturnType<typeof createConnection>;

/** Caches statements: each holds memory outside the heap, and most take longer to prepare than to run. */
export function createConnection(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= maxStatements) prepared.clear();
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
      const values = parameters.map(toInputValue);
      try {
        const statement = prepare(sql);
        if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
        const { changes } = statement.run(...values);
        return { rows: [], numAffectedRows: BigInt(changes) };
      } catch (error) {
        throw explainError(error, database.location() ?? '');
      }
    },
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`);
}
