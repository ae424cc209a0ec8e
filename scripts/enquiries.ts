import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { connect } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { migrate } from '#database/migrate.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { MoharError } from '#domain/errors.ts';
import { writeTable } from '#scripts/write-table.ts';
import { readConfig } from '#server/config.ts';

// `npm run enquiries [-- --csv] [-- --since 2026-11-01]` prints what visitors asked, oldest first.
const columns = [
  'receivedAt',
  'kind',
  'name',
  'companyName',
  'mail',
  'phone',
  'pincode',
  'cityName',
  'stateName',
  'address',
  'message',
  'id',
] as const satisfies readonly (keyof StoredEnquiry)[];

try {
  const { csv, since } = readOptions();
  const store = await connect(readConfig());
  await migrate(store.db);
  const enquiries = await listEnquiries(store.db, { since, suspected: false });
  await store.close();
  process.stdout.write(csv ? writeCsv(enquiries) : writeTable(columns, enquiries));
} catch (error) {
  if (!(error instanceof MoharError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** RFC 4180; a cell that a spreadsheet would take for a formula is disarmed by a leading apostrophe. */
function writeCsv(enquiries: readonly StoredEnquiry[]): string {
  return stringify([...enquiries], {
    header: true,
    columns: [...columns],
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}

function readOptions(): { csv: boolean; since: string | undefined } {
  let values: { csv?: boolean; since?: string };
  try {
    ({ values } = parseArgs({ options: { csv: { type: 'boolean' }, since: { type: 'string' } } }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MoharError('config-invalid', `${reason}; use --csv and --since 2026-11-01.`);
  }
  return { csv: values.csv ?? false, since: values.since === undefined ? undefined : readDay(values.since) };
}

/** A day begins at midnight in India, which is where the reader is; the store counts in UTC. */
function readDay(value: string): string {
  const isDay = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value);
  const date = new Date(isDay ? `${value}T00:00:00+05:30` : value);
  if (Number.isNaN(date.getTime())) {
    throw new MoharError('config-invalid', `--since: "${value}" is no date; use 2026-11-01 or a full ISO 8601 time.`);
  }
  return date.toISOString();
}
