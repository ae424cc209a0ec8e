import { countPlaces, type District, districtKey, type PlaceCount } from '#database/pincode/count-places.ts';
import { gstStateCodes } from '#database/pincode/gst-state-codes.ts';
import { numberCities } from '#database/pincode/number-cities.ts';
import type { Override } from '#database/pincode/overrides.ts';
import type { City } from '#domain/pincode/place.ts';

/** What a rebuild says of itself. */
export type DirectoryBuild = {
  /** The table without its header. */
  readonly table: string;
  readonly rows: number;
  readonly pincodes: number;
  readonly districts: number;
  /** The corrections that met nothing in the source. */
  readonly unused: readonly Override[];
};

/**
 * Builds the table from GeoNames' rows (see `countPlaces`). A PIN that spans districts goes to the one with most places,
 * the alphabetically first of equals; overrides win. Districts that `known` already numbers keep their ids. Throws an
 * `Error` for a state that GST does not know, and for a district whose name is not written as a name.
 */
export function buildDirectory(
  rows: string,
  overrides: readonly Override[],
  known: readonly City[] = [],
): DirectoryBuild {
  const counts = countPlaces(rows, overrides);
  const used = new Set(counts.used);
  const pincodes = new Map<string, District>();
  for (const [pincode, districts] of counts.byPincode) pincodes.set(pincode, pickDistrict(districts));
  for (const override of overrides) {
    if (override.kind !== 'pin') continue;
    // Only codes of the source: a range names what lies in it, and a code that nobody has stays unknown.
    for (let pin = Number(override.from); pin <= Number(override.to); pin += 1) {
      if (!pincodes.has(String(pin))) continue;
      pincodes.set(String(pin), { state: override.toState, district: override.toDistrict });
      used.add(override);
    }
  }
  for (const [pincode, { district }] of pincodes) {
    if (!/^\p{Lu}[\p{L}\d .-]*\p{Ll}$/u.test(district)) {
      throw new Error(`"${district}" of PIN ${pincode} is no name: add a line to overrides.tsv`);
    }
  }
  const cities = numberCities([...pincodes.values()], known, overrides);
  return {
    table: writeTable(pincodes, cities),
    rows: counts.rows,
    pincodes: pincodes.size,
    districts: cities.size,
    unused: overrides.filter((override) => !used.has(override)),
  };
}

function pickDistrict(districts: ReadonlyMap<string, PlaceCount>): District {
  const [first] = [...districts.values()].sort(
    (a, b) => b.places - a.places || compare(a.district.district, b.district.district),
  );
  if (!first) throw new Error('a PIN code without a district');
  return first.district;
}

function writeTable(pincodes: ReadonlyMap<string, District>, cities: ReadonlyMap<string, number>): string {
  const byCity = new Map<string, number[]>();
  for (const [pincode, district] of pincodes) {
    const numbers = byCity.get(districtKey(district)) ?? [];
    numbers.push(Number(pincode));
    byCity.set(districtKey(district), numbers);
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
