/** One of the four reasons to work here. */
export type CareerValue = {
  /** Picks the figure that is drawn beside it. */
  readonly kind: 'security' | 'teamwork' | 'customer' | 'service';
  /** The value in two or three words. */
  readonly title: string;
  /** What it means on a working day. */
  readonly text: string;
};

/** Everything the Careers page says apart from its form. */
export type CareersPage = {
  /** What the browser tab and search engines show. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The first heading and what stands below it. */
  readonly hero: { readonly heading: string; readonly lead: string };
  /** The list ‘Why Choose Us’. */
  readonly values: {
    readonly heading: string;
    readonly items: readonly [CareerValue, CareerValue, CareerValue, CareerValue];
  };
  /** What introduces the application form. */
  readonly join: { readonly heading: string; readonly lead: string };
  /** For those who would rather write: a sentence, and the link’s own words. */
  readonly hr: { readonly text: string; readonly linkText: string; readonly mail: string };
};
