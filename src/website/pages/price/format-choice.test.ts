import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { readChoice } from '#domain/price/choice.ts';
import { formatCorrection } from './format-choice.ts';

test.each([
  ['region=indian&category=rocket', 'The category in the link isn’t known; this shows Individual.'],
  ['category=dgft&type=both', 'DGFT has no certificate type; Both was left out.'],
  ['region=foreign&token=mtoken', 'mToken (token) isn’t offered for Foreign; it was left out.'],
  ['region=Call+us+now', 'The region in the link isn’t known; this shows Indian.'],
  ['validity=9', 'The validity in the link isn’t known; this shows 1 year.'],
  ['shipping=rocket', 'The shipping in the link isn’t known; it was left out.'],
])('%s is described as “%s”', (address, words) => {
  const { choice, corrections } = readChoice(address, prices);
  expect(corrections.map((correction) => formatCorrection(correction, choice))).toEqual([words]);
});
