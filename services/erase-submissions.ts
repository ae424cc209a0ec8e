import type { Executor } from '#database/connect.ts';
import { countRows, deleteRows, type RowSet } from '#database/rows.ts';
import type { SubmissionKey } from '#database/submission/submission-store.ts';

type Key = Pick<SubmissionKey, 'id' | 'receivedAt'>;

/** The submissions to erase. */
export type SubmissionKeys = { readonly enquiries: readonly Key[]; readonly applications: readonly Key[] };

/** How many rows of each kind are erased. */
export type ErasureCounts = Awaited<ReturnType<typeof forEachSet>>;

/** Counts the rows that `eraseSubmissions` would delete. */
export function countSubmissionRows(db: Executor, submissions: SubmissionKeys): Promise<ErasureCounts> {
  return forEachSet(submissions, (rows) => countRows(db, rows));
}

/**
 * Deletes submissions with everything that belongs to them, in one transaction, in which `record` writes too. Copies may
 * remain in the database's files until `vacuum`.
 */
export function eraseSubmissions(
  db: Executor,
  submissions: SubmissionKeys,
  record?: (trx: Executor) => Promise<void>,
): Promise<ErasureCounts> {
  return db.transaction().execute(async (trx) => {
    await record?.(trx);
    return forEachSet(submissions, (rows) => deleteRows(trx, rows));
  });
}

/** Applies `work` to each set of rows that belongs to the submissions, dependent rows first. */
async function forEachSet({ enquiries, applications }: SubmissionKeys, work: (rows: RowSet) => Promise<number>) {
  const idsOf = (keys: readonly Key[]): string[] => keys.map(({ id }) => id);
  const all = [...enquiries, ...applications];
  const times = [...new Set(all.map(({ receivedAt }) => receivedAt))];
  return {
    outboxEntries: await work({ table: 'outbox', column: 'subjectId', values: idsOf(all) }),
    // A fingerprint has the time of its submission, to the millisecond, and nothing else that identifies it.
    fingerprints: await work({ table: 'recentSubmission', column: 'receivedAt', values: times }),
    notes: await work({ table: 'leadNote', column: 'leadId', values: idsOf(all) }),
    replies: await work({ table: 'leadReply', column: 'leadId', values: idsOf(all) }),
    words: await work({ table: 'leadWord', column: 'leadId', values: idsOf(all) }),
    resumes: await work({ table: 'resume', column: 'applicationId', values: idsOf(applications) }),
    applications: await work({ table: 'application', column: 'id', values: idsOf(applications) }),
    enquiries: await work({ table: 'enquiry', column: 'id', values: idsOf(enquiries) }),
  };
}
