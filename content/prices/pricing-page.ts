export const pricingPage = {
  title: 'Prices of digital signature certificates',
  description:
    'What a digital signature certificate costs with GST: a calculator by region, category, type and years, and every ' +
    'price in a table.',
  heading: 'Prices',
  intro:
    'Choose what you need and read the total with GST. The choice is in the address of this page, so you can send it ' +
    'on. The tables below list every price that you can choose.',
  calculator: 'DSC Price Calculator',
  estimateNote: 'This is an estimate. The price you are shown when you buy is the one that counts.',
  roundingNote:
    'GST is worked out on the whole order and rounded to a rupee, so a total can differ by a rupee from the sum of ' +
    'its rows.',
  faqSlugs: ['dsc-price', 'sign-encrypt-or-both', 'how-long-valid', 'token-choice', 'buying-through-a-partner'],
} as const satisfies PricingPage;

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
  /** What a total is worth. */
  readonly estimateNote: string;
  /** Why rows and total may differ. */
  readonly roundingNote: string;
  /** Questions of the FAQ that buyers ask, by slug. */
  readonly faqSlugs: readonly string[];
};
