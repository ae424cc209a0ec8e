import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildDirectory } from '#database/pincode/build-directory.ts';
import { readOverrides } from '#database/pincode/overrides.ts';
import { loadPincodeDirectory, readPincodeDirectory } from '#database/pincode/pincode-directory.ts';

const directory = loadPincodeDirectory();

// 28 states and 8 union territories, after the Constitution's First Schedule as it stands since 26 January 2020.
const states =
  'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, ' +
  'Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, ' +
  'Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal';
const territories =
  'Andaman and Nicobar Islands, Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Delhi, Jammu and Kashmir, Ladakh, ' +
  'Lakshadweep, Puducherry';

test('the states and union territories are these 36', () => {
  const expected = `${states}, ${territories}`.split(', ').sort();
  expect(
    directory
      .listStates()
      .map(({ stateName }) => stateName)
      .sort(),
  ).toEqual(expected);
});

test.each([
  ['201301', 'Gautam Buddha Nagar', 'Uttar Pradesh'],
  ['250001', 'Meerut', 'Uttar Pradesh'],
  ['110001', 'New Delhi', 'Delhi'],
  ['194101', 'Leh', 'Ladakh'],
  ['194102', 'Kargil', 'Ladakh'],
  ['194301', 'Kargil', 'Ladakh'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['533464', 'Yanam', 'Puducherry'],
  ['673310', 'Mahe', 'Puducherry'],
  ['609602', 'Karaikal', 'Puducherry'],
  ['751001', 'Khordha', 'Odisha'],
  ['362520', 'Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396230', 'Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['122001', 'Gurugram', 'Haryana'],
  ['211001', 'Prayagraj', 'Uttar Pradesh'],
  ['560001', 'Bengaluru Urban', 'Karnataka'],
  ['516001', 'YSR Kadapa', 'Andhra Pradesh'],
  ['122107', 'Nuh', 'Haryana'],
  ['396193', 'Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['713201', 'Paschim Bardhaman', 'West Bengal'],
  ['401303', 'Palghar', 'Maharashtra'],
  ['505416', 'Karimnagar', 'Telangana'],
])('%s is %s, %s', (pincode, district, state) => {
  expect(directory.findPincodePlace(pincode)).toEqual({ district, state });
});

test('an unassigned PIN has no place', () => {
  for (const pincode of ['999999', '100000', '000000', '', 'abc', ' 110001', '110001.0']) {
    expect(directory.findPincodePlace(pincode)).toEqual({ district: null, state: null });
  }
});

test('every district is listed once, under its state, by name', () => {
  for (const { stateId } of directory.listStates()) {
    const cities = directory.listCities(stateId);
    expect(cities.length).toBeGreaterThan(0);
    const names = cities.map(({ cityName }) => cityName);
    expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')));
    for (const city of cities) expect([city.stateId, Math.floor(city.cityId / 1000)]).toEqual([stateId, stateId]);
  }
  expect(directory.listCities(25)).toEqual([]);
});

test('no name of a state or district is in capitals, abbreviated or marked', () => {
  const names = directory.listStates().flatMap(({ stateId }) => directory.listCities(stateId));
  for (const { cityName } of names) expect(cityName).toMatch(/^\p{Lu}[\p{L}\d .-]*\p{Ll}(?: \d+ \p{L}+)?$/u);
});

test('every correction names its source', () => {
  const overrides = readOverrides(readFileSync(new URL('overrides.tsv', import.meta.url), 'utf8'));
  expect(overrides.length).toBeGreaterThan(50);
  for (const { source } of overrides) expect(source.length).toBeGreaterThan(10);
  expect(() => readOverrides('# head\nstate\tOrissa\t\tOdisha\t\t\n')).toThrow('overrides.tsv, line 2');
});

test('an id that two districts share is rejected with its line', () => {
  const table = '9\tUP\n9001\tMeerut\t250001\n9001\tAgra\t282001\n';
  expect(() => readPincodeDirectory(table)).toThrow('directory.tsv, line 3');
});

test('every correction but those of former state names matches the committed directory', () => {
  const overrides = readOverrides(readFileSync(new URL('overrides.tsv', import.meta.url), 'utf8'));
  const names = new Set(
    directory
      .listStates()
      .flatMap((state) => directory.listCities(state.stateId).map((city) => `${state.stateName}/${city.cityName}`)),
  );
  // Districts of the source that have places but no PIN code of their own.
  const minor = ['Telangana/Peddapalli', 'Telangana/Jayashankar Bhupalpally'];
  const missing = overrides.flatMap((override) => {
    const name = override.kind === 'state' ? undefined : `${override.toState}/${override.toDistrict}`;
    return name === undefined || names.has(name) || minor.includes(name) ? [] : [name];
  });
  expect(missing).toEqual([]);
});

test('a malformed table is rejected with its line', () => {
  for (const line of [
    '9\t',
    'x\tGoa',
    '9001\tMeerut\t250001',
    '9\tGoa\n9\tGoa',
    '9\tUP\n9001\tMeerut\t250001,250001',
    '9\tUP\n9001\tMeerut\t250002-250001',
  ]) {
    expect(() => readPincodeDirectory(`# head\n${line}\n`)).toThrow(/directory\.tsv, line [23]/);
  }
});

const row = (pin: string, state: string, district: string, subdistrict = ''): string =>
  `IN\t${pin}\tPlace\t${state}\t\t${district}\t\t${subdistrict}\t\n`;

test('a PIN that spans districts is the one with most places, the first by name of equals; a correction wins', () => {
  const rows =
    row('400001', 'Goa', 'South Goa') +
    row('400001', 'Goa', 'North Goa') +
    row('400001', 'Goa', 'South Goa') +
    row('400002', 'Goa', 'South Goa') +
    row('400002', 'Goa', 'North Goa') +
    row('400003', 'Goa', 'North Goa');
  const overrides = readOverrides('pin\t400003\t\tKerala\tIdukki\tThe gazette of somewhere\n');
  const built = readPincodeDirectory(buildDirectory(rows, overrides).table);
  expect(built.findPincodePlace('400001').district).toBe('South Goa');
  expect(built.findPincodePlace('400002').district).toBe('North Goa');
  expect(built.findPincodePlace('400003')).toEqual({ district: 'Idukki', state: 'Kerala' });
});

test('a rebuild keeps the published ids', () => {
  const known = [{ cityId: 30_007, cityName: 'South Goa', stateId: 30 }];
  const rows = row('400001', 'Goa', 'South Goa') + row('400002', 'Goa', 'North Goa');
  const cities = readPincodeDirectory(buildDirectory(rows, [], known).table).listCities(30);
  expect(cities).toEqual([
    { cityId: 30_008, cityName: 'North Goa', stateId: 30 },
    { cityId: 30_007, cityName: 'South Goa', stateId: 30 },
  ]);
});

test('a district that is renamed keeps its id', () => {
  const known = [{ cityId: 9_003, cityName: 'Allahabad', stateId: 9 }];
  const overrides = readOverrides(
    'district\tUttar Pradesh\tAllahabad\tUttar Pradesh\tPrayagraj\tThe gazette of 2018\n',
  );
  const built = buildDirectory(row('211001', 'Uttar Pradesh', 'Allahabad'), overrides, known);
  expect(readPincodeDirectory(built.table).listCities(9)).toEqual([
    { cityId: 9_003, cityName: 'Prayagraj', stateId: 9 },
  ]);
});

test('a subdistrict is moved to its new district, in any case', () => {
  const overrides = readOverrides(
    'subdistrict\tGoa\tSouth Goa/Sanguem|Quepem\tGoa\tNew Goa\tThe gazette of somewhere\n',
  );
  const rows = row('403704', 'Goa', 'South Goa', 'SANGUEM') + row('403601', 'Goa', 'South Goa', 'Salcete');
  const built = readPincodeDirectory(buildDirectory(rows, overrides).table);
  expect(built.findPincodePlace('403704').district).toBe('New Goa');
  expect(built.findPincodePlace('403601').district).toBe('South Goa');
});

test('a range of PIN codes corrects those that exist and adds none', () => {
  const overrides = readOverrides('pin\t403000-403100\t\tGoa\tNorth Goa\tThe gazette of somewhere\n');
  const built = buildDirectory(row('403050', 'Goa', 'South Goa'), overrides);
  const directoryOfGoa = readPincodeDirectory(built.table);
  expect([built.pincodes, built.unused]).toEqual([1, []]);
  expect(directoryOfGoa.findPincodePlace('403050').district).toBe('North Goa');
  expect(directoryOfGoa.findPincodePlace('403051').district).toBeNull();
});

test('an unused correction is reported, an invalid district name is rejected', () => {
  const overrides = readOverrides('state\tOrissa\t\tOdisha\t\tThe Act of 2011\n');
  expect(buildDirectory(row('403050', 'Goa', 'South Goa'), overrides).unused).toEqual(overrides);
  expect(() => buildDirectory(row('403050', 'Goa', 'Goa (S)'), [])).toThrow('"Goa (S)" of PIN 403050');
});
