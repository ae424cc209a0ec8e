import { sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';

/** SQLite allows 32,766 parameters in a statement. */
const batchSize = 1_000;

/** Runs a query for 1,000 values at a time and returns all results. */
export async function inBatches<Value, Row>(
  values: readonly Value[],
  query: (batch: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += batchSize) {
    rows.push(...(await query(values.slice(start, start + batchSize))));
  }
  return rows;
}

/** The rows with one of the values in a column. */
export type RowSet = { readonly table: keyof Schema; readonly column: string; readonly values: readonly string[] };

/** Counts the rows of a set. */
export async function countRows(db: Executor, { table, column, values }: RowSet): Promise<number> {
  const counts = await inBatches(values, async (batch) => {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(batch)})`.execute(db);
    return [Number(rows[0]?.count)];
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Deletes the rows of a set and returns how many there were. Call it in a transaction. */
export async function deleteRows(db: Executor, { table, column, values }: RowSet): Promise<number> {
  const counts = await inBatches(values, async (batch) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(batch)})`.execute(db);
    return [Number(numAffectedRows)];
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Parses a column with a JSON array of numbers. */
export function parseNumbers(json: string): readonly number[] {
  const values: unknown = JSON.parse(json);
  return Array.isArray(values) ? values.filter((value) => typeof value === 'number') : [];
}
