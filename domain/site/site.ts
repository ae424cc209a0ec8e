/** A page elsewhere. */
export type ExternalLink = { readonly title: string; readonly href: string };

/** An office. */
export type Office = {
  readonly name: string;
  /** One line of the postal address each. */
  readonly lines: readonly string[];
  readonly mapHref: string;
};

/** Every fact about the authority that is not a page of text. Changing the one record of it rebrands the site. */
export type Site = {
  /** The brand, as it appears in titles and in the logo. */
  readonly name: string;
  /** The legal person that owns the site. */
  readonly owner: string;
  readonly incorporatedIn: number;
  readonly emails: {
    readonly sales: string;
    readonly info: string;
    readonly support: string;
    readonly escalation: string;
    /** Requests to revoke or suspend a certificate. */
    readonly revocation: string;
    /** Job applications. */
    readonly hr: string;
    /** The grievance officer for personal data. */
    readonly grievance: string;
  };
  /** As they are dialled; the first is sales, the second support. */
  readonly phones: { readonly sales: string; readonly support: string; readonly escalation: string };
  readonly hours: string;
  readonly offices: { readonly corporate: Office; readonly registered: Office };
  /** The portals where a certificate is bought, followed and managed; all of them outside this site. */
  readonly portals: {
    readonly signUp: string;
    readonly kycLogin: string;
    readonly newPartnerLogin: string;
    readonly oldPartnerLogin: string;
    readonly applicationStatus: string;
    readonly certificateSearch: string;
    readonly applicationSearch: string;
    readonly recordVideo: string;
  };
  readonly government: readonly ExternalLink[];
  readonly guidelines: ExternalLink;
  readonly social: readonly ExternalLink[];
};
