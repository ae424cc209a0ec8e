import { readOptions, runCommand, withStore } from '#scripts/command.ts';
import { finishErasure, formatCounts } from '#scripts/report-erasure.ts';
import { applyRetention } from '#services/apply-retention.ts';

// `npm run retention [-- --dry-run]` erases what is older than RETENTION_ENQUIRY_DAYS and RETENTION_APPLICATION_DAYS.
await runCommand(async () => {
  const { 'dry-run': isDryRun = false } = readOptions({ 'dry-run': { type: 'boolean' } }, '[--dry-run]');
  await withStore(async (db, { retention }) => {
    const { enquiriesBefore, applicationsBefore, counts } = await applyRetention(db, retention, new Date(), {
      isDryRun,
    });
    console.log(`Enquiries before ${enquiriesBefore}, applications before ${applicationsBefore}.`);
    if (isDryRun) console.log(formatCounts('Would erase', counts));
    else if (counts.enquiries + counts.applications === 0) console.log(formatCounts('Erased', counts));
    else await finishErasure(db, counts);
  });
});
