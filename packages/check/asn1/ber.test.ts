import { expect, test } from 'vitest';
import { startCpuTimer } from '../tests/cpu-time.ts';
import { toBer } from '../tests/write-ber.ts';
import { toDer } from './ber.ts';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const rewrite = (hex: string): string | undefined => {
  const found = toDer(bytes(hex));
  return found && Buffer.from(found.der).toString('hex');
};

test.each([
  ['an indefinite length', '30 80 02 01 05 00 00', '30 03 02 01 05'],
  ['one within another', '30 80 30 80 05 00 00 00 00 00', '30 04 30 02 05 00'],
  ['a string in pieces', '24 80 04 02 01 02 04 01 03 00 00', '04 03 01 02 03'],
  ['a string in pieces of pieces', '24 80 24 80 04 01 01 00 00 04 01 02 00 00', '04 02 01 02'],
  ['a string in pieces within a definite length', '30 0a 24 80 04 01 01 04 01 02 00 00', '30 04 04 02 01 02'],
  // A length that is not in its shortest form may be signed as it is.
  ['definite lengths', '30 81 03 02 01 05', '30 81 03 02 01 05'],
])('BER with %s becomes DER', (_, ber, der) => {
  expect(rewrite(ber)).toBe(der.replaceAll(' ', ''));
});

test.each([
  ['an indefinite length without an end', '30 80 02 01 05'],
  ['an indefinite length of a primitive', '04 80 01 00 00'],
  ['a piece that is no string', '24 80 02 01 05 00 00'],
  ['a length past the end', '30 04 02 01 05'],
  ['nothing', ''],
  ['a hundred levels', '3080'.repeat(100) + '0000'.repeat(100)],
])('BER with %s is refused', (_, ber) => {
  expect(rewrite(ber)).toBeUndefined();
});

test('what follows the element is told apart, and a message of many elements is read at once', () => {
  expect(toDer(bytes('30 80 00 00 ff ff'))?.end).toBe(4);
  const message = new Uint8Array(toBer(bytes(`3082ea60${'0500'.repeat(30_000)}`), 2));
  const cpuTime = startCpuTimer();
  expect(toDer(message)?.der.length).toBe(60_004);
  expect(cpuTime()).toBeLessThan(1_000);
});
