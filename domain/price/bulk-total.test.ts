import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { calculateBulkTotal } from './calculate-price.ts';
import { type Choice, defaultChoice } from './choice.ts';

// 40 × 720 less 5 % is 27,360; GST on the whole is 4,924.80. Add-ons do not count.
test.each<[Choice, number, number, number]>([
  [defaultChoice, 40, 5, 32_285],
  [{ ...defaultChoice, token: 'mtoken', shipping: 'fastest' }, 40, 5, 32_285],
  [{ ...defaultChoice, validity: 2 }, 1, 0, 990],
])('%j, %i of them, each %i %% less, costs %i', (choice, count, percentLower, total) => {
  expect(calculateBulkTotal(choice, prices, { count, percentLower })).toBe(total);
});
