import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { readOptions, runCommand, withStore } from '#scripts/command.ts';
import { formatList, listOptions, listUsage, reportSuspected, toFilter } from '#scripts/list-submissions.ts';

// `npm run enquiries [-- --csv] [-- --since 2026-11-01]` prints the enquiries of people, oldest first; with `--suspected`
// those of suspected robots.
const columns = [
  'receivedAt',
  'kind',
  'name',
  'companyName',
  'email',
  'phone',
  'pincode',
  'cityName',
  'stateName',
  'address',
  'message',
  'id',
] as const satisfies readonly (keyof StoredEnquiry)[];

await runCommand(async () => {
  const options = readOptions(listOptions, listUsage);
  const filter = toFilter(options);
  await withStore(async (db) => {
    process.stdout.write(formatList(columns, await listEnquiries(db, filter), options));
    if (!options.suspected) reportSuspected((await listEnquiries(db, { ...filter, suspected: true })).length);
  });
});
