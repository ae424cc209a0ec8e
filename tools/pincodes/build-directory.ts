import { type City, isPincode } from '#domain/pincode/pincode.ts';
import { type AddedPlace, type ListedPincode, placeAddedPincodes } from '#tools/pincodes/add-pincodes.ts';
import { type DistrictChange, toOverrides } from '#tools/pincodes/district-changes.ts';
import { gstStateCodes } from '#tools/pincodes/gst-state-codes.ts';
import type { Override } from '#tools/pincodes/overrides.ts';

/** A district by name, under its state's name. */
type District = { readonly state: string; readonly district: string };

/** How many localities of a PIN code are in a district. */
type LocalityCount = { readonly district: District; readonly localities: number };

/** A key that no two districts share. */
const districtKey = ({ state, district }: District): string => `${state}\t${district}`;

/** What a table is built from besides GeoNames' rows. All are optional. */
type Additions = {
  readonly overrides?: readonly Override[];
  readonly changes?: readonly DistrictChange[];
  /** Second sources, the most trusted first. */
  readonly sources?: readonly (readonly ListedPincode[])[];
  /** The districts of the committed table, which keep their ids. */
  readonly known?: readonly City[];
};

/**
 * Builds the table, without its header, from GeoNames' rows (see `countLocalities`); `unused` are corrections without a
 * match. A PIN that spans districts goes to the one with most localities, the alphabetically first of equals; overrides
 * win, and changes of districts win over those. PIN codes that only `sources` list are added (`placeAddedPincodes`).
 * Throws an `Error` for a state that is not in the GST list, and for a malformed name of a district.
 */
export function buildDirectory(rows: string, additions: Additions = {}) {
  const { changes = [], sources = [], known = [] } = additions;
  const overrides = [...(additions.overrides ?? []), ...toOverrides(changes)];
  const counts = countLocalities(rows, overrides);
  const { used } = counts;
  const pincodes = new Map(counts.byPincode.entries().map(([pincode, counted]) => [pincode, pickDistrict(counted)]));
  // A range corrects the codes in it that a source lists, and adds none.
  const correct = <Found extends AddedPlace>(places: Map<string, Found | District>): void => {
    for (const override of overrides) {
      if (override.kind !== 'pin') continue;
      for (let pin = Number(override.from); pin <= Number(override.to); pin += 1) {
        if (!places.has(String(pin))) continue;
        places.set(String(pin), { state: override.toState, district: override.toDistrict });
        used.add(override);
      }
    }
  };
  correct(pincodes);
  const added = placeAddedPincodes(pincodes, sources, listFormerNames(overrides, changes));
  correct(added);
  for (const [pincode, { district }] of [...pincodes, ...added]) {
    if (district !== null && !isDistrictName(district)) {
      throw new Error(`"${district}" of PIN ${pincode} is not a name: add a line to overrides.tsv`);
    }
  }
  const cities = numberCities([...pincodes.values()], known, overrides);
  return {
    table: writeTable([...pincodes, ...added], cities),
    rows: counts.rows,
    pincodes: pincodes.size,
    added: added.size,
    ofStateOnly: added
      .values()
      .filter(({ district }) => district === null)
      .toArray().length,
    districts: cities.size,
    unused: overrides.filter((override) => !used.has(override)),
  };
}

/** `NTR` is the one district that is called by initials. */
function isDistrictName(name: string): boolean {
  return name === 'NTR' || /^\p{Lu}[\p{L}\d .-]*\p{Ll}$/u.test(name);
}

/** The names that a district had, or that the districts it was formed of have: a second source may still use them. */
function listFormerNames(overrides: readonly Override[], changes: readonly DistrictChange[]) {
  const formerly = new Map<string, string[]>();
  const add = (of: District, names: readonly string[]) =>
    formerly.set(districtKey(of), [...(formerly.get(districtKey(of)) ?? []), ...names]);
  for (const override of overrides) {
    if (override.kind !== 'district') continue;
    add({ state: override.toState, district: override.toDistrict }, [override.district]);
  }
  for (const { state, district, formerly: names } of changes) add({ state, district }, names);
  return (state: string, district: string): readonly string[] => formerly.get(districtKey({ state, district })) ?? [];
}

/**
 * Counts GeoNames' rows (tab-separated: country, PIN, locality, state, code, district, code, subdistrict, …) by PIN and
 * district, after the corrections of states, districts and subdistricts; `used` are corrections with a match. A
 * subdistrict's correction takes precedence over its district's. Rows without a PIN or a district are skipped.
 */
