import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import type { PincodeDirectory } from '#domain/pincode/pincode.ts';
import { buildDirectory } from '#tools/pincodes/build-directory.ts';
import { readDistrictChanges } from '#tools/pincodes/district-changes.ts';
import { readOverrides } from '#tools/pincodes/overrides.ts';
import { readSources } from './pincode-sources.ts';

// `npm run pincodes [-- FOLDER]` rebuilds the committed directory of PIN codes. The sources are large, so they are no
// dependencies but fetched: into FOLDER, if it is given and lacks them, otherwise into a temporary folder.
const target = join(import.meta.dirname, '../../src/database/pincode/directory.tsv');
const readTable = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

using work = mkdtempDisposableSync(join(tmpdir(), 'pincodes-'));
const { geonames, second, header } = readSources(process.argv[2] ?? work.path);
const committed = existsSync(target) ? readPincodeDirectory(readFileSync(target, 'utf8')) : undefined;
const built = buildDirectory(geonames, {
  overrides: readOverrides(readTable('overrides.tsv')),
  changes: readDistrictChanges(readTable('districts.tsv')),
  sources: second,
  known: committed?.listStates().flatMap(({ stateId }) => committed.listCities(stateId)) ?? [],
});
const renewed = readPincodeDirectory(built.table);
writeFileSync(target, formatHeader(header) + built.table);
for (const { kind, from, toState, toDistrict } of built.unused.map((override) => ({ toDistrict: '', ...override }))) {
  console.log(`Matches nothing in these sources: ${kind} ${from} (${toState} ${toDistrict})`);
}
console.log(
  `${built.rows} rows: ${built.pincodes} PIN codes, and ${built.added} of second sources (of ${built.ofStateOnly} only ` +
    `the state is known), in ${built.districts} districts of ${renewed.listStates().length} states and union ` +
    `territories; ${countChanges(committed, renewed)} PIN codes changed.`,
);

function countChanges(before: PincodeDirectory | undefined, after: PincodeDirectory): number {
  let changes = 0;
  for (let pin = 100_000; pin <= 999_999; pin += 1) {
    const old = before?.findPincodePlace(String(pin));
    const now = after.findPincodePlace(String(pin));
    if ((old?.district ?? null) !== now.district || (old?.state ?? null) !== now.state) changes += 1;
  }
  return changes;
}

function formatHeader(sources: readonly string[]): string {
  const lines = [
    'PIN codes of India by district, for look-ups from a PIN to its district and state. Renewed by "npm run pincodes";',
    'not edited by hand.',
    ...sources,
    'Lines: GST state code, state, PIN codes without a known district; then city id (state code * 1000 + n),',
    'district, its PIN codes.',
  ];
  return `${lines.map((line) => `# ${line}`).join('\n')}\n`;
}
