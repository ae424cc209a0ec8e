/** A paragraph, or a list with a line each. Plain text. */
export type LegalParagraph = string | readonly string[];

/** One numbered point of a legal page. */
export type LegalSection = {
  /** Names the section in addresses (`/privacy-policy#<slug>`); unique on its page, never changed once published. */
  readonly slug: string;
  /** The section’s heading. */
  readonly heading: string;
  /** What it says, in order. */
  readonly paragraphs: readonly LegalParagraph[];
};

/** One of the documents that a legal page holds. */
export type LegalPart = {
  /** Names the part in addresses; never changed once published. */
  readonly slug: string;
  /** The part’s heading. */
  readonly heading: string;
  /** In the order in which they are shown. */
  readonly sections: readonly LegalSection[];
};

/** Who keeps what people enter, and for how long. */
export type RetentionPolicy = {
  /** Whether this site keeps it itself; else another host does, under rules of its own. */
  readonly isStoredHere: boolean;
  /** Days after which it is erased. */
  readonly enquiryDays: number;
  readonly applicationDays: number;
};

/** What stands above a page of legal text. */
export type LegalPage = {
  /** What the browser tab and search engines show, and the page’s first heading. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The day from which this wording applies; ISO 8601, shown on the page. */
  readonly effectiveDate: string;
  /** Says before the first part what the page holds. */
  readonly intro: string;
};

/** What a person agrees to by sending a form. A changed text has another version: rows keep the version. */
export type Consent = {
  /** Letters, digits, dots and hyphens, at most 40. */
  readonly version: string;
  readonly text: string;
};
