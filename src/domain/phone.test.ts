import { expect, test } from 'vitest';
import { normalisePhone } from '#domain/phone.ts';

test.each([
  ['+91 98123 45678', '9812345678'],
  ['+919812345678', '9812345678'],
  ['098123 45678', '9812345678'],
  [' 98123\u00a045678 ', '9812345678'],
  ['9812345678', '9812345678'],
  ['00919812345678', '9812345678'],
  ['०९८१२३४५६७८', '9812345678'],
  ['\u202a+91 (98123) 45678\u202c', '9812345678'],
  // Ten digits are a number, even with a leading 0 or 91.
  ['0981234567', '0981234567'],
  ['9198123456', '9198123456'],
  // A number of another length or country keeps its digits, and words stay.
  ['98123 4567', '981234567'],
  ['+1 212 555 0100', '+12125550100'],
  ['tel:9812345678', 'tel:9812345678'],
  ['', ''],
])('the phone number %j becomes %j in a form', (written, digits) => {
  expect(normalisePhone(written)).toBe(digits);
});
