import { expect, test } from 'vitest';
import { pricesFrom } from '#content/home/prices-from.ts';
import { prices } from '#content/prices/prices.ts';
import { addGst, formatRupees } from '#domain/price/calculate-price.ts';
import type { Category, Region } from '#domain/price/choice.ts';

test.each([
  ['individual', 'indian', 'individual'],
  ['organisation', 'indian', 'organization'],
  ['foreign', 'foreign', 'individual'],
  ['document-signer', 'indian', 'docsigner'],
] as const)('nothing of the price table for the card %s costs less than it says', (kind, region, category) => {
  const table: { readonly [category in Category]?: object } = prices.regions[region satisfies Region].certificates;
  const net = Object.values(table[category] ?? {}).flat() as number[];
  expect(pricesFrom[kind]).toBe(formatRupees(addGst(Math.min(...net), prices.gstPercent)));
});
