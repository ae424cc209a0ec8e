import type { Category, CertificateType, Region } from '#domain/price/choice.ts';

type UseCaseStep = {
  readonly title: string;
  readonly text: string;
  /** How time is lost with this step: one sentence. */
  readonly caution?: string;
};

type PricePreset = {
  readonly region: Region;
  readonly category: Category;
  readonly certificateType: CertificateType | undefined;
};

/** What one kind of buyer chooses in the price calculator. */
export type CertificateChoice = {
  readonly buyer: string;
  /** The category as the calculator names it. */
  readonly category: string;
  /** With GST, for one year and without a token. */
  readonly total: string;
  /** What the portal compares: one or two sentences. */
  readonly condition: string;
};

/** A topic, the purpose of a certificate (R2.34): the page `/use-cases/<slug>`, and the state of `/details`. */
export type UseCase = {
  /** Names the page in its address; never changed once published. */
  readonly slug: string;
  /** The topic's name, spelt as in the specification. */
  readonly title: string;
  /** The headline of the page, in our own words. */
  readonly heading: string;
  /** One sentence below the headline that answers the reader's main question. */
  readonly subheading: string;
  /** The text below the title in search engines; 120 to 155 characters. */
  readonly summary: string;
  /** The people this page is for, three to five lines. */
  readonly whoNeedsIt: readonly string[];
  /** Which certificate to order; each value is short enough for a table cell. */
  readonly certificate: {
    /** The class the portal accepts, and the one sold today if that differs. */
    readonly className: string;
    /** The subject of the certificate: a person, an organisation, or either. */
    readonly kind: string;
    /** Sign, Encrypt or Both. */
    readonly use: string;
    readonly validity: string;
    /** Where the choice depends on the buyer. */
    readonly choices?: {
      readonly intro: string;
      readonly rows: readonly CertificateChoice[];
      /** A sentence below the rows. */
      readonly note: string;
    };
    /** The points that decide which certificate to buy. */
    readonly notes: readonly string[];
  };
  /** The preset of the price calculator; other controls have their defaults. */
  readonly price: PricePreset;
  /** Of the other certificate that the purpose allows, if it has another price. */
  readonly otherPrice?: PricePreset;
  /** What to do with the renewed certificate, unless it is to be registered on portals. */
  readonly afterRenewal?: string;
  /** What can still be done shortly before a deadline, in order. */
  readonly deadline?: { readonly heading: string; readonly warning: string; readonly steps: readonly string[] };
  /** The required papers, four to seven lines. */
  readonly documents: readonly string[];
  /** From the application to the first signature, five to eight, in order. */
  readonly steps: readonly UseCaseStep[];
  /** Common problems and their solutions. */
  readonly commonProblems: readonly string[];
  /** Official addresses that this page links. */
  readonly portals: readonly { readonly title: string; readonly href: string }[];
  /** The day of the last comparison with the sources; ISO 8601. */
  readonly lastReviewed: string;
  /** Two to four related questions of `content/faq`. */
  readonly faqSlugs: readonly string[];
};
