/** The quote, a PDF that the browser draws. */
export const quoteLabels = {
  number: 'Quote number',
  date: 'Date',
  pricesFrom: 'Prices from',
  /** Beside the total. */
  withGst: 'with GST',
  describeValidity: (day: string) =>
    `Validity: these are our prices from ${day} until they change; the link below recalculates the total.`,
  origin:
    'The quote was made in the browser of whoever asked for it. We keep no copy: send it along when you write to us.',
} as const;
