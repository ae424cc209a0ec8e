/** A use case of certificates (R2.34): the page at /use-cases/<slug> and the state of /details. */
export type UseCase = {
  /** Names the page in its address; never changed once published. */
  readonly slug: string;
  /** The name in the specification, to the letter. */
  readonly title: string;
  /** The headline of the page, in our own words. */
  readonly heading: string;
  /** One sentence under the headline that answers the reader's question at once. */
  readonly subheading: string;
  /** What a search engine shows below the title: 120 to 155 characters. */
  readonly summary: string;
  /** The people this page is for, three to five lines. */
  readonly whoNeedsIt: readonly string[];
  /** Which certificate to order; each value is short enough for a table cell. */
  readonly certificate: {
    /** The class the portal accepts, and the one sold today if that differs. */
    readonly className: string;
    /** In whose name it is issued: a person's, an organisation's, or either. */
    readonly kind: string;
    /** Sign, Encrypt or Both. */
    readonly use: string;
    /** For how many years to take it. */
    readonly validity: string;
    /** What the four values above do not say. */
    readonly note?: string;
  };
  /** The papers to have ready, four to seven lines. */
  readonly documents: readonly string[];
  /** The way from the application to the first signature, five to eight steps in order. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** What goes wrong, and what to do about it. */
  readonly mindThat: readonly string[];
  /** Official addresses that this page sends the reader to. */
  readonly portals: readonly { readonly title: string; readonly href: string }[];
  /** The day somebody last compared the page with its sources, as an ISO date. */
  readonly lastReviewed: string;
  /** Two to four questions of `content/faq` that a reader of this page will ask next. */
  readonly faqSlugs: readonly string[];
};
