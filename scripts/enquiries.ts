import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { listOptions, listUsage, remarkSuspects, toFilter, writeList } from '#scripts/list-submissions.ts';
import { readOptions } from '#scripts/read-options.ts';
import { runCommand, withStore } from '#scripts/run-command.ts';

// `npm run enquiries [-- --csv] [-- --since 2026-11-01]` prints what visitors asked, oldest first; with `--suspected`
// what robots did.
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
    process.stdout.write(writeList(columns, await listEnquiries(db, filter), options));
    if (!options.suspected) remarkSuspects((await listEnquiries(db, { ...filter, suspected: true })).length);
  });
});
