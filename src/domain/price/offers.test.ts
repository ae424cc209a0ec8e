import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { categories, isCategoryOffered, listAddOn, type PriceTable } from '#domain/price/choice.ts';

test('Indian has four categories to choose from, Foreign two of them', () => {
  expect(categories.filter((category) => isCategoryOffered('indian', category))).toEqual([
    'individual',
    'organization',
    'dgft',
    'docsigner',
  ]);
  expect(categories.filter((category) => isCategoryOffered('foreign', category))).toEqual([
    'individual',
    'organization',
  ]);
});

test('token and assistance are offered for Indian only, whatever the table has; shipping for both', () => {
  const { indian, foreign } = prices.regions;
  const table: PriceTable = {
    ...prices,
    regions: { indian, foreign: { ...foreign, token: indian.token, assistance: indian.assistance } },
  };
  for (const addOn of ['token', 'assistance'] as const) {
    expect(listAddOn(table, 'indian', addOn).length).toBeGreaterThan(3);
    expect(listAddOn(table, 'foreign', addOn)).toEqual([]);
  }
  expect(listAddOn(table, 'foreign', 'shipping')).toEqual([
    { id: 'fastest', price: 1500 },
    { id: 'express', price: 1000 },
  ]);
});
