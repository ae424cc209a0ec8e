/** The quote, a PDF. */
export const quoteLabels = {
  title: 'Price quote',
  number: 'Quote number',
  date: 'Date',
  validity: 'Valid',
  describePeriod: (day: string) => `from ${day} until our prices change`,
  /** Blank fields: nothing of them is in the quote’s address, and nothing is sent to us. */
  buyer: { name: 'buyer', label: 'Buyer: name or organisation' },
  gstin: { name: 'gstin', label: 'GSTIN of the buyer, for the tax invoice', limit: 15 },
  address: { name: 'address', label: 'Address of the buyer' },
  /** Beside the total. */
  withGst: 'with GST',
  describeValidity: (day: string) =>
    `These prices apply from ${day} until we change them. To check the total again, open the link below.`,
  origin: 'We don’t keep a copy of this quote, so attach it when you write to us.',
} as const;
