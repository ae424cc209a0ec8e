import { expect, test } from 'vitest';
import { type ListedPincode, placeAddedPincodes } from '#tools/pincodes/add-pincodes.ts';

const place = (state: string, district: string) => ({ state, district });

/** The PIN codes of the first source. */
const first = new Map([
  ['400701', place('Maharashtra', 'Thane')],
  ['400703', place('Maharashtra', 'Thane')],
  ['520001', place('Andhra Pradesh', 'NTR')],
  ['520011', place('Andhra Pradesh', 'Krishna')],
  ['521301', place('Andhra Pradesh', 'Krishna')],
  ['500055', place('Telangana', 'Hyderabad')],
  ['507201', place('Telangana', 'Khammam')],
  ['507202', place('Andhra Pradesh', 'Polavaram')],
]);

const formerly = (_state: string, district: string): string[] => (district === 'NTR' ? ['Krishna'] : []);

const listed = (pincode: string, state: string, ...districts: string[]): ListedPincode => ({
  pincode,
  state,
  districts,
});

test.each<[what: string, entry: ListedPincode, state: string, district: string | null]>([
  ['the district that the source names', listed('400705', 'MAHARASHTRA', 'THANE'), 'Maharashtra', 'Thane'],
  ['a spelling of its own: the neighbours’', listed('400706', 'Maharashtra', 'Thana'), 'Maharashtra', 'Thane'],
  ['no district, no state: the neighbours’', listed('400707', '', ''), 'Maharashtra', 'Thane'],
  ['the former name: what was formed of it', listed('520002', 'Andhra Pradesh', 'Krishna'), 'Andhra Pradesh', 'NTR'],
  ['a district of the state elsewhere', listed('521302', 'Andhra Pradesh', 'NTR'), 'Andhra Pradesh', null],
  ['a name of two neighbours', listed('520040', 'Andhra Pradesh', 'Krishna'), 'Andhra Pradesh', null],
  ['the wrong state: the neighbours’', listed('500056', 'Andhra Pradesh', 'Hyderabad'), 'Telangana', 'Hyderabad'],
  ['neighbours of two states', listed('507203', 'Telangana', 'Khammam'), 'Telangana', 'Khammam'],
  ['three digits alike, and named', listed('400801', 'Maharashtra', 'Thane'), 'Maharashtra', 'Thane'],
  ['three digits alike, and not named', listed('400802', 'Maharashtra', ''), 'Maharashtra', null],
])('%s', (_what, entry, state, district) => {
  expect([...placeAddedPincodes(first, [[entry]], formerly)]).toEqual([[entry.pincode, { state, district }]]);
});

test('a second source moves no PIN code', () => {
  expect(placeAddedPincodes(first, [[listed('400701', 'Goa', 'North Goa')]], formerly)).toEqual(new Map());
});

test('the first of two sources decides', () => {
  const sources = [[listed('520002', 'Andhra Pradesh', 'NTR')], [listed('520002', 'Andhra Pradesh', 'Guntur')]];
  expect(placeAddedPincodes(first, sources, formerly).get('520002')).toEqual(place('Andhra Pradesh', 'NTR'));
});

test('without neighbours only an army PIN code is added, whose state two sources name', () => {
  const army = listed('900099', 'West Bengal', 'Kolkata');
  const stray = [listed('999999', 'Telangana', 'Nizamabad'), listed('100000', 'Delhi', 'Central Delhi')];
  const added = placeAddedPincodes(first, [[army, ...stray], [army]], formerly);
  expect([...added]).toEqual([['900099', { state: 'West Bengal', district: null }]]);
});

test('a PIN code of two states is left out unless the source names one of them', () => {
  const sources = [[listed('507203', 'Odisha', 'Malkangiri'), listed('507204', '', '')]];
  expect(placeAddedPincodes(first, sources, formerly)).toEqual(new Map());
});
