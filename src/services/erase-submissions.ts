import type { Executor } from '#database/connect.ts';
import { countRows, deleteRows, type RowSet } from '#database/rows.ts';
import { lockSubmissions, type SubmissionKey } from '#database/submission/submission-store.ts';
import { vacuum } from '#database/vacuum.ts';
import { MoharError } from '#domain/errors.ts';

type Key = Pick<SubmissionKey, 'id' | 'receivedAt'>;

/** The submissions to erase. */
export type SubmissionKeys = { readonly enquiries: readonly Key[]; readonly applications: readonly Key[] };

/** How many rows of each kind are erased. */
export type ErasureCounts = Awaited<ReturnType<typeof forEachSet>>;

/** Counts the rows that `eraseSubmissions` would delete. */
export function countSubmissionRows(db: Executor, submissions: SubmissionKeys): Promise<ErasureCounts> {
  return forEachSet(submissions, (rows) => countRows(db, rows));
}

/** The tables with deleted rows; they are vacuumed afterwards. */
export const personalTables = [
  ...(['outbox', 'recentSubmission', 'leadNote', 'leadReply', 'replyDraft', 'leadWord'] as const),
  ...(['resume', 'application', 'enquiry'] as const),
];

/** The deleted rows, and the error if copies may remain in the files of the database. */
export type Erasure = { readonly counts: ErasureCounts; readonly remains: MoharError | undefined };

/**
 * Erases submissions with all dependent rows: deletes them in one transaction, which `record` shares, then vacuums the
 * files of the database.
 */
export async function eraseSubmissions(
  db: Executor,
  submissions: SubmissionKeys,
  record?: (trx: Executor) => Promise<void>,
): Promise<Erasure> {
  const counts = await db.transaction().execute(async (trx) => {
    // Locks first: a concurrently saved note, reply or index entry is committed before the deletion.
    await lockSubmissions(trx, 'enquiry', toIds(submissions.enquiries));
    await lockSubmissions(trx, 'application', toIds(submissions.applications));
    await record?.(trx);
    return forEachSet(submissions, (rows) => deleteRows(trx, rows));
  });
  return { counts, remains: await vacuum(db, personalTables).then(() => undefined, requireStoreError) };
}

function requireStoreError(error: unknown): MoharError {
  if (error instanceof MoharError) return error;
  throw error;
}

/** Applies `work` to each set of rows that belongs to the submissions, dependent rows first. */
async function forEachSet({ enquiries, applications }: SubmissionKeys, work: (rows: RowSet) => Promise<number>) {
  const all = [...enquiries, ...applications];
  const times = [...new Set(all.map(({ receivedAt }) => receivedAt))];
  return {
    outboxEntries: await work({ table: 'outbox', column: 'subjectId', values: toIds(all) }),
    // A fingerprint is identified by the time of its submission only, in milliseconds.
    fingerprints: await work({ table: 'recentSubmission', column: 'receivedAt', values: times }),
    notes: await work({ table: 'leadNote', column: 'leadId', values: toIds(all) }),
    replies: await work({ table: 'leadReply', column: 'leadId', values: toIds(all) }),
    drafts: await work({ table: 'replyDraft', column: 'leadId', values: toIds(all) }),
    words: await work({ table: 'leadWord', column: 'leadId', values: toIds(all) }),
    resumes: await work({ table: 'resume', column: 'applicationId', values: toIds(applications) }),
    applications: await work({ table: 'application', column: 'id', values: toIds(applications) }),
    enquiries: await work({ table: 'enquiry', column: 'id', values: toIds(enquiries) }),
  };
}

function toIds(keys: readonly Key[]): string[] {
  return keys.map(({ id }) => id);
}
