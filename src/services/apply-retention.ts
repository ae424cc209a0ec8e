import type { Executor } from '#database/connect.ts';
import { listSubmissionKeys } from '#database/submission/submission-store.ts';
import { countSubmissionRows, eraseSubmissions } from '#services/erase-submissions.ts';

/**
 * Erases the submissions that are older than their retention period, or in a dry run only counts them: those received before
 * `enquiriesBefore` and `applicationsBefore` (UTC, ISO 8601).
 */
export async function applyRetention(
  db: Executor,
  { enquiryDays, applicationDays }: { readonly enquiryDays: number; readonly applicationDays: number },
  now: Date,
  { isDryRun = false } = {},
) {
  const enquiriesBefore = subtractDays(now, enquiryDays);
  const applicationsBefore = subtractDays(now, applicationDays);
  const submissions = {
    enquiries: await listSubmissionKeys(db, 'enquiry', { before: enquiriesBefore }),
    applications: await listSubmissionKeys(db, 'application', { before: applicationsBefore }),
  };
  const isNone = submissions.enquiries.length + submissions.applications.length === 0;
  const { counts, remains } =
    isDryRun || isNone
      ? { counts: await countSubmissionRows(db, submissions), remains: undefined }
      : await eraseSubmissions(db, submissions);
  return { enquiriesBefore, applicationsBefore, counts, remains };
}

function subtractDays(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
