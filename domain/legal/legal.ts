/** A paragraph, or a list with a line each. Plain text. */
export type LegalParagraph = string | readonly string[];

/** One numbered point of a legal page. */
export type LegalSection = {
  /** Names the section in addresses (`/privacy-policy#<slug>`); unique on its page, never changed once published. */
  readonly slug: string;
  /** The section’s heading. */
  readonly heading: string;
  /** Its paragraphs and lists, in order. */
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

/** Who stores what people enter, and for how long. */
export type RetentionPolicy = {
  /** Whether this site stores it itself; otherwise another host does, under its own rules. */
  readonly isStoredHere: boolean;
  /** Days after which it is erased. */
  readonly enquiryDays: number;
  readonly applicationDays: number;
};

/** The head of a page of legal text. */
export type LegalPage = {
  /** What the browser tab and search engines show, and the page’s first heading. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The day from which this wording applies; ISO 8601, shown on the page. */
  readonly effectiveDate: string;
  /** The text before the first part: what the page contains. */
  readonly intro: string;
};

/** The consent text of a form. A changed text gets another version, which is stored with each submission. */
export type Consent = {
  /** Letters, digits, dots and hyphens, at most 40. */
  readonly version: string;
  readonly text: string;
};
