import { type District, districtKey } from '#database/pincode/count-places.ts';
import { gstStateCodes } from '#database/pincode/gst-state-codes.ts';
import type { Override } from '#database/pincode/overrides.ts';
import type { City } from '#domain/pincode/place.ts';

/**
 * The id of every district, by `districtKey`. A district that `known` numbers keeps its id, also under the new name that
 * `overrides` give it; others are numbered after the highest of their state. Throws an `Error` for a state that GST does
 * not know.
 */
export function numberCities(
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
  for (const [name, { state, district }] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const stateId = gstStateCodes[state];
    if (stateId === undefined) throw new Error(`"${state}" is no state that GST knows: add a line to overrides.tsv`);
    const next = Math.max(highest.get(stateId) ?? 0, stateId * 1000) + 1;
    const id = ids.get(idKey(stateId, district)) ?? next;
    if (id === next) highest.set(stateId, id);
    numbered.set(name, id);
  }
  return numbered;
}

const idKey = (stateId: number, cityName: string): string => `${stateId}\t${cityName}`;
