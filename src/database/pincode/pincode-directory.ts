import { readFileSync } from 'node:fs';
import { type City, isPincode, type PincodeDirectory, type PincodePlace, type State } from '#domain/pincode/pincode.ts';

const nowhere: PincodePlace = { district: null, state: null };

/**
 * Reads the table: `stateId name` lines, then `cityId name pins`, where pins are single codes and `first-last` runs. A
 * state's line may end with pins that have no known district. Throws an `Error` with the number of the first line that
 * is malformed, repeats an id or a PIN, or lacks its state.
 */
export function readPincodeDirectory(text: string): PincodeDirectory {
  const states = new Map<number, State>();
  const cities = new Map<number, City[]>();
  const cityIds = new Set<number>();
  const places = new Map<number, PincodePlace>();

  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const fail = (): never => {
      throw new Error(`directory.tsv, line ${index + 1}: cannot be read: ${line.slice(0, 80)}`);
    };
    const [id = '', name = '', pins] = line.split('\t');
    if (!/^[0-9]+$/.test(id) || name === '') fail();
    const isState = Number(id) < 1000;
    if (isState) {
      if (states.has(Number(id))) fail();
      states.set(Number(id), { stateId: Number(id), stateName: name });
      cities.set(Number(id), []);
      if (pins === undefined) continue;
    }
    const state = states.get(isState ? Number(id) : Math.floor(Number(id) / 1000)) ?? fail();
    if (!isState) {
      if (cityIds.has(Number(id))) fail();
      cityIds.add(Number(id));
      cities.get(state.stateId)?.push({ cityId: Number(id), cityName: name, stateId: state.stateId });
    }
    const place = { district: isState ? null : name, state: state.stateName };
    for (const run of pins?.split(',') ?? ['']) {
      const [, first = '', last = first] = /^([1-9][0-9]{5})(?:-([1-9][0-9]{5}))?$/.exec(run) ?? fail();
      if (Number(last) < Number(first)) fail();
      for (let pin = Number(first); pin <= Number(last); pin += 1) {
        if (places.has(pin)) fail();
        places.set(pin, place);
      }
    }
  }

  const { compare } = new Intl.Collator('en');
  const stateList = [...states.values()].sort((a, b) => compare(a.stateName, b.stateName));
  for (const list of cities.values()) list.sort((a, b) => compare(a.cityName, b.cityName));
  return {
    listStates: () => stateList,
    listCities: (stateId) => cities.get(stateId) ?? [],
    findPincodePlace: (pincode) => (isPincode(pincode) ? places.get(Number(pincode)) : undefined) ?? nowhere,
  };
}

/** Reads the committed table. */
export function loadPincodeDirectory(): PincodeDirectory {
  return readPincodeDirectory(readFileSync(new URL('directory.tsv', import.meta.url), 'utf8'));
}
