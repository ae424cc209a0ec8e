import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChainPlace, chain } from '#domain/certificate/certificate.ts';
import { search, searchTimeout } from '#tests/tier.ts';
import { makeDemonstration } from '#trust/demonstration/make-demonstration.ts';
import { judgeChain } from '#trust/judge-chain.ts';
import { judgeCrl } from '#trust/judge-crl.ts';
import { readCertificate } from '#trust/read-certificate.ts';
import { readCrl } from '#trust/read-crl.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const house = { name: 'Mohar', siteUrl: 'https://www.example.in' };
const made = await makeDemonstration(house, now);
const other = await makeDemonstration(house, now);

/** The statuses of a chain with some of its files replaced; `null` takes one away. */
async function judge(replaced: { [Place in ChainPlace]?: Bytes | null } = {}, moment = hours(1)) {
  const there = chain.filter((place) => replaced[place] !== null);
  const read = there.map((place) => [place, readCertificate(replaced[place] ?? made[place])] as const);
  const verdicts = await judgeChain(Object.fromEntries(read), moment);
  return Object.fromEntries(chain.map((place) => [place, tell(verdicts[place])]));
}

async function judgeList(bytes: Bytes, moment = hours(1), issuer: Bytes = made.ca) {
  const read = readCertificate(issuer);
  const issuers = read ? [{ read, verdict: { status: 'verified' } as const }] : [];
  return tell(await judgeCrl(readCrl(bytes), issuers, moment));
}

function tell(verdict: { status: string; fault?: string } | undefined): string {
  return verdict ? (verdict.fault ?? verdict.status) : 'absent';
}

/** Any byte of these, changed to any other; first three of those before the signature, which nobody signs. */
function swapAnyByte(bytes: Bytes): [fc.Arbitrary<Bytes>, fc.Parameters<[Bytes]>] {
  const swap = ([index, mask]: readonly [number, number]): Bytes => {
    const swapped = bytes.slice();
    swapped[index] = (swapped[index] ?? 0) ^ mask;
    return swapped;
  };
  const any = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })).map(swap);
  return [any, { ...search(10_000), examples: [257, 261, 276].map((back) => [swap([bytes.length - back, 0x80])]) }];
}

const sound = { 'root-ca': 'verified', ca: 'verified', 'sub-ca': 'verified' };

test('a sound chain and its list are verified', async () => {
  expect(await judge()).toEqual(sound);
  expect(await judgeList(made.crl)).toBe('verified');
});

test.each(chain)(
  'whichever byte of %s is swapped, it is not verified',
  async (place) => {
    const [swapped, options] = swapAnyByte(made[place]);
    const isCaught = async (bytes: Bytes) => (await judge({ [place]: bytes }))[place] !== 'verified';
    await fc.assert(fc.asyncProperty(swapped, isCaught), options);
  },
  searchTimeout,
);

test(
  'whichever byte of the list is swapped, it is not verified',
  async () => {
    const [swapped, options] = swapAnyByte(made.crl);
    const isCaught = async (bytes: Bytes) => (await judgeList(bytes)) !== 'verified';
    await fc.assert(fc.asyncProperty(swapped, isCaught), options);
  },
  searchTimeout,
);

test.each([
  ['cut off', (bytes: Bytes) => bytes.slice(0, -1)],
  ['with a tail', (bytes: Bytes) => new Uint8Array([...bytes, 0])],
  ['empty', () => new Uint8Array()],
  [
    'PEM text',
    (bytes: Bytes) => new TextEncoder().encode(`-----BEGIN CERTIFICATE-----\n${btoa(String.fromCharCode(...bytes))}\n`),
  ],
  ['a web page', () => new TextEncoder().encode('<!doctype html><title>Not found</title>')],
])('a file that is %s is unreadable, and what stands below it hangs in the air', async (_, spoil) => {
  expect(await judge({ ca: spoil(made.ca) })).toEqual({ ...sound, ca: 'unreadable', 'sub-ca': 'chain-broken' });
  expect(await judgeList(spoil(made.crl))).toBe('unreadable');
});

test('a file in another’s place, of another hierarchy, or missing above is named', async () => {
  expect(await judge({ ca: made['sub-ca'] })).toMatchObject({ 'root-ca': 'verified', ca: 'issuer-differs' });
  expect(await judge({ 'root-ca': other['root-ca'] })).toEqual({
    'root-ca': 'verified',
    ca: 'signature-differs',
    'sub-ca': 'chain-broken',
  });
  expect(await judge({ ca: null })).toEqual({ 'root-ca': 'verified', ca: 'absent', 'sub-ca': 'issuer-missing' });
  expect(await judgeList(other.crl)).toBe('signature-differs');
  expect(await judgeList(made.crl, hours(1), made['root-ca'])).toBe('issuer-differs');
  expect(await judgeList(made.crl, hours(1), new Uint8Array())).toBe('issuer-missing');
});

test('time passes', async () => {
  expect(await judge({}, hours(-2))).toEqual({
    'root-ca': 'not-yet-valid',
    ca: 'not-yet-valid',
    'sub-ca': 'not-yet-valid',
  });
  expect(await judge({}, hours(6 * 366 * 24))).toEqual({ ...sound, 'sub-ca': 'expired' });
  expect(await judgeList(made.crl, hours(24))).toBe('verified');
  expect(await judgeList(made.crl, hours(24.1))).toBe('older-than-a-day');
  expect(await judgeList(made.crl, hours(48.1))).toBe('past-next-update');
  expect(await judgeList(made.crl, hours(-1))).toBe('not-yet-valid');
});
