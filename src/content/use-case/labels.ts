import { times } from '#content/service/times.ts';
import { tokenAbroad } from '#content/service/verification.ts';
/** The headings and terms of a use case's page. */
export const useCaseLabels = {
  /** The heading of the points that decide which certificate to buy. */
  beforeYouBuy: 'Before you buy',
  /** The section of a topic where the choice depends on the buyer. */
  yourCertificate: 'Which certificate do you need?',
  /** Leads to that section. */
  findYours: 'Find yours',
  /** A category of the calculator with its total; after the list, what the totals cover. */
  formatChoice: (category: string, total: string) => `${category}: ${total}`,
  choicePrices: 'These prices are for Indian citizens, with GST, for one year and without a token.',
  /** The section of the facts that don’t change what to buy. */
  more: 'Class, validity and renewal',
  className: 'Class',
  kind: 'Certificate',
  use: 'Type',
  validity: 'Validity',
  priceTerm: 'Price',
  approval: 'Approval',
  renewal: 'Renewal',
  /** Leads to the calculator, set to what the topic needs. */
  plan: 'See which papers you need, and by when',
  /** For one year, with GST; no token is sold outside India. */
  formatPrice: (total: string) => `${total} with GST for one year, without a token`,
  formatPrices: (total: string, withToken: string) =>
    `${total} with GST for one year, or ${withToken} with a USB token`,
  joinTotals: (totals: readonly string[]) => totals.join(' or '),
  priceLink: 'See all prices',
  whoNeedsIt: 'Who needs it',
  /** Opens the steps of the last day. */
  lastDaySteps: 'What you can still do',
  documents: 'Documents',
  steps: 'Step by step',
  commonProblems: 'Common problems',
  portals: (count: number) => (count === 1 ? 'The portal' : 'The portals'),
} as const;

/** The page that is opened from a topic (R2.20), and what it shows without one. */
export const detailsLabels = {
  /** The address follows, and a button that copies it. */
  more: 'Price, steps that take time, and questions',
  address: 'Address of this page:',
  copyWhat: 'the address of this page',
  empty: {
    title: 'Certificate for one use',
    heading: 'Certificate for one use',
    text: 'To open this page, choose a topic on the home page.',
    home: 'Go to the home page',
  },
} as const;

/** The panel that offers a token. */
export const tokenLabels = {
  name: 'Token',
  heading: 'Your key stays on a USB token',
  text:
    `You download the certificate to a USB token. The signing key is created inside the token and can’t leave it. A token usually lasts ${times.tokenLife}. ` +
    `If you choose the Indian region in our price calculator, you can add a token. ${tokenAbroad}`,
} as const;
