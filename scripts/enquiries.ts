import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { toReference } from '#domain/submission/submission.ts';
import { readArguments, runCommand, withStore } from '#scripts/command/command.ts';
import {
  type Columns,
  formatChanges,
  formatList,
  listOptions,
  listUsage,
  readMark,
  reportSuspected,
  toFilter,
} from '#scripts/command/list-submissions.ts';
import { setStatus } from '#services/set-status.ts';

// `npm run enquiries [-- --csv] [-- --since 2026-11-01]` prints the enquiries of people, oldest first. `--suspected`
// lists suspected robots, and `--status new` new enquiries only. `--mark answered REFERENCE…` sets a status.
const columns = {
  receivedAt: true,
  kind: true,
  name: true,
  companyName: true,
  email: true,
  phone: true,
  pincode: true,
  cityName: true,
  stateName: true,
  address: true,
  message: true,
  id: true,
  reference: true,
  status: true,
} as const satisfies Columns<StoredEnquiry>;

await runCommand(async () => {
  const { values: options, positionals } = readArguments({
    about: 'Lists enquiries, oldest first, or sets their status.',
    usage: listUsage,
    options: listOptions,
  });
  const filter = toFilter(options);
  const mark = readMark(options, positionals);
  await withStore(async (db) => {
    if (mark) return void process.stdout.write(formatChanges(await setStatus(db, 'enquiry', positionals, mark)));
    const enquiries = await listEnquiries(db, filter);
    const rows = enquiries.map((enquiry) => ({ ...enquiry, reference: toReference(enquiry.id) }));
    process.stdout.write(formatList(columns, rows, options));
    if (!options.suspected) reportSuspected((await listEnquiries(db, { ...filter, suspected: true })).length);
  });
});
