import { expect, test } from 'vitest';
import { readPincodeDirectory } from '#database/pincode/pincode-directory.ts';
import { buildDirectory } from '#tools/pincodes/build-directory.ts';
import { readDistrictChanges } from '#tools/pincodes/district-changes.ts';
import { readOverrides } from '#tools/pincodes/overrides.ts';

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
  const built = readPincodeDirectory(buildDirectory(rows, { overrides }).table);
  expect(built.findPincodePlace('400001').district).toBe('South Goa');
  expect(built.findPincodePlace('400002').district).toBe('North Goa');
  expect(built.findPincodePlace('400003')).toEqual({ district: 'Idukki', state: 'Kerala' });
});

test('a rebuild keeps the published ids', () => {
  const known = [{ cityId: 30_007, cityName: 'South Goa', stateId: 30 }];
  const rows = row('400001', 'Goa', 'South Goa') + row('400002', 'Goa', 'North Goa');
  const cities = readPincodeDirectory(buildDirectory(rows, { known }).table).listCities(30);
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
  const built = buildDirectory(row('211001', 'Uttar Pradesh', 'Allahabad'), { overrides, known });
  expect(readPincodeDirectory(built.table).listCities(9)).toEqual([
    { cityId: 9_003, cityName: 'Prayagraj', stateId: 9 },
  ]);
});

test('a subdistrict is moved to its new district, in any case', () => {
  const overrides = readOverrides(
    'subdistrict\tGoa\tSouth Goa/Sanguem|Quepem\tGoa\tNew Goa\tThe gazette of somewhere\n',
  );
  const rows = row('403704', 'Goa', 'South Goa', 'SANGUEM') + row('403601', 'Goa', 'South Goa', 'Salcete');
  const built = readPincodeDirectory(buildDirectory(rows, { overrides }).table);
  expect(built.findPincodePlace('403704').district).toBe('New Goa');
  expect(built.findPincodePlace('403601').district).toBe('South Goa');
});

test('a range of PIN codes corrects those that exist and adds none', () => {
  const overrides = readOverrides('pin\t403000-403100\t\tGoa\tNorth Goa\tThe gazette of somewhere\n');
  const built = buildDirectory(row('403050', 'Goa', 'South Goa'), { overrides });
  const directoryOfGoa = readPincodeDirectory(built.table);
  expect([built.pincodes, built.unused]).toEqual([1, []]);
  expect(directoryOfGoa.findPincodePlace('403050').district).toBe('North Goa');
  expect(directoryOfGoa.findPincodePlace('403051').district).toBeNull();
});

test('an unused correction is reported, an invalid district name is rejected', () => {
  const overrides = readOverrides('state\tOrissa\t\tOdisha\t\tThe Act of 2011\n');
  expect(buildDirectory(row('403050', 'Goa', 'South Goa'), { overrides }).unused).toEqual(overrides);
  expect(() => buildDirectory(row('403050', 'Goa', 'Goa (S)'))).toThrow('"Goa (S)" of PIN 403050');
});

const change = (kind: string, district: string, formerly: string, pins = '-', date = '2025-12-31'): string =>
  `${date}\t${kind}\tGoa\t${district}\t${formerly}\t${pins}\tThe gazette of somewhere\n`;

test('a created district has the PIN codes of its line; the latest change wins', () => {
  const changes = readDistrictChanges(
    change('created', 'Kushavati', 'South Goa', '403704-403706,403601') +
      change('created', 'Salcete', 'South Goa', '403601', '2020-01-01') +
      change('abolished', 'Mormugao', 'South Goa'),
  );
  const rows = ['403704', '403601', '403802'].map((pin) => row(pin, 'Goa', 'South Goa')).join('');
  const { table, unused } = buildDirectory(rows, { changes });
  const { findPincodePlace } = readPincodeDirectory(table);
  const found = ['403704', '403601', '403802', '403705'].map((pin) => findPincodePlace(pin).district);
  expect(found).toEqual(['Kushavati', 'Kushavati', 'South Goa', null]);
  expect(unused).toEqual([]);
});

test('a district that was renamed twice has its last name, and its id', () => {
  const overrides = readOverrides('district\tGoa\tSouth-Goa\tGoa\tSouth Goa\tThe gazette of somewhere\n');
  const changes = readDistrictChanges(change('renamed', 'Dakshin Goa', 'South Goa'));
  const known = [{ cityId: 30_002, cityName: 'South Goa', stateId: 30 }];
  const built = buildDirectory(row('403601', 'Goa', 'South-Goa'), { overrides, changes, known });
  expect(readPincodeDirectory(built.table).listCities(30)).toEqual([
    { cityId: 30_002, cityName: 'Dakshin Goa', stateId: 30 },
  ]);
});

test('a change that cannot be read is rejected with its line', () => {
  for (const line of [
    change('created', 'Kushavati', 'South Goa', '403706-403704'),
    change('created', 'Kushavati', 'South Goa', ''),
    change('renamed', 'Kushavati', 'South Goa', '403704'),
    change('moved', 'Kushavati', 'South Goa'),
    change('renamed', 'Kushavati', ''),
    change('renamed', 'Kushavati', 'South Goa', '-', '31.12.2025'),
  ]) {
    expect(() => readDistrictChanges(`# head\n${line}`)).toThrow('districts.tsv, line 2');
  }
});
