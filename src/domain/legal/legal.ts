/** A paragraph, or a list with a line each. Plain text. */
type LegalParagraph = string | readonly string[];

/** One numbered point of a legal page. */
export type LegalSection = {
  /** Names the section in addresses (`/privacy-policy#<slug>`); unique on its page, never changed once published. */
  readonly slug: string;
  readonly heading: string;
  readonly paragraphs: readonly LegalParagraph[];
};

/** One of the documents on a legal page. */
export type LegalPart = {
  /** Names the part in addresses; never changed once published. */
  readonly slug: string;
  readonly heading: string;
  readonly sections: readonly LegalSection[];
};

/** Where submissions are stored, and for how long. */
export type RetentionPolicy = {
  /** Whether this site stores it itself; otherwise another host does, under its own rules. */
  readonly isStoredHere: boolean;
  /** Days after which it is erased. */
  readonly enquiryDays: number;
  readonly applicationDays: number;
};

/** The consent text of a form. A changed text needs another version; submissions store it. */
export type Consent = {
  /** Letters, digits, dots and hyphens, at most 40. */
  readonly version: string;
  readonly text: string;
};
