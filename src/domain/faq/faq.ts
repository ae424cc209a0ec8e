import type { SitePath } from '#domain/site/routes.ts';

/** One question with its answer (R3.7). */
export type FaqItem = {
  /** Names the question in addresses (`/Home/Faq#<slug>`); unique over all categories, never changed once published. */
  readonly slug: string;
  readonly question: string;
  /** A paragraph, or a list of lines (R2.31). Plain text. */
  readonly answer: string | readonly string[];
  /** The day in India of the last comparison with the portal, `2026-11-20`. */
  readonly reviewedOn?: string;
  /** Links for further reading: paths of the site or official addresses. */
  readonly links?: readonly { readonly title: string; readonly path: SitePath | `https://${string}` }[];
};

/** One of the eleven categories A to K (R2.28). */
export type FaqCategory = {
  readonly letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K';
  readonly slug: string;
  readonly category: string;
  readonly items: readonly FaqItem[];
};
