import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { quote, type Reader, type ResultRow } from '#database/copy/reader.ts';
import { explainError } from '#database/sqlite-connection.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/** The file of the store in a folder. */
export const findSqliteFile = (dataDir: string): string => join(dataDir, 'mohar.sqlite');

/**
 * Reads SQLite in one transaction with a snapshot of its start. In WAL mode it does not block writers, but the WAL
 * grows meanwhile. Throws `store-unavailable` if there is no store.
 */
export async function withSqliteReader<Result>(
  dataDir: string,
  work: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  const file = findSqliteFile(dataDir);
  using database = open(file);
  try {
    return await work(createReader(database, `SQLite, ${file}`));
  } catch (error) {
    throw explainError(error, file);
  }
}

function open(file: string): DatabaseSync {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const isMissing = reason === 'ENOENT' || reason === 'ENOTDIR';
    const line = isMissing ? `there is no store "${file}".` : `"${file}" cannot be read (${reason}).`;
    throw new MoharError('store-unavailable', `DATA_DIR: ${line}`, { cause: error });
  }
  // Milliseconds. A reader waits only while another process recovers the WAL or rebuilds the file.
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    // The transaction begins with its first read.
    database.exec('begin; select count(*) from sqlite_schema');
    return database;
  } catch (error) {
    database.close();
    throw wrapError('store-unavailable', error, (reason) => `DATA_DIR: "${file}" cannot be read (${reason}).`);
  }
}

const tables = `from sqlite_schema t join pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%'`;

function createReader(database: DatabaseSync, name: string): Reader {
  const query = async <Found = ResultRow>(sql: string): Promise<readonly Found[]> =>
    database.prepare(sql).all() as unknown as readonly Found[];
  return {
    kind: 'SQLite',
    name,
    readColumns: () =>
      query(`select t.name as "table", c.name as "column", c.type, c.pk - 1 as key ${tables} order by t.name, c.cid`),
    readReferences: () =>
      query(`select t.name as "table", f."table" as parent
        from sqlite_schema t join pragma_foreign_key_list(t.name) f where t.type = 'table'`),
    order: ({ name: column }) => quote(column),
    query,
    async *stream(sql, size) {
      const rows = database.prepare(sql).iterate();
      let batch: ResultRow[] = [];
      for (const row of rows) {
        if (batch.push(row) < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
}
