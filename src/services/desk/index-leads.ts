import { setImmediate } from 'node:timers/promises';
import { claimUnindexed, hasUnindexed, insertWords } from '#database/lead/lead-words.ts';
import { fillEmailKeys } from '#database/submission/submission-store.ts';
import { listSearchWords } from '#domain/lead/search.ts';
import { type SubmissionTableName, toReference } from '#domain/submission/submission.ts';
import type { DeskContext } from '#services/desk/desk.ts';

type Database = Pick<DeskContext, 'db'>;

const tables = ['enquiry', 'application'] as const satisfies readonly SubmissionTableName[];

/** How many leads get their email keys in one transaction. */
const emailBatch = 200;

/** Leads indexed per transaction: so few that submissions wait at most 100 ms for SQLite's write lock. */
const indexBatch = 5;

/** Batches that a search indexes before it: the leads since the last one. The rest is indexed in the background. */
const batchesPerSearch = 40;

/** Fills the missing email keys of leads from earlier releases, for the search by person. */
export async function indexEmails({ db }: Database): Promise<void> {
  for (const table of tables) {
    while ((await db.transaction().execute((trx) => fillEmailKeys(trx, table, emailBatch))) > 0) await setImmediate();
  }
}

/** Indexes the search words of all leads that have none yet. */
export async function indexLeads(store: Database): Promise<void> {
  for (const table of tables) {
    while (await indexBatchOf(store, table)) await setImmediate();
  }
}

/** Indexes the search words of the newest leads. */
export async function indexNewest(store: Database): Promise<void> {
  for (const table of tables) {
    let batches = 0;
    while (batches < batchesPerSearch && (await indexBatchOf(store, table))) batches += 1;
  }
}

/** Returns whether there are more. A batch is smaller than usual where another process has indexed some of it. */
async function indexBatchOf({ db }: Database, table: SubmissionTableName): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const leads = await claimUnindexed(trx, table, indexBatch);
    const words = leads.map(({ id, phone, texts }) => {
      const reference = toReference(id);
      // Whole too: digits alone are searched as one number.
      return [id, listSearchWords([...texts, reference, reference.replace('-', '')], phone)] as const;
    });
    await insertWords(trx, new Map(words));
    return hasUnindexed(trx, table);
  });
}
