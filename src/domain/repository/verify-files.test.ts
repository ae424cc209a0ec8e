import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { checkFiles, type FileBytes } from '#domain/repository/check-files.ts';
import { type ExpectedFileName, expectedFileNames, lacksSubCaList } from '#domain/repository/repository-state.ts';
import { verifyFiles } from '#domain/repository/verify-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const organisation = { name: 'Mohar', siteUrl: 'https://www.example.in' };
const made = await makeDemonstration(organisation, now);
const other = await makeDemonstration(organisation, now);

/** Verifies the files with some of them replaced; `null` removes one. */
async function verify(replaced: { [Name in ExpectedFileName]?: Bytes | null } = {}, moment = hours(1)) {
  const there = expectedFileNames.filter((name) => replaced[name] !== null);
  const bytes = Object.fromEntries(there.map((name) => [name, replaced[name] ?? made[name]]));
  const files = verifyFiles(await checkFiles(bytes), moment);
  return Object.fromEntries(
    files.map(({ name, verdict }) => [name, 'fault' in verdict ? verdict.fault : verdict.status]),
  );
}

/** Any byte changed to any other; first three bytes before the signature that no signature covers. */
function swapAnyByte(bytes: Bytes): [fc.Arbitrary<Bytes>, fc.Parameters<[Bytes]>] {
  const swap = ([index, mask]: readonly [number, number]): Bytes => {
    const swapped = bytes.slice();
    swapped[index] = (swapped[index] ?? 0) ^ mask;
    return swapped;
  };
  const any = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })).map(swap);
  return [
    any,
    { ...propertyOptions(10_000), examples: [257, 261, 276].map((back) => [swap([bytes.length - back, 0x80])]) },
  ];
}

const allVerified = { 'root-ca': 'verified', ca: 'verified', 'sub-ca': 'verified', crl: 'verified' };

test('an unaltered chain and its list are verified', async () => {
  expect(await verify()).toEqual(allVerified);
});

test('a list has its age in hours, and none before its date', async () => {
  const checked = await checkFiles(Object.fromEntries(expectedFileNames.map((name) => [name, made[name]])));
  const findList = (moment: Date) => verifyFiles(checked, moment).find(({ name }) => name === 'crl');
  const findAge = (moment: Date) => findList(moment)?.ageHours;
  const list = findList(now);
  if (list?.facts?.kind !== 'crl') throw new TypeError('the list has no facts');
  const dated = new Date(list.facts.thisUpdate).getTime();
  expect(findAge(new Date(dated + 90 * 60_000))).toBe(1);
  expect(findAge(new Date(dated))).toBe(0);
  expect(findAge(new Date(dated - 1_000))).toBeUndefined();
});

test.each(expectedFileNames)(
  'whichever byte of %s is swapped, it is not verified',
  async (name) => {
    const [swapped, options] = swapAnyByte(made[name]);
    const isCaught = async (bytes: Bytes) => (await verify({ [name]: bytes }))[name] !== 'verified';
    await fc.assert(fc.asyncProperty(swapped, isCaught), options);
  },
  propertyTimeout,
);

test.each([
  ['cut off', (bytes: Bytes) => bytes.slice(0, -1)],
  ['with a tail', (bytes: Bytes) => new Uint8Array([...bytes, 0])],
  ['empty', () => new Uint8Array()],
  [
    'PEM text',
    (bytes: Bytes) => new TextEncoder().encode(`-----BEGIN X-----\n${btoa(String.fromCharCode(...bytes))}\n`),
  ],
  ['a web page', () => new TextEncoder().encode('<!doctype html><title>Not found</title>')],
])('a file that is %s is unreadable, and the chain below it is broken', async (_, spoil) => {
  const broken = { 'sub-ca': 'chain-broken', crl: 'chain-broken' };
  expect(await verify({ ca: spoil(made.ca) })).toEqual({ ...allVerified, ca: 'unreadable', ...broken });
  expect(await verify({ crl: spoil(made.crl) })).toEqual({ ...allVerified, crl: 'unreadable' });
});

test('a file in the wrong place or of another hierarchy, and a missing issuer, are reported', async () => {
  expect(await verify({ ca: made['sub-ca'] })).toMatchObject({ 'root-ca': 'verified', ca: 'issuer-differs' });
  expect(await verify({ 'root-ca': other['root-ca'] })).toEqual({
    'root-ca': 'verified',
    ca: 'signature-differs',
    'sub-ca': 'chain-broken',
    crl: 'chain-broken',
  });
  expect(await verify({ ca: null })).toEqual({
    'root-ca': 'verified',
    'sub-ca': 'issuer-missing',
    crl: 'issuer-differs',
  });
  expect(await verify({ crl: other.crl })).toEqual({ ...allVerified, crl: 'signature-differs' });
  expect(await verify({ 'root-ca': null, ca: null, 'sub-ca': null })).toEqual({ crl: 'issuer-missing' });
});

test('the list of the Sub-CA is no list of the CA, and a Sub-CA without a list is found', async () => {
  const { 'sub-ca.crl': list, crl, 'root-ca': root, ca, 'sub-ca': subCa } = made;
  const certificates = { 'root-ca': root, ca, 'sub-ca': subCa };
  expect(await verify({ crl: list })).toEqual({ ...allVerified, crl: 'issuer-differs' });
  const lacksList = async (lists: FileBytes): Promise<boolean> =>
    lacksSubCaList(verifyFiles(await checkFiles({ ...certificates, ...lists }), hours(1)));
  expect(await lacksList({ crl, 'any-name.crl': list })).toBe(false);
  expect(await lacksList({ crl })).toBe(true);
  expect(await lacksList({ crl: list, 'copy.crl': crl })).toBe(true);
  expect(await lacksList({ crl, 'sub-ca.crl': other['sub-ca.crl'] })).toBe(true);
});

test('the result depends on the time', async () => {
  const early = { 'root-ca': 'not-yet-valid', ca: 'not-yet-valid', 'sub-ca': 'not-yet-valid', crl: 'not-yet-valid' };
  expect(await verify({}, hours(-2))).toEqual(early);
  expect(await verify({}, hours(24))).toEqual(allVerified);
  expect(await verify({}, hours(24.1))).toEqual({ ...allVerified, crl: 'older-than-a-day' });
  expect(await verify({}, hours(48.1))).toEqual({ ...allVerified, crl: 'past-next-update' });
  expect(await verify({}, hours(6 * 366 * 24))).toEqual({
    ...allVerified,
    'sub-ca': 'expired',
    crl: 'past-next-update',
  });
  const late = { 'root-ca': 'verified', ca: 'expired', 'sub-ca': 'expired', crl: 'chain-broken' };
  expect(await verify({}, hours(11 * 366 * 24))).toEqual(late);
});
