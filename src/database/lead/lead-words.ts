import { sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { SubmissionTableName } from '#domain/submission/submission.ts';

/** Leads of a table without indexed words, the newest `limit`: their ids, phone numbers and other searchable texts. */
export async function listUnindexed(
  db: Executor,
  table: SubmissionTableName,
  limit: number,
): Promise<{ id: string; phone: string; texts: readonly string[] }[]> {
  // A literal: with a parameter neither database uses the partial index.
  const isNew = sql<boolean>`is_indexed = 0`;
  const rows =
    table === 'enquiry'
      ? await db
          .selectFrom('enquiry')
          .select(['id', 'name', 'companyName', 'email', 'phone', 'cityName', 'pincode', 'message'])
          .where(isNew)
          .orderBy('id', 'desc')
          .limit(limit)
          .execute()
      : await db
          .selectFrom('application')
          .select(['id', 'fullName', 'post', 'email', 'phone'])
          .where(isNew)
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
  return rows.map(({ id, phone, ...texts }) => ({ id, phone, texts: Object.values(texts) }));
}

/** Saves the words of leads of one table, by their ids. Call it in a transaction. */
export async function insertWords(
  db: Executor,
  table: SubmissionTableName,
  words: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  // Claims the leads first: of concurrent processes one indexes each.
  const claimed = await db
    .updateTable(table)
    .set({ isIndexed: 1 })
    .where('id', 'in', [...words.keys()])
    .where('isIndexed', '=', 0)
    .returning('id')
    .execute();
  const rows = claimed.flatMap(({ id }) => (words.get(id) ?? []).map((word) => ({ word, leadId: id })));
  await inBatches(rows, async (batch) => {
    await db
      .insertInto('leadWord')
      .values([...batch])
      .onConflict((row) => row.doNothing())
      .execute();
    return [];
  });
}
