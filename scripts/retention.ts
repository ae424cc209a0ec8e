import { chooseByAge } from '#database/submission/choose.ts';
import { countChosen } from '#database/submission/erase.ts';
import { eraseAndTell, writeCounts } from '#scripts/erase-and-tell.ts';
import { readOptions } from '#scripts/read-options.ts';
import { runCommand, withStore } from '#scripts/run-command.ts';

// `npm run retention [-- --dry-run]` erases what is older than RETENTION_ENQUIRY_DAYS and RETENTION_APPLICATION_DAYS.
await runCommand(async () => {
  const options = readOptions({ 'dry-run': { type: 'boolean' } }, '[--dry-run]');
  await withStore(async (db, { retention }) => {
    const now = Date.now();
    const enquiriesBefore = daysBefore(now, retention.enquiryDays);
    const applicationsBefore = daysBefore(now, retention.applicationDays);
    const chosen = await chooseByAge(db, { enquiriesBefore, applicationsBefore });
    console.log(`Enquiries before ${enquiriesBefore}, applications before ${applicationsBefore}.`);
    const counts = await countChosen(db, chosen);
    if (options['dry-run']) console.log(writeCounts('Would erase', counts));
    else if (counts.enquiries + counts.applications === 0) console.log(writeCounts('Erased', counts));
    else await eraseAndTell(db, chosen);
  });
});

function daysBefore(now: number, days: number): string {
  return new Date(now - days * 86_400_000).toISOString();
}
