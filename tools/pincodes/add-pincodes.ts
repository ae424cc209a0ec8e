import { gstStateCodes } from '#tools/pincodes/gst-state-codes.ts';

/** A PIN code as a second source lists it, in that source's spelling; blank where it names none. */
export type ListedPincode = {
  readonly pincode: string;
  readonly state: string;
  /** Several if the PIN spans districts. */
  readonly districts: readonly string[];
};

/** The state of a PIN code, and its district if it is known. */
export type AddedPlace = { readonly state: string; readonly district: string | null };

/** Letters only, so that `Banas Kantha` is `Banaskantha` and `Jammu & Kashmir` is `Jammu And Kashmir`. */
const toKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')
    .replace(/^the/, '');

const statesByKey = new Map(Object.keys(gstStateCodes).map((name) => [toKey(name), name]));

type Place = { readonly state: string; readonly district: string };

/**
 * The PIN codes that only second sources list, with their places. `sources` are in order of trust: the first that lists
 * a PIN decides. Second sources add PIN codes and move none.
 *
 * The neighbours of a PIN are the codes of the first source with the same five, else four, else three leading digits.
 *
 * - State: the neighbours', if they agree; else the listed one, if it is one of theirs. Without neighbours the PIN is
 *   left out, except for the Army Postal Service (first digit 9): two sources must list the same state.
 * - District: a district of the neighbours, if the source names it or the district it was split from. If the source names
 *   no district of the state, all neighbours must share one. Otherwise only the state is known.
 */
export function placeAddedPincodes(
  first: ReadonlyMap<string, Place>,
  sources: readonly (readonly ListedPincode[])[],
  formerly: (state: string, district: string) => readonly string[],
): Map<string, AddedPlace> {
  const prefixes = [5, 4, 3].map((length) => ({
    length,
    groups: Map.groupBy(first, ([pincode]) => pincode.slice(0, length)),
  }));
  const meanings = new Map(
    [...first.values()].map((place) => [
      placeKey(place),
      [place.district, ...formerly(place.state, place.district)].map((name) => toKey(name)),
    ]),
  );
  const knownNames = new Set([...first.values()].flatMap((place) => listNames(place)));
  const added = new Map<string, AddedPlace>();
  for (const [pincode, entries] of Map.groupBy(sources.flat(), (entry) => entry.pincode)) {
    const [entry] = entries;
    if (!entry || first.has(pincode)) continue;
    const nearest = prefixes.find(({ length, groups }) => groups.has(pincode.slice(0, length)));
    const places = nearest?.groups.get(pincode.slice(0, nearest.length))?.map(([, place]) => place) ?? [];
    const state = nearest ? pickState(places, entry) : findArmyState(pincode, entries);
    if (!state) continue;
    const neighbours = places.filter((place) => place.state === state);
    const meant = findMeant(neighbours, state, entry);
    // Three digits are a sorting district, which most often covers several districts.
    const agreed = meant === undefined && nearest && nearest.length > 3 ? listDistricts(neighbours) : [];
    const [district = null, ...others] = meant ?? agreed;
    added.set(pincode, { state, district: others.length > 0 ? null : district });
  }
  return added;

  function listNames(place: Place): string[] {
    return (meanings.get(placeKey(place)) ?? []).map((key) => `${place.state}\t${key}`);
  }

  /** The districts of neighbours that the source means; `undefined` if it names no district of the state. */
  function findMeant(neighbours: readonly Place[], state: string, { districts }: ListedPincode): string[] | undefined {
    const listed = new Set(districts.map((name) => `${state}\t${toKey(name)}`));
    const isKnown = [...listed].some((name) => knownNames.has(name));
    return isKnown
      ? listDistricts(neighbours.filter((place) => listNames(place).some((name) => listed.has(name))))
      : undefined;
  }
}

const listDistricts = (places: readonly Place[]): string[] => [...new Set(places.map(({ district }) => district))];

const placeKey = ({ state, district }: Place): string => `${state}\t${district}`;

function pickState(neighbours: readonly Place[], entry: ListedPincode): string | undefined {
  const states = new Set(neighbours.map(({ state }) => state));
  const [only] = states;
  if (states.size === 1) return only;
  const named = statesByKey.get(toKey(entry.state));
  return named !== undefined && states.has(named) ? named : undefined;
}

function findArmyState(pincode: string, entries: readonly ListedPincode[]): string | undefined {
  const [one, two] = entries.map(({ state }) => statesByKey.get(toKey(state)));
  return pincode.startsWith('9') && one === two ? one : undefined;
}
