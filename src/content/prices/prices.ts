import type { PriceTable } from '#domain/price/choice.ts';

/** Individuals and organisations pay the same. */
const indian = { signOrEncrypt: [720, 839, 1271], both: [1441, 1694, 2542] } as const;
const foreign = { signOrEncrypt: [3000, 3800, 5700], both: [6000, 7600, 11400] } as const;
const docSigner = { signOrEncrypt: [7500, 9000, 13500], both: [15000, 18000, 27000] } as const;

/** Whole rupees before GST, for 1, 2 and 3 years (R9.32). Page, calculator, quote and structured data are made from it. */
export const prices = {
  /** Shown beside the prices. A price applies from the build that contains it, whatever this date is. */
  effectiveFrom: '2026-11-01',
  gstPercent: 18,
  regions: {
    indian: {
      certificates: {
        individual: indian,
        organization: indian,
        // DGFT has no certificate type. 1,695 for 2 years is not 1,694 as for `both`: the specification has both figures.
        dgft: { untyped: [1441, 1695, 2542] },
        docsigner: docSigner,
      },
      token: { blt4id: 1000, safenet: 700, 'hyp-epass': 600, 'wd-proxkey': 550, mtoken: 500, other: 1000 },
      assistance: { platinum: 800, diamond: 400, gold: 300, silver: 200 },
      shipping: { fastest: 600, 'super-express': 500, express: 350, 'metro-city': 250, ncr: 100 },
    },
    foreign: {
      certificates: {
        individual: foreign,
        organization: foreign,
        docsigner: docSigner,
      },
      token: 1000,
      assistance: 800,
      shipping: { fastest: 1500, express: 1000 },
    },
  },
} as const satisfies PriceTable;
