import { expect, test } from 'vitest';
import { formatRupees } from './calculate-price.ts';

test.each([
  [0, '₹0'],
  [850, '₹850'],
  [1441, '₹1,441'],
  [104000, '₹1,04,000'],
  [12345678, '₹1,23,45,678'],
])('%i rupees are written %s', (rupees, written) => {
  expect(formatRupees(rupees)).toBe(written);
});
