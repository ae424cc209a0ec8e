/** The quote, a PDF that the browser draws. */
export const quoteLabels = {
  title: 'Price quote',
  number: 'Quote number',
  date: 'Date',
  pricesFrom: 'Prices from',
  /** Beside the total. */
  withGst: 'with GST',
  describeValidity: (day: string) =>
    `These prices apply from ${day} until we change them. To check the total again, open the link below.`,
  origin: 'This quote was made in your browser. We do not have a copy, so attach it when you write to us.',
} as const;