function countLocalities(rows: string, overrides: readonly Override[]) {
  const { states, moves } = indexMoves(overrides);
  const used = new Set<Override>();
  const byPincode = new Map<string, Map<string, LocalityCount>>();
  let count = 0;
  for (const row of rows.split('\n')) {
    const [, pincode = '', , sourceState = '', , district = '', , subdistrict = ''] = row.split('\t');
    if (!isPincode(pincode) || district === '') continue;
    count += 1;
    const stateMove = states.get(sourceState);
    if (stateMove) used.add(stateMove.override);
    const named = { state: stateMove?.to ?? sourceState, district };
    const move = moves.get(subdistrictKey(named, subdistrict)) ?? moves.get(districtKey(named));
    if (move) used.add(move.override);
    const moved = move?.to ?? named;
    // A correction may lead to a name that has changed since.
    const renamed = moves.get(districtKey(moved));
    if (renamed) used.add(renamed.override);
    const corrected = renamed?.to ?? moved;
    const districts = byPincode.get(pincode) ?? new Map<string, LocalityCount>();
    const localities = (districts.get(districtKey(corrected))?.localities ?? 0) + 1;
    byPincode.set(pincode, districts.set(districtKey(corrected), { district: corrected, localities }));
  }
  return { byPincode, rows: count, used };
}

function indexMoves(overrides: readonly Override[]) {
  const states = new Map<string, { to: string; override: Override }>();
  const moves = new Map<string, { to: District; override: Override }>();
  for (const override of overrides) {
    if (override.kind === 'state') states.set(override.from, { to: override.toState, override });
    if (override.kind !== 'district' && override.kind !== 'subdistrict') continue;
    const from = { state: override.from, district: override.district };
    const move = { to: { state: override.toState, district: override.toDistrict }, override };
    if (override.kind === 'district') moves.set(districtKey(from), move);
    else for (const name of override.subdistricts) moves.set(subdistrictKey(from, name), move);
  }
  return { states, moves };
}

// The source's subdistricts are typed by volunteers, in any case.
const subdistrictKey = (of: District, name: string): string => `${districtKey(of)}\t${name.toLowerCase()}`;

/**
 * The id of every district, by `districtKey`. A district in `known` keeps its id, even if `overrides` rename it; others
 * are numbered after the highest id of their state. Throws an `Error` for a state that is not in the GST list.
 */
function numberCities(
  districts: readonly District[],
  known: readonly City[],
  overrides: readonly Override[],
): Map<string, number> {
  const ids = new Map(known.map((city) => [idKey(city.stateId, city.cityName), city.cityId]));
  for (const override of overrides) {
    if (override.kind !== 'district') continue;
    const stateId = gstStateCodes[override.toState] ?? 0;
    const old = ids.get(idKey(stateId, override.district));
    const renamed = idKey(stateId, override.toDistrict);
    if (old !== undefined && !ids.has(renamed)) ids.set(renamed, old);
  }
  const highest = new Map<number, number>();
  for (const { stateId, cityId } of known) highest.set(stateId, Math.max(highest.get(stateId) ?? 0, cityId));

  const names = new Map(districts.map((district) => [districtKey(district), district]));
  const numbered = new Map<string, number>();
  for (const [name, { state, district }] of [...names].sort(([a], [b]) => compare(a, b))) {
    const stateId = gstStateCodes[state];
    if (stateId === undefined)
      throw new Error(`"${state}" is not a state of the GST list: add a line to overrides.tsv`);
    const next = Math.max(highest.get(stateId) ?? 0, stateId * 1000) + 1;
    const id = ids.get(idKey(stateId, district)) ?? next;
    if (id === next) highest.set(stateId, id);
    numbered.set(name, id);
  }
  return numbered;
}

const idKey = (stateId: number, cityName: string): string => `${stateId}\t${cityName}`;

function pickDistrict(districts: ReadonlyMap<string, LocalityCount>): District {
  const [first] = [...districts.values()].sort(
    (a, b) => b.localities - a.localities || compare(a.district.district, b.district.district),
  );
  if (!first) throw new Error('a PIN code without a district');
  return first.district;
}

/** Lines of states, with the PIN codes that have no known district, then lines of districts. */
function writeTable(pincodes: readonly (readonly [string, AddedPlace])[], cities: ReadonlyMap<string, number>): string {
  const byPlace = Map.groupBy(pincodes, ([, { state, district }]) =>
    district === null ? state : `${state}\t${district}`,
  );
  const toRuns = (place: string): string => writeRuns((byPlace.get(place) ?? []).map(([pincode]) => Number(pincode)));
  const states = Object.entries(gstStateCodes).map(([name, id]) => {
    const runs = toRuns(name);
    return { id, line: runs === '' ? `${id}\t${name}` : `${id}\t${name}\t${runs}` };
  });
  const districts = [...cities].map(([place, id]) => ({
    id,
    line: `${id}\t${place.split('\t')[1]}\t${toRuns(place)}`,
  }));
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
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
