import { type Kysely, sql } from 'kysely';
import type { Row, Table } from '#database/copy/table.ts';
import { MoharError, wrapError } from '#domain/errors.ts';

/** SQLite allows 32,766 parameters in a statement. */
const maxParameters = 30_000;

/** Inserts rows unchanged. Throws `copy-failed` if the database refuses one; the reason contains no value. */
export async function insertRows<Schema>(db: Kysely<Schema>, table: Table, rows: readonly Row[]): Promise<void> {
  const plain = db.withoutPlugins();
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const size = Math.floor(maxParameters / table.columns.length);
  for (let start = 0; start < rows.length; start += size) {
    const values = sql.join(rows.slice(start, start + size).map((row) => sql`(${sql.join(row)})`));
    try {
      await sql`insert into ${sql.table(table.name)} (${columns}) values ${values}`.execute(plain);
    } catch (error) {
      if (error instanceof MoharError) throw error;
      throw wrapError('copy-failed', error, (reason) => `rows of ${table.name} cannot be written (${reason})`);
    }
  }
}
