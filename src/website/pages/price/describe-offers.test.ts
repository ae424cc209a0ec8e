import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { describeOffers } from './describe-offers.ts';

test('the product has an offer for every certificate that can be chosen, GST included', () => {
  const { offers } = describeOffers(prices, 'https://a.test');
  // Indian: 3 categories by 3 types and DGFT; Foreign: 2 by 3; each for 3 validities.
  expect(offers).toHaveLength((10 + 6) * 3);
  expect(offers).toContainEqual(
    expect.objectContaining({
      name: 'Indian, DGFT, 2 years',
      price: '2000',
      priceCurrency: 'INR',
      url: 'https://a.test/pricing?region=indian&category=dgft&validity=2',
    }),
  );
  expect(offers.filter(({ name }) => name.startsWith('Foreign, DocSigner'))).toEqual([]);
});
