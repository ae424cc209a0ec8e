import { expect, test } from 'vitest';
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
  ['505416', 'Jagtial', 'Telangana'],
  ['517501', 'Tirupati', 'Andhra Pradesh'],
  ['520001', 'NTR', 'Andhra Pradesh'],
  ['305901', 'Beawar', 'Rajasthan'],
  ['303108', 'Kotputli-Behror', 'Rajasthan'],
  ['148023', 'Malerkotla', 'Punjab'],
  ['495689', 'Sakti', 'Chhattisgarh'],
  ['632401', 'Ranipet', 'Tamil Nadu'],
  ['507111', 'Bhadradri Kothagudem', 'Telangana'],
  ['562159', 'Bengaluru South', 'Karnataka'],
  ['560052', 'Bengaluru Urban', 'Karnataka'],
  ['382440', 'Ahmedabad', 'Gujarat'],
  ['400705', 'Thane', 'Maharashtra'],
  ['411069', 'Pune', 'Maharashtra'],
])('%s is %s, %s', (pincode, district, state) => {
  expect(directory.findPincodePlace(pincode)).toEqual({ district, state });
});

test.each([
  ['900056', 'Uttar Pradesh'],
  ['900099', 'West Bengal'],
  ['202397', 'Uttar Pradesh'],
])('of %s only the state is known: %s', (pincode, state) => {
  expect(directory.findPincodePlace(pincode)).toEqual({ district: null, state });
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
  // NTR is called by initials.
  for (const { cityName } of names.filter(({ cityName }) => cityName !== 'NTR')) {
    expect(cityName).toMatch(/^\p{Lu}[\p{L}\d .-]*\p{Ll}(?: \d+ \p{L}+)?$/u);
  }
});

test('PIN codes on a state’s line have no district', () => {
  const { findPincodePlace, listCities } = readPincodeDirectory('9\tUP\t900056-900058\n9001\tMeerut\t250001\n');
  expect(findPincodePlace('900057')).toEqual({ district: null, state: 'UP' });
  expect(findPincodePlace('250001')).toEqual({ district: 'Meerut', state: 'UP' });
  expect(listCities(9)).toHaveLength(1);
});

test('an id that two districts share is rejected with its line', () => {
  const table = '9\tUP\n9001\tMeerut\t250001\n9001\tAgra\t282001\n';
  expect(() => readPincodeDirectory(table)).toThrow('directory.tsv, line 3');
});

test('a malformed table is rejected with its line', () => {
  for (const line of [
    '9\t',
    'x\tGoa',
    '9001\tMeerut\t250001',
    '9001\tMeerut',
    '9\tUP\t900056\n9001\tMeerut\t900056',
    '9\tGoa\n9\tGoa',
    '9\tUP\n9001\tMeerut\t250001,250001',
    '9\tUP\n9001\tMeerut\t250002-250001',
  ]) {
    expect(() => readPincodeDirectory(`# head\n${line}\n`)).toThrow(/directory\.tsv, line [23]/);
  }
});
