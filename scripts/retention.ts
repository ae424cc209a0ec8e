import { readOptions, runCommand, withStore } from '#scripts/command/command.ts';
import { formatCounts } from '#scripts/command/report-erasure.ts';
import { applyRetention } from '#services/apply-retention.ts';

// `npm run retention [-- --dry-run]` erases submissions older than RETENTION_ENQUIRY_DAYS and
// RETENTION_APPLICATION_DAYS.
await runCommand(async () => {
  const { 'dry-run': isDryRun = false } = readOptions({
    about: 'Erases submissions that are older than RETENTION_ENQUIRY_DAYS and RETENTION_APPLICATION_DAYS.',
    usage: '[--dry-run]',
    options: { 'dry-run': { type: 'boolean' } },
  });
  await withStore(async (db, { retention }) => {
    const erased = await applyRetention(db, retention, new Date(), { isDryRun });
    const { enquiriesBefore, applicationsBefore, counts, remains } = erased;
    console.log(`Enquiries before ${enquiriesBefore}, applications before ${applicationsBefore}.`);
    console.log(formatCounts(isDryRun ? 'Would erase' : 'Erased', counts));
    if (remains) throw remains;
  });
});
