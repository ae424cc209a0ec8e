import { describe, expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { addGst, calculateGst, calculatePrice } from './calculate-price.ts';
import type { Category, CertificateType, Choice, Region, Validity } from './choice.ts';

// Section 9 of the specification: rupees for 1, 2 and 3 years. Independent of the content.
type Row = readonly [Region, readonly Category[], readonly (CertificateType | undefined)[], readonly number[]];
const certificates: readonly Row[] = [
  ['indian', ['individual', 'organization'], ['sign', 'encrypt'], [720, 839, 1271]],
  ['indian', ['individual', 'organization'], ['both'], [1441, 1694, 2542]],
  ['indian', ['dgft'], [undefined], [1441, 1695, 2542]],
  ['indian', ['docsigner'], ['sign', 'encrypt'], [7500, 9000, 13500]],
  ['indian', ['docsigner'], ['both'], [15000, 18000, 27000]],
  ['foreign', ['individual', 'organization'], ['sign', 'encrypt'], [3000, 3800, 5700]],
  ['foreign', ['individual', 'organization'], ['both'], [6000, 7600, 11400]],
  ['foreign', ['docsigner'], ['sign', 'encrypt'], [7500, 9000, 13500]],
  ['foreign', ['docsigner'], ['both'], [15000, 18000, 27000]],
];
type AddOnTable = readonly (readonly [id: string | undefined, rupees: number])[];
const none = [undefined, 0] as const;
const addOns: { readonly [region in Region]: readonly [AddOnTable, AddOnTable, AddOnTable] } = {
  indian: [
    [
      none,
      ['blt4id', 1000],
      ['other', 1000],
      ['safenet', 700],
      ['hyp-epass', 600],
      ['wd-proxkey', 550],
      ['mtoken', 500],
    ],
    [none, ['platinum', 800], ['diamond', 400], ['gold', 300], ['silver', 200]],
    [none, ['fastest', 600], ['super-express', 500], ['express', 350], ['metro-city', 250], ['ncr', 100]],
  ],
  // Flat: the same for every kind.
  foreign: [
    [none, ['mtoken', 1000], ['blt4id', 1000]],
    [none, ['gold', 800], ['silver', 800]],
    [none, ['fastest', 1500], ['express', 1000]],
  ],
};

/** Every combination with its gross amount. */
function* combine(): Generator<readonly [Choice, gross: number]> {
  for (const [region, categories, types, years] of certificates) {
    const [tokens, assistances, shippings] = addOns[region];
    for (const category of categories)
      for (const certificateType of types)
        for (const [index, certificate] of years.entries())
          for (const [token, tokenPrice] of tokens)
            for (const [assistance, assistancePrice] of assistances)
              for (const [shipping, shippingPrice] of shippings) {
                const validity = (index + 1) as Validity;
                const choice = { region, category, certificateType, validity, token, assistance, shipping } as Choice;
                yield [choice, certificate + tokenPrice + assistancePrice + shippingPrice];
              }
  }
}

test('every combination of the ordered table costs what the table says, to the rupee', () => {
  let count = 0;
  const wrong: unknown[] = [];
  for (const [choice, gross] of combine()) {
    count += 1;
    const total = gross + Math.round((gross * 18) / 100);
    const found = calculatePrice(choice, prices);
    if (found?.gross !== gross || found.total !== total || found.gross + found.gst !== total) {
      wrong.push({ choice, gross, total, found });
    }
  }
  expect(wrong).toEqual([]);
  // Indian: 30 certificates by 7, 5 and 6 choices of add-ons; Foreign: 27 by 3, 3 and 3.
  expect(count).toBe(30 * 210 + 27 * 27);
});

test('a worked example: Indian Organization, Both, 2 years, mToken, Gold, Express', () => {
  const choice: Choice = {
    region: 'indian',
    category: 'organization',
    certificateType: 'both',
    validity: 2,
    token: 'mtoken',
    assistance: 'gold',
    shipping: 'express',
  };
  expect(calculatePrice(choice, prices)).toEqual({
    certificate: 1694,
    token: 500,
    assistance: 300,
    shipping: 350,
    gross: 2844,
    gst: 512,
    total: 3356,
  });
});

describe('a combination that has no price', () => {
  const choice = { region: 'indian', category: 'individual', certificateType: 'sign', validity: 1 };
  test.each([
    ['Foreign DGFT', { region: 'foreign', category: 'dgft', certificateType: undefined }],
    ['DGFT with a certificate type', { category: 'dgft' }],
    ['Individual without a certificate type', { certificateType: undefined }],
    ['four years', { validity: 4 }],
    ['Indian shipping abroad', { region: 'foreign', shipping: 'ncr' }],
    ['a token that nobody makes', { token: 'abacus' }],
  ])('%s is undefined', (_, part) => {
    expect(calculatePrice({ ...choice, ...part } as Choice, prices)).toBeUndefined();
  });
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [25, 5],
  [720, 130],
  [839, 151],
  [75, 14],
])('GST of 18 percent on %i is %i, half a rupee up', (rupees, gst) => {
  expect(calculateGst(rupees, 18)).toBe(gst);
  expect(addGst(rupees, 18)).toBe(rupees + gst);
});
