/** The texts around the calculator, on its page, in its dialog and in the quote. */
export type PricingPage = {
  /** What the browser tab shows. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** The calculator's own heading, in the page and as a dialog. */
  readonly calculator: string;
  /** What a total is worth. */
  readonly estimateNote: string;
  /** Why rows and total may differ. */
  readonly roundingNote: string;
  /** Questions of the FAQ that buyers ask, by slug. */
  readonly faqSlugs: readonly string[];
};
