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
  /** The legal person that owns the site. */
  readonly owner: string;
  readonly incorporatedIn: number;
  /** `hr` is for job applications, `grievance` the officer for personal data. */
  readonly emails: Texts<'sales' | 'info' | 'support' | 'escalation' | 'revocation' | 'hr' | 'grievance'>;
  /** The address for reports of vulnerabilities, and the expiry of `security.txt`: a year at most (RFC 9116). */
  readonly vulnerabilityReports: { readonly email: string; readonly expires: string };
  /** As they are dialled. */
  readonly phones: Texts<'sales' | 'support' | 'escalation'>;
  /** When the phones are answered, in words. */
  readonly hours: string;
  /** The same for programs. */
  readonly openingTimes: OpeningTimes;
  readonly offices: { readonly corporate: Office; readonly registered: Office };
  /** The portals where a certificate is bought, followed and managed; all of them outside this site. */
  readonly portals: Texts<
    | 'signUp'
    | `${'newPartner' | 'oldPartner'}Login`
    | 'applicationStatus'
    | `${'certificate' | 'application'}Search`
    | 'recordVideo'
  >;
  readonly government: readonly ExternalLink[];
  readonly guidelines: ExternalLink;
  readonly social: readonly ExternalLink[];
};
