import { site } from '#content/site.ts';

/** A statement that only the authority can confirm. */
export type Confirmation = {
  readonly statement: string;
  /** The files of `content/` that make it. */
  readonly files: readonly string[];
  /** The day on which the authority confirmed it, ISO 8601; absent until then. */
  readonly confirmedOn?: string;
};

/**
 * Statements that the specification does not make and no public source proves. `npm run doctor` lists each until the day of
 * its confirmation is entered here.
 */
export const confirmations: readonly Confirmation[] = [
  { statement: 'Prices apply from 1 November 2026.', files: ['prices/prices.ts'] },
  {
    statement: 'CPS 4.0.0, 4.0.1 and 4.1.1 have the effective dates and changes that they state.',
    files: ['document/document-heads.ts', 'document/cps/editions.ts'],
  },
  {
    statement: 'Forms and letters have the editions and dates that they state.',
    files: ['document/document-heads.ts'],
  },
  {
    statement: 'Refund, liability and warranty clauses are those of the authority.',
    files: ['document/terms-of-service.ts', 'document/cps/legal.ts', 'document/cps/warranties.ts'],
  },
  {
    statement: 'The use of Aadhaar data is as the UIDAI privacy policy describes it.',
    files: ['document/uidai-policy.ts'],
  },
  {
    statement: 'A DSC takes 10 to 15 minutes with Aadhaar eKYC and 24 to 48 hours with manual KYC.',
    files: ['process/apply-dsc-process.ts', 'faq/application-and-verification.ts'],
  },
  {
    statement: 'An approved certificate must be downloaded within 30 days.',
    files: ['process/apply-dsc-process.ts', 'process/download-dsc-process.ts', 'faq/application-and-verification.ts'],
  },
  { statement: 'A new partner login works after 24 to 48 hours.', files: ['partner/partner.ts'] },
  {
    statement: `Support hours are ${site.hours}, without exceptions for holidays.`,
    files: ['site.ts'],
  },
  {
    statement: 'A revocation is asked for by the portal, the phone number and the email address that the page names.',
    files: ['site.ts', 'process/revoke-dsc-process.ts'],
  },
  {
    statement: 'The revocation list is refreshed about every 24 hours.',
    files: ['repository/repository.ts', 'process/revoke-dsc-process.ts'],
  },
  { statement: 'Enquiries are answered by email or phone by the desk that the form names.', files: ['site.ts'] },
];
