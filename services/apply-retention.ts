import type { Executor } from '#database/connect.ts';
import { listSubmissionKeys } from '#database/submission/submission-store.ts';
import { countSubmissionRows, type ErasureCounts, eraseSubmissions } from '#services/erase-submissions.ts';

/** Days after which submissions are erased. */
export type RetentionPeriods = { readonly enquiryDays: number; readonly applicationDays: number };

/** What was erased, or in a dry run would be: everything received before these times (UTC, ISO 8601). */
export type RetentionReport = {
  readonly enquiriesBefore: string;
  readonly applicationsBefore: string;
  readonly counts: ErasureCounts;
};

/** Erases the submissions that are older than their retention period. A dry run only counts them. */
export async function applyRetention(
  db: Executor,
  { enquiryDays, applicationDays }: RetentionPeriods,
  now: Date,
  { isDryRun = false } = {},
): Promise<RetentionReport> {
  const enquiriesBefore = subtractDays(now, enquiryDays);
  const applicationsBefore = subtractDays(now, applicationDays);
  const submissions = {
    enquiries: await listSubmissionKeys(db, 'enquiry', { before: enquiriesBefore }),
    applications: await listSubmissionKeys(db, 'application', { before: applicationsBefore }),
  };
  const counts = await (isDryRun ? countSubmissionRows(db, submissions) : eraseSubmissions(db, submissions));
  return { enquiriesBefore, applicationsBefore, counts };
}

function subtractDays(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
