/** The quote, a PDF. */
export const quoteLabels = {
  title: 'Price quote',
  number: 'Quote number',
  date: 'Date',
  pricesFrom: 'Prices from',
  /** Beside the total. */
  withGst: 'with GST',
  describeValidity: (day: string) =>
    `These prices apply from ${day} until we change them. To check the total again, open the link below.`,
  origin: 'We do not keep a copy of this quote, so attach it when you write to us.',
} as const;
