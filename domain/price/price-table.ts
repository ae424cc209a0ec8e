import type { AddOn, AddOnIds, Category, Region } from './choice.ts';

/** Prices for 1, 2 and 3 years, in whole rupees before GST. */
export type YearPrices = readonly [one: number, two: number, three: number];

/** Prices of a category: by certificate type, or the same for all where none is asked for. */
export type CertificatePrices =
  | { readonly signOrEncrypt: YearPrices; readonly both: YearPrices }
  | { readonly untyped: YearPrices };

/** Prices of an add-on in whole rupees before GST: a flat one, whichever kind it is, or one for each kind there is. */
export type AddOnPrices<Id extends string> = number | { readonly [id in Id]?: number };

/** What is sold in a region; what has no price here does not exist there. */
export type RegionPrices = {
  readonly certificates: { readonly [category in Category]?: CertificatePrices };
} & { readonly [addOn in AddOn]: AddOnPrices<AddOnIds[addOn]> };

/** Every price there is (R9.32), and from when. */
export type PriceTable = {
  /** The day in India from which the prices hold, `2026-11-01`. */
  readonly effectiveFrom: string;
  /** Whole percent of the gross amount (R9.33). */
  readonly gstPercent: number;
  readonly regions: { readonly [region in Region]: RegionPrices };
};
