import { sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { SubmissionTableName } from '#domain/submission/submission.ts';

/** A literal: with a parameter neither database uses the partial index. */
const isUnindexed = sql<boolean>`is_indexed = 0`;

/** A lead with its searchable texts. */
export type UnindexedLead = { readonly id: string; readonly phone: string; readonly texts: readonly string[] };

/**
 * Marks the newest `limit` leads of a table without indexed words as indexed, and returns them. Call it in the
 * transaction that saves their words: of concurrent processes one indexes each lead, and a change of its texts comes
 * before or after both steps.
 */
export async function claimUnindexed(
  db: Executor,
  table: SubmissionTableName,
  limit: number,
): Promise<readonly UnindexedLead[]> {
  const newest = db.selectFrom(table).select('id').where(isUnindexed).orderBy('id', 'desc').limit(limit);
  const rows =
    table === 'enquiry'
      ? await db
          .updateTable('enquiry')
          .set({ isIndexed: 1 })
          .where(isUnindexed)
          .where('id', 'in', newest)
          .returning(['id', 'name', 'companyName', 'email', 'phone', 'cityName', 'pincode', 'message'])
          .execute()
      : await db
          .updateTable('application')
          .set({ isIndexed: 1 })
          .where(isUnindexed)
          .where('id', 'in', newest)
          .returning(['id', 'fullName', 'post', 'email', 'phone'])
          .execute();
  return rows.map(({ id, phone, ...texts }) => ({ id, phone, texts: Object.values(texts) }));
}

export async function hasUnindexed(db: Executor, table: SubmissionTableName): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where(isUnindexed).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Saves the words of leads, by their ids. */
export async function insertWords(db: Executor, words: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const rows = [...words].flatMap(([leadId, ofLead]) => ofLead.map((word) => ({ word, leadId })));
  await inBatches(rows, async (batch) => {
    await db
      .insertInto('leadWord')
      .values([...batch])
      .onConflict((row) => row.doNothing())
      .execute();
    return [];
  });
}
