/** The words of the price page and its tables (R2.74). */
export const pricePageLabels = {
  allPrices: 'All prices in tables',
  withoutScript: 'The calculator needs JavaScript. The tables below list all our prices.',
  regionHeading: (region: string) => `${region} certificates`,
  /** A date and `withGst` follow. */
  pricesFrom: 'Prices as of',
  withGst: (percent: number) => `, with ${percent}% GST.`,
  /** The one column of a category that has no certificate types. */
  price: 'Price',
  either: (one: string, other: string) => `${one} or ${other}`,
  /** Below the prices of shipping. */
  ncr: 'NCR is the National Capital Region, in and around Delhi.',
} as const;

/** What search engines show of the product that is priced. */
export const productName = 'Digital signature certificate (DSC)';
