import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import {
  categories,
  certificateTypes,
  hasTypes,
  isCategoryOffered,
  listAddOn,
  regions,
  validities,
} from '#domain/price/choice.ts';
import { calculatePrice } from './calculate-price.ts';
import { addOns, type Choice, defaultChoice, readChoice, writeChoice } from './choice.ts';

/** Every choice that the calculator offers. */
const choices: fc.Arbitrary<Choice> = fc
  .constantFrom(
    ...regions.flatMap((region) =>
      categories.filter((category) => isCategoryOffered(region, category)).map((category) => ({ region, category })),
    ),
  )
  .chain(({ region, category }) =>
    fc.record(
      {
        region: fc.constant(region),
        category: fc.constant(category),
        certificateType: hasTypes(category) ? fc.constantFrom(...certificateTypes) : fc.constant(undefined),
        validity: fc.constantFrom(...validities),
        token: fc.constantFrom(undefined, ...listAddOn(prices, region, 'token').map(({ id }) => id)),
        assistance: fc.constantFrom(undefined, ...listAddOn(prices, region, 'assistance').map(({ id }) => id)),
        shipping: fc.constantFrom(undefined, ...listAddOn(prices, region, 'shipping').map(({ id }) => id)),
      },
      { noNullPrototype: true },
    ),
  );

const runs = { numRuns: 2_000 };

test('a choice survives formatting and parsing, without a correction', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readChoice(writeChoice(choice), prices)).toStrictEqual({ choice, corrections: [] });
    }),
    runs,
  );
});

test('every choice has a total of at least its gross amount, and GST within half a rupee of 18 percent', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const { gross = 0, gst = 0, total = -1 } = calculatePrice(choice, prices) ?? {};
      expect(gross).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(gross);
      expect(Math.abs(gst - (gross * 18) / 100)).toBeLessThanOrEqual(0.5);
      expect([gross, gst, total].every(Number.isInteger)).toBe(true);
    }),
    runs,
  );
});

test('adding an add-on never lowers the total', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...addOns), (choice, addOn) => {
      const without = { ...choice, [addOn]: undefined };
      const [low = Number.NaN, high = Number.NaN] = [without, choice].map((one) => calculatePrice(one, prices)?.total);
      expect(high).toBeGreaterThanOrEqual(low);
    }),
    runs,
  );
});

test('any query gives a choice, and of all choices only Foreign DGFT has no price', () => {
  const values = fc.oneof(
    fc.constantFrom('indian', 'FOREIGN', 'dgft', 'docsigner', 'both', '2', 'ncr', 'mtoken', 'gold', 'constructor', ''),
    fc.string(),
  );
  const names = fc.constantFrom('region', 'category', 'type', 'validity', ...addOns, '__proto__');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (entries) => {
      const address = new URLSearchParams(entries).toString();
      const { choice } = readChoice(address, prices);
      const isForeignDgft = choice.region === 'foreign' && choice.category === 'dgft';
      expect(calculatePrice(choice, prices) === undefined).toBe(isForeignDgft);
      expect(readChoice(writeChoice(choice), prices)).toStrictEqual({ choice, corrections: [] });
    }),
    runs,
  );
});

// No control offers these choices, but addresses may have them: section 9 prices the first, section 8 the second.
test.each([
  ['region=foreign&category=docsigner&type=both&validity=2', 'docsigner', 'both'],
  ['region=foreign&category=dgft&validity=2', 'dgft', undefined],
])('%j is not changed to another category', (address, category, certificateType) => {
  const choice = { ...defaultChoice, region: 'foreign', category, certificateType, validity: 2 };
  expect(readChoice(address, prices)).toStrictEqual({ choice, corrections: [] });
});

describe('an invalid query', () => {
  test.each([
    ['', {}, []],
    ['region=foreign', { region: 'foreign' }, []],
    ['utm_source=mail&validity=3', { validity: 3 }, []],
    ['region=Foreign&category=ORGANIZATION', { region: 'foreign', category: 'organization' }, []],
    ['region=mars', {}, [{ part: 'region', requested: undefined }]],
    [
      'region=foreign&category=dgft&type=sign',
      { region: 'foreign', category: 'dgft', certificateType: undefined },
      [{ part: 'type', requested: 'sign' }],
    ],
    [
      'category=dgft&type=sign',
      { category: 'dgft', certificateType: undefined },
      [{ part: 'type', requested: 'sign' }],
    ],
    [
      'region=foreign&token=mtoken&shipping=ncr',
      { region: 'foreign' },
      [
        { part: 'token', requested: 'mtoken' },
        { part: 'shipping', requested: 'ncr' },
      ],
    ],
    ['validity=4&assistance=copper', {}, [{ part: 'validity' }, { part: 'assistance' }]],
  ])('%j leads to the nearest choice and says what it changed', (address, part, corrections) => {
    const found = readChoice(address, prices);
    expect(found.choice).toEqual({ ...defaultChoice, ...part });
    expect(found.corrections).toEqual(corrections);
  });
});
