import { expect, test } from 'vitest';
import { normalisePhone } from '#domain/phone.ts';

test.each([
  ['+91 98123 45678', '9812345678'],
  ['+919812345678', '9812345678'],
  ['098123 45678', '9812345678'],
  [' 98123\u00a045678 ', '9812345678'],
  ['9812345678', '9812345678'],
  // Ten digits are a number, even with a leading 0. Other numbers stay unchanged.
  ['0981234567', '0981234567'],
  ['98123 4567', '98123 4567'],
  ['+91 98123 4567', '+91 98123 4567'],
  ['+1 212 555 0100', '+1 212 555 0100'],
  ['00919812345678', '00919812345678'],
  ['०९८१२३४५६७८', '०९८१२३४५६७८'],
  ['', ''],
])('the phone number %j becomes %j in a form', (written, digits) => {
  expect(normalisePhone(written)).toBe(digits);
});
