import type { Colours } from '#domain/site/colours.ts';
import type { SealOutlines } from './seal.ts';

type ExternalLink = { readonly title: string; readonly href: string };

/** An office; its postal address line by line. */
type Office = {
  readonly name: string;
  readonly city: string;
  readonly lines: readonly string[];
  readonly mapHref: string;
};

type Texts<Name extends string> = { readonly [name in Name]: string };

/** Days of the week from 0, Sunday, and times of day in India: `to` is when the phones close. */
export type OpeningTimes = { readonly days: readonly number[]; readonly from: string; readonly to: string };

/** All data about the authority except texts. Changing its one record rebrands the site. */
export type Site = {
  /** The brand, as it appears in titles and in the logo. */
  readonly name: string;
  /** The brand in Devanagari, and what `npm run brand` draws from it for the seals: no page loads a second typeface. */
  readonly devanagari: { readonly name: string; readonly outlines: SealOutlines };
  /** Of pages, documents, mails, icons and drawn pictures. */
  readonly colours: Colours;
  /** Whether agreements and policies say that the certificates of the repository are a demonstration. */
  readonly isDemonstration: boolean;
  /** The legal person behind the brand, as it is registered: agreements, invoices and the footer name it. */
  readonly owner: string;
  /** The year of its registration. */
  readonly incorporatedIn: number;
  /** `hr` is for job applications, `grievance` the officer for personal data. */
  readonly emails: Texts<'sales' | 'info' | 'support' | 'escalation' | 'revocation' | 'hr' | 'grievance'>;
  /** The address for reports of vulnerabilities, and the expiry of `security.txt`: a year at most (RFC 9116). */
  readonly vulnerabilityReports: { readonly email: string; readonly expires: string };
  /** As they are dialled, with the country: `+91 …`. */
  readonly phones: Texts<'sales' | 'support' | 'escalation'>;
  /** When the phones are answered, in words. */
  readonly hours: string;
  /** The same for programs. Dates of plans are counted with them, so both must agree. */
  readonly openingTimes: OpeningTimes;
  readonly offices: { readonly corporate: Office; readonly registered: Office };
  /**
   * The portals where a certificate is bought, followed and managed; all of them outside this site. Without an older
   * portal for partners, give the address of the new one twice.
   */
  readonly portals: Texts<
    | 'signUp'
    | `${'newPartner' | 'oldPartner'}Login`
    | 'applicationStatus'
    | `${'certificate' | 'application'}Search`
    | 'recordVideo'
  >;
  /** Links of the footer to government websites, and of the menu to the CCA's guidelines. */
  readonly government: readonly ExternalLink[];
  readonly guidelines: ExternalLink;
  /** Links of the footer; it may be empty. */
  readonly social: readonly ExternalLink[];
};
