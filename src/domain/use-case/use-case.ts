import type { Category, CertificateType, Region } from '#domain/price/choice.ts';

type UseCaseStep = {
  readonly title: string;
  readonly text: string;
  /** How time is lost with this step: one sentence. */
  readonly caution?: string;
};

/** A topic for which people buy a certificate (R2.34): the page `/use-cases/<slug>`, and the state of `/details`. */
export type UseCase = {
  /** Names the page in its address; never changed once published. */
  readonly slug: string;
  /** The topic's name, spelt as in the specification. */
  readonly title: string;
  /** The headline of the page, in our own words. */
  readonly heading: string;
  /** One sentence below the headline that answers the reader's main question. */
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
    readonly validity: string;
    readonly note?: string;
  };
  /** What the price calculator is set to for it; in all else it is at its beginning. */
  readonly price: {
    readonly region: Region;
    readonly category: Category;
    readonly certificateType: CertificateType | undefined;
  };
  /** The required papers, four to seven lines. */
  readonly documents: readonly string[];
  /** From the application to the first signature, five to eight, in order. */
  readonly steps: readonly UseCaseStep[];
  /** Common problems and their solutions. */
  readonly commonProblems: readonly string[];
  /** Official addresses that this page links. */
  readonly portals: readonly { readonly title: string; readonly href: string }[];
  /** The day on which the page was last compared with its sources; ISO 8601. */
  readonly lastReviewed: string;
  /** Two to four related questions of `content/faq`. */
  readonly faqSlugs: readonly string[];
};
