import { expect, test } from 'vitest';
import { normalisePincode } from '#domain/pincode/pincode.ts';

test.each([
  ['110 001', '110001'],
  [' 1 1 0 0 0 1 ', '110001'],
  ['012 345', '012345'],
  ['110001', '110001'],
  ['110-001', '110001'],
  ['११०००१', '110001'],
  ['110 00', '11000'],
  ['Delhi 110001', 'Delhi 110001'],
  ['', ''],
])('the PIN %j becomes %j in a form', (written, digits) => {
  expect(normalisePincode(written)).toBe(digits);
});
