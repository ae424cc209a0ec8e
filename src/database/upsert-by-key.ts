import type { Kysely } from 'kysely';
import type { Executor } from '#database/connect.ts';

/** What an upsert did to a row. */
export type UpsertOutcome = 'added' | 'changed' | 'unchanged';

type Columns = Readonly<Record<string, string | number | null>>;

/**
 * Inserts a row, or updates the row with the same key if a column differs. `onInsert` returns columns for new rows
 * only, such as the id; `onUpdate` has columns for changes only, such as the time. Call it in a transaction.
 */
export async function upsertByKey(
  executor: Executor,
  table: 'post' | 'notice' | 'advertisement' | 'banner',
  keyColumn: string,
  columns: Columns,
  { onInsert = async () => ({}), onUpdate = {} }: { onInsert?: () => Promise<Columns>; onUpdate?: Columns } = {},
): Promise<UpsertOutcome> {
  // Kysely cannot type a table parameter; the callers' `satisfies` checks the columns against the schema.
  const db = executor as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
  const key = columns[keyColumn] ?? null;
  const row = await db.selectFrom(table).selectAll().where(keyColumn, '=', key).executeTakeFirst();
  if (!row) {
    await db
      .insertInto(table)
      .values({ ...columns, ...(await onInsert()) })
      .execute();
    return 'added';
  }
  if (Object.entries(columns).every(([name, value]) => row[name] === value)) return 'unchanged';
  await db
    .updateTable(table)
    .set({ ...columns, ...onUpdate })
    .where(keyColumn, '=', key)
    .execute();
  return 'changed';
}
