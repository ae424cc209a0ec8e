import { sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import type { Chosen } from '#database/submission/choose.ts';
import { listInPortions } from '#database/submission/portions.ts';

/** How many rows of each kind go, or went. */
export type ErasureCounts = {
  readonly enquiries: number;
  readonly applications: number;
  readonly resumes: number;
  readonly outboxEntries: number;
  readonly fingerprints: number;
};

/** Counts what `eraseChosen` would erase. */
export function countChosen(db: Executor, chosen: Chosen): Promise<ErasureCounts> {
  return goThrough(chosen, async (table, column, values) => {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(db);
    return Number(rows[0]?.count);
  });
}

/** Erases the submissions and all that hangs on them, in one transaction. */
export function eraseChosen(db: Executor, chosen: Chosen): Promise<ErasureCounts> {
  return db.transaction().execute((transaction) =>
    goThrough(chosen, async (table, column, values) => {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(transaction);
      return Number(numAffectedRows);
    }),
  );
}

async function goThrough(
  { enquiries, applications }: Chosen,
  work: (table: keyof Schema, column: string, values: readonly string[]) => Promise<number>,
): Promise<ErasureCounts> {
  const all = [...enquiries, ...applications];
  const add = async (table: keyof Schema, column: string, values: readonly string[]): Promise<number> => {
    const counts = await listInPortions(values, async (some) => [await work(table, column, some)]);
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const idsOf = (rows: typeof all): string[] => rows.map(({ id }) => id);
  return {
    outboxEntries: await add('outbox', 'subject_id', idsOf(all)),
    // A fingerprint has the time of the submission that made it, to the millisecond, and nothing else to know it by.
    fingerprints: await add('recent_submission', 'received_at', [...new Set(all.map(({ receivedAt }) => receivedAt))]),
    resumes: await add('resume', 'application_id', idsOf([...applications])),
    applications: await add('application', 'id', idsOf([...applications])),
    enquiries: await add('enquiry', 'id', idsOf([...enquiries])),
  };
}
