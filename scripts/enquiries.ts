import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { toReference } from '#domain/submission/submission.ts';
import { readOptions, runCommand, withStore } from '#scripts/command/command.ts';
import {
  type Columns,
  formatList,
  listOptions,
  listUsage,
  reportSuspected,
  toFilter,
} from '#scripts/command/list-submissions.ts';

// `npm run enquiries [-- --csv] [-- --since 2026-11-01]` prints the enquiries of people, oldest first; with `--suspected`
// those of suspected robots.
const columns = {
  ...{ receivedAt: true, kind: true, name: true, companyName: true, email: true, phone: true, pincode: true },
  ...{ cityName: true, stateName: true, address: true, message: true, id: true, reference: true },
} as const satisfies Columns<StoredEnquiry>;

await runCommand(async () => {
  const options = readOptions(listOptions, listUsage);
  const filter = toFilter(options);
  await withStore(async (db) => {
    const enquiries = await listEnquiries(db, filter);
    const rows = enquiries.map((enquiry) => ({ ...enquiry, reference: toReference(enquiry.id) }));
    process.stdout.write(formatList(columns, rows, options));
    if (!options.suspected) reportSuspected((await listEnquiries(db, { ...filter, suspected: true })).length);
  });
});
