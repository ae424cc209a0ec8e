import { readFileSync } from 'node:fs';
import { type City, isPincode, type PincodeDirectory, type PincodePlace, type State } from '#domain/pincode/pincode.ts';

const nowhere: PincodePlace = { district: null, state: null };

type Tables = {
  readonly states: Map<number, State>;
  /** By state. */
  readonly cities: Map<number, City[]>;
  readonly cityIds: Set<number>;
  readonly places: Map<number, PincodePlace>;
};

/**
 * Reads the table: `stateId name` lines, then `cityId name pins`, where pins are single codes and `first-last` runs. A
 * state's line may end with pins that have no known district. Throws an `Error` with the number of the first line that
 * is malformed, repeats an id or a PIN, or lacks its state.
 */
export function readPincodeDirectory(text: string): PincodeDirectory {
  const tables: Tables = { states: new Map(), cities: new Map(), cityIds: new Set(), places: new Map() };
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    readLine(line, tables, () => {
      throw new Error(`directory.tsv, line ${index + 1}: cannot be read: ${line.slice(0, 80)}`);
    });
  }

  const { states, cities, places } = tables;
  const { compare } = new Intl.Collator('en');
  const stateList = [...states.values()].sort((a, b) => compare(a.stateName, b.stateName));
  for (const list of cities.values()) list.sort((a, b) => compare(a.cityName, b.cityName));
  return {
    listStates: () => stateList,
    listCities: (stateId) => cities.get(stateId) ?? [],
    findPincodePlace: (pincode) => (isPincode(pincode) ? places.get(Number(pincode)) : undefined) ?? nowhere,
  };
}

/** Ids of states are below 1000; the id of a city is a thousand times its state's, and more. */
function readLine(line: string, { states, cities, cityIds, places }: Tables, fail: () => never): void {
  const [digits = '', name = '', pins] = line.split('\t');
  if (!/^[0-9]+$/.test(digits) || name === '') fail();
  const id = Number(digits);
  if (id < 1000) {
    if (states.has(id)) fail();
    states.set(id, { stateId: id, stateName: name });
    cities.set(id, []);
    if (pins !== undefined) addPins(pins, { district: null, state: name }, places, fail);
    return;
  }
  const { stateId, stateName } = states.get(Math.floor(id / 1000)) ?? fail();
  if (cityIds.has(id)) fail();
  cityIds.add(id);
  cities.get(stateId)?.push({ cityId: id, cityName: name, stateId });
  addPins(pins ?? '', { district: name, state: stateName }, places, fail);
}

/** Adds `110001,110003-110009`. */
function addPins(pins: string, place: PincodePlace, places: Map<number, PincodePlace>, fail: () => never): void {
  for (const run of pins.split(',')) {
    const [, first = '', last = first] = /^([1-9][0-9]{5})(?:-([1-9][0-9]{5}))?$/.exec(run) ?? fail();
    if (Number(last) < Number(first)) fail();
    for (let pin = Number(first); pin <= Number(last); pin += 1) {
      if (places.has(pin)) fail();
      places.set(pin, place);
    }
  }
}

/** Reads the committed table. */
export function loadPincodeDirectory(): PincodeDirectory {
  return readPincodeDirectory(readFileSync(new URL('directory.tsv', import.meta.url), 'utf8'));
}
