import type { Override } from '#database/pincode/overrides.ts';
import { isPincode } from '#domain/pincode/place.ts';

/** A district by name, under its state's name. */
export type District = { readonly state: string; readonly district: string };

/** How many places of a PIN code lie in a district. */
export type PlaceCount = { readonly district: District; readonly places: number };

/** The source's places, counted, after the corrections of states, districts and subdistricts. */
export type PlaceCounts = {
  readonly byPincode: ReadonlyMap<string, ReadonlyMap<string, PlaceCount>>;
  readonly rows: number;
  /** The corrections that met a row. */
  readonly used: ReadonlySet<Override>;
};

type Move = { readonly to: District; readonly override: Override };

/** A key that no two districts share. */
export const districtKey = ({ state, district }: District): string => `${state}\t${district}`;

/**
 * Counts GeoNames' rows (tab-separated: country, PIN, place, state, code, district, code, subdistrict, …) by PIN and
 * district. A subdistrict's correction goes before its district's. Rows without a PIN or a district are left out.
 */
export function countPlaces(rows: string, overrides: readonly Override[]): PlaceCounts {
  const { states, moves } = indexMoves(overrides);
  const used = new Set<Override>();
  const byPincode = new Map<string, Map<string, PlaceCount>>();
  let count = 0;
  for (const row of rows.split('\n')) {
    const [, pincode = '', , sourceState = '', , district = '', , subdistrict = ''] = row.split('\t');
    if (!isPincode(pincode) || district === '') continue;
    count += 1;
    const renamed = states.get(sourceState);
    if (renamed) used.add(renamed.override);
    const named = { state: renamed?.to ?? sourceState, district };
    const move = moves.get(subdistrictKey(named, subdistrict)) ?? moves.get(districtKey(named));
    if (move) used.add(move.override);
    const place = move?.to ?? named;
    const districts = byPincode.get(pincode) ?? new Map<string, PlaceCount>();
    const places = (districts.get(districtKey(place))?.places ?? 0) + 1;
    byPincode.set(pincode, districts.set(districtKey(place), { district: place, places }));
  }
  return { byPincode, rows: count, used };
}

function indexMoves(overrides: readonly Override[]) {
  const states = new Map<string, { to: string; override: Override }>();
  const moves = new Map<string, Move>();
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

// Volunteers typed the source's subdistricts, in whatever case came to hand.
const subdistrictKey = (of: District, name: string): string => `${districtKey(of)}\t${name.toLowerCase()}`;
