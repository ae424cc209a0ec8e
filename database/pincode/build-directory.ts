import { gstStateCodes } from '#database/pincode/gst-state-codes.ts';
import type { Override } from '#database/pincode/overrides.ts';
import { type City, isPincode } from '#domain/pincode/place.ts';

type District = { readonly state: string; readonly district: string };

/** What a rebuild says of itself. */
export type DirectoryBuild = {
  /** The table without its header. */
  readonly table: string;
  readonly rows: number;
  readonly pincodes: number;
  readonly districts: number;
};

/**
 * Builds the table from GeoNames' rows (tab-separated: country, PIN, place, state, code, district, …). A PIN that spans
 * districts goes to the one with most places, the alphabetically first of equals; overrides win. Districts that `known`
 * already numbers keep their ids. Throws an `Error` for a state that GST does not know.
 */
export function buildDirectory(
  rows: string,
  overrides: readonly Override[],
  known: readonly City[] = [],
): DirectoryBuild {
  const counts = countPlaces(rows, overrides);
  const pincodes = new Map<string, District>();
  for (const [pincode, districts] of counts.byPincode) pincodes.set(pincode, pickDistrict(districts));
  for (const override of overrides) {
    if (override.kind !== 'pin') continue;
    pincodes.set(override.from, { state: override.toState, district: override.toDistrict });
  }
  const cities = numberCities([...pincodes.values()], known);
  return {
    table: writeTable(pincodes, cities),
    rows: counts.rows,
    pincodes: pincodes.size,
    districts: cities.size,
  };
}

const key = ({ state, district }: District): string => `${state}\t${district}`;

function countPlaces(rows: string, overrides: readonly Override[]) {
  const states = new Map<string, string>();
  const moves = new Map<string, District>();
  for (const override of overrides) {
    if (override.kind === 'state') states.set(override.from, override.toState);
    if (override.kind === 'district') {
      const { from, district, toState, toDistrict } = override;
      moves.set(key({ state: from, district }), { state: toState, district: toDistrict });
    }
  }
  const byPincode = new Map<string, Map<string, { district: District; places: number }>>();
  let count = 0;
  for (const row of rows.split('\n')) {
    const [, pincode = '', , state = '', , district = ''] = row.split('\t');
    if (!isPincode(pincode) || district === '') continue;
    count += 1;
    const named = { state: states.get(state) ?? state, district };
    const place = moves.get(key(named)) ?? named;
    const districts = byPincode.get(pincode) ?? new Map();
    const entry = districts.get(key(place)) ?? { district: place, places: 0 };
    entry.places += 1;
    byPincode.set(pincode, districts.set(key(place), entry));
  }
  return { byPincode, rows: count };
}

function pickDistrict(districts: ReadonlyMap<string, { district: District; places: number }>): District {
  const [first] = [...districts.values()].sort(
    (a, b) => b.places - a.places || compare(a.district.district, b.district.district),
  );
  if (!first) throw new Error('a PIN code without a district');
  return first.district;
}

function numberCities(districts: readonly District[], known: readonly City[]): Map<string, number> {
  const ids = new Map(known.map((city) => [`${city.stateId}\t${city.cityName}`, city.cityId]));
  const taken = new Set(ids.values());
  const names = new Map(districts.map((district) => [key(district), district]));
  const numbered = new Map<string, number>();
  for (const [name, { state, district }] of [...names].sort(([a], [b]) => compare(a, b))) {
    const stateId = gstStateCodes[state];
    if (stateId === undefined) throw new Error(`"${state}" is no state that GST knows: add a line to overrides.tsv`);
    let id = ids.get(`${stateId}\t${district}`) ?? stateId * 1000 + 1;
    while (!ids.has(`${stateId}\t${district}`) && taken.has(id)) id += 1;
    taken.add(id);
    numbered.set(name, id);
  }
  return numbered;
}

function writeTable(pincodes: ReadonlyMap<string, District>, cities: ReadonlyMap<string, number>): string {
  const byCity = new Map<string, number[]>();
  for (const [pincode, district] of pincodes) {
    const numbers = byCity.get(key(district)) ?? [];
    numbers.push(Number(pincode));
    byCity.set(key(district), numbers);
  }
  const states = Object.entries(gstStateCodes).map(([name, id]) => ({ id, line: `${id}\t${name}` }));
  const districts = [...byCity].map(([name, numbers]) => {
    const id = cities.get(name) ?? 0;
    return { id, line: `${id}\t${name.split('\t')[1]}\t${writeRuns(numbers)}` };
  });
  const lines = [...states.sort((a, b) => a.id - b.id), ...districts.sort((a, b) => a.id - b.id)];
  return `${lines.map(({ line }) => line).join('\n')}\n`;
}

/** `201301-201310,201312`: neighbours are joined. */
function writeRuns(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last + 1 === number) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** By code unit, so that the table is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
