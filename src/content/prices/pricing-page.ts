import { formatTotalWithToken, lowestPrice, lowestTokenPrice } from '#content/prices/lowest-price.ts';
import { tokenAbroad } from '#content/service/verification.ts';
import type { Choice } from '#domain/price/choice.ts';

export const pricingPage = {
  title: 'Pricing of digital signature certificates',
  description:
    'See what a digital signature certificate (DSC) costs with GST. Calculate by region, category, type and validity, ' +
    'or read the price tables.',
  heading: 'Pricing',
  intro: `A certificate costs from ${lowestPrice} with GST. Choose yours to see the total.`,
  calculator: 'DSC Price Calculator',
  roundingNote:
    'We calculate GST on the whole order and round it to the nearest rupee. The total can differ by a rupee from the sum ' +
    'of the rows.',
  faqSlugs: [
    'dsc-price',
    'sign-encrypt-or-both',
    'how-long-valid',
    'token-choice',
    'shipping-times',
    'renew-dsc',
    'bulk-prices',
    'buying-through-a-partner',
  ],
} as const satisfies PricingPage;

/** What a total is worth, and on what the key is stored if the order has nothing for it. */
export function formatEstimate(choice: Choice): string {
  const { region, category, token, shipping } = choice;
  const estimate = 'This is an estimate. Our certificate portal shows the final price.';
  if (category === 'docsigner') {
    return `${estimate} A Document Signer needs your organisation’s own hardware security module (HSM), which we don’t sell.`;
  }
  if (token !== undefined) return estimate;
  if (region === 'foreign') return `${estimate} ${tokenAbroad}`;
  const withToken = formatTotalWithToken(choice, shipping);
  return `${estimate} You need a USB token that accepts a new certificate. Some older tokens don’t. If you have none, add one: from ${lowestTokenPrice}, which makes the total ${withToken}.`;
}

/** The texts around the calculator, on its page, in its dialog and in the quote. */
export type PricingPage = {
  /** What the browser tab shows. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly intro: string;
  /** The calculator's own heading, in the page and as a dialog. */
  readonly calculator: string;
  /** Why rows and total may differ. */
  readonly roundingNote: string;
  /** Questions of the FAQ that buyers ask, by slug. */
  readonly faqSlugs: readonly string[];
};
