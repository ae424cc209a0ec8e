/** The quote, a PDF. */
export const quoteLabels = {
  title: 'Price quote',
  number: 'Quote number',
  date: 'Date',
  validity: 'Valid',
  formatPeriod: (day: string) => `from ${day} until our prices change`,
  buyerHeading: 'Buyer',
  /** Blank fields: nothing of them is in the quote’s address, and nothing is sent to us. */
  buyer: { name: 'buyer', label: 'Name or organisation' },
  gstin: { name: 'gstin', label: 'GSTIN, for the tax invoice', limit: 15 },
  address: { name: 'address', label: 'Address' },
  columns: { item: 'Item', choice: 'Choice', amount: 'Amount' },
  /** Beside the total. */
  withGst: 'with GST',
  notesHeading: 'About this quote',
  formatValidity: (day: string) =>
    `These prices apply from ${day} until we change them. To check the total again, open the link below.`,
  origin:
    'Made by computer, without a signature. We don’t keep a copy of this quote, so attach it when you write to us.',
} as const;
