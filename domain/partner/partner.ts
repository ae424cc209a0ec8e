/** The texts around the partner form, on its page and in its dialog. */
export type PartnerPage = {
  /** What the browser tab shows, and the heading. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  readonly lead: string;
  /** What becomes of the form, step by step. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Questions of the FAQ that partners ask, by slug. */
  readonly faqSlugs: readonly string[];
};
