import { lowestPrice } from '#content/prices/lowest-price.ts';
import { prices } from '#content/prices/prices.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';

/**
 * What the certificates of the home page cost at least, with GST: `₹850`, by the `kind` of the card, and of all. Only a loader
 * takes it, so that the page’s script has no price table.
 */
export const pricesFrom = {
  all: lowestPrice,
  individual: formatTotal(defaultChoice, prices),
  organisation: formatTotal({ ...defaultChoice, category: 'organization' }, prices),
  foreign: formatTotal({ ...defaultChoice, region: 'foreign' }, prices),
  'document-signer': formatTotal({ ...defaultChoice, category: 'docsigner' }, prices),
} as const;
