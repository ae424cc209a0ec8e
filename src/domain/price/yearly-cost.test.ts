import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { compareValidities } from '#domain/price/calculate-price.ts';
import { defaultChoice } from './choice.ts';

test('the validities are compared by cost per year with GST, without add-ons', () => {
  // 720, 839 and 1271 with 18 percent: 850, 990 and 1500.
  expect(compareValidities({ ...defaultChoice, validity: 3, token: 'blt4id' }, prices)).toEqual([
    { validity: 1, total: 850, perYear: 850, isLowest: false },
    { validity: 2, total: 990, perYear: 495, isLowest: true },
    { validity: 3, total: 1500, perYear: 500, isLowest: false },
  ]);
});

test('what has no price has no cost per year', () => {
  const choice = { ...defaultChoice, region: 'foreign', category: 'dgft', certificateType: undefined } as const;
  expect(compareValidities(choice, prices)).toEqual([]);
});

test('of equal costs both are the lowest', () => {
  const dgft = { ...defaultChoice, category: 'dgft', certificateType: undefined } as const;
  expect(compareValidities(dgft, prices).map(({ perYear, isLowest }) => [perYear, isLowest])).toEqual([
    [1700, false],
    [1000, true],
    [1000, true],
  ]);
});
