import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import { readDistrictChanges } from '#tools/pincodes/district-changes.ts';
import { readOverrides } from '#tools/pincodes/overrides.ts';

const directory = loadPincodeDirectory();

const readTable = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const changes = readDistrictChanges(readTable('districts.tsv'));
const overrides = readOverrides(readTable('overrides.tsv'));
const thirdSource = readTable('third-source.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

const names = directory
  .listStates()
  .flatMap(({ stateId, stateName }) =>
    directory.listCities(stateId).map(({ cityName }) => `${cityName}, ${stateName}`),
  );

test('a source that is not built in names the same districts, but for PIN codes that span several', () => {
  const others = thirdSource.flatMap(([pincode = '', state, district, answered = district]) => {
    const found = directory.findPincodePlace(pincode);
    const name = found.district ?? 'the state alone';
    return found.state === state && name === answered ? [] : [`${pincode} is ${district}, ${state}, not ${name}`];
  });
  expect(others).toEqual([]);
  expect(thirdSource.length).toBeGreaterThanOrEqual(300);
  expect(thirdSource.filter(([, , , answered]) => answered !== undefined).length).toBeLessThan(30);
});

test('every created district is in the directory, except where no PIN code lies mainly in it', () => {
  const missing = changes.flatMap(({ kind, district, state }) =>
    kind !== 'abolished' && !names.includes(`${district}, ${state}`) ? [district] : [],
  );
  expect(missing.sort()).toEqual(['Bichom', 'Kamjong', 'Kamle', 'Keyi Panyor', 'Kra Daadi', 'Shamator']);
});

test('no PIN code names a district that was abolished, or the former name of one that was renamed', () => {
  const gone = changes.flatMap(({ kind, state, district, formerly }) => {
    if (kind === 'abolished') return [`${district}, ${state}`];
    return kind === 'renamed' ? formerly.map((name) => `${name}, ${state}`) : [];
  });
  expect(gone).toContain('Neem Ka Thana, Rajasthan');
  expect(names.filter((name) => gone.includes(name))).toEqual([]);
});

test('every correction names its source', () => {
  expect(overrides.length).toBeGreaterThan(50);
  for (const { source } of overrides) expect(source.length).toBeGreaterThan(10);
  expect(() => readOverrides('# head\nstate\tOrissa\t\tOdisha\t\t\n')).toThrow('overrides.tsv, line 2');
});

test('every correction but those of former state names matches the committed directory', () => {
  // Karnataka renamed it: see districts.tsv.
  const minor = ['Ramanagara, Karnataka'];
  const missing = overrides.flatMap((override) => {
    const name = override.kind === 'state' ? undefined : `${override.toDistrict}, ${override.toState}`;
    return name === undefined || names.includes(name) || minor.includes(name) ? [] : [name];
  });
  expect(missing).toEqual([]);
});
