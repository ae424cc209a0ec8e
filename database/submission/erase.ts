import type { Executor } from '#database/connect.ts';
import type { SubmissionFilter } from '#domain/submission/submission.ts';

/** How many of each kind were erased. */
export type Erased = { readonly enquiries: number; readonly applications: number };

/** Erases enquiries by age or address, and what waits to tell of them. One of the two must be named. */
export function eraseSubmissions(
  db: Executor,
  which: {
    readonly enquiries?: Pick<SubmissionFilter, 'before' | 'mail'>;
    readonly applications?: Pick<SubmissionFilter, 'before' | 'mail'>;
  },
): Promise<Erased> {
  return db.transaction().execute(async (transaction) => ({
    enquiries: which.enquiries ? await eraseFrom(transaction, 'enquiry', which.enquiries) : 0,
    applications: which.applications ? await eraseFrom(transaction, 'application', which.applications) : 0,
  }));
}

async function eraseFrom(
  db: Executor,
  table: 'enquiry' | 'application',
  { before, mail }: Pick<SubmissionFilter, 'before' | 'mail'>,
): Promise<number> {
  if (before === undefined && mail === undefined) throw new TypeError('erasing everything is not offered');
  let doomed = db.deleteFrom(table).returning('id');
  if (before !== undefined) doomed = doomed.where('received_at', '<', before);
  if (mail !== undefined) doomed = doomed.where((column) => column.fn('lower', ['mail']), '=', mail.toLowerCase());
  const ids = (await doomed.execute()).map(({ id }) => id);
  // In portions: SQLite takes some thirty thousand parameters at most.
  for (let start = 0; start < ids.length; start += 1_000) {
    await db
      .deleteFrom('outbox')
      .where('subject_id', 'in', ids.slice(start, start + 1_000))
      .execute();
  }
  return ids.length;
}
