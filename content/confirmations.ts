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
    files: [
      'document/terms-of-service.ts',
      'document/cps/legal.ts',
      'document/cps/warranties.ts',
      'process/apply-dsc-process.ts',
      'faq/general.ts',
    ],
  },
  {
    statement: 'The use of Aadhaar data is as the UIDAI privacy policy describes it.',
    files: ['document/uidai-policy.ts'],
  },
  {
    statement: 'A DSC takes 10 to 15 minutes with Aadhaar eKYC and 24 to 48 hours with manual KYC.',
    files: [
      'process/apply-dsc-process.ts',
      'process/verification-ways.ts',
      'home/hero.ts',
      'faq/application-and-verification.ts',
    ],
  },
  {
    statement: 'Aadhaar eKYC is confirmed with an OTP or biometrics. In manual KYC, staff check documents and a video.',
    files: ['process/verification-ways.ts', 'home/hero.ts', 'faq/application-and-verification.ts'],
  },
  {
    statement: 'Foreign nationals, government employees and IRCTC agents must record a video.',
    files: [
      'process/apply-dsc-process.ts',
      'faq/application-and-verification.ts',
      'faq/usage-on-government-portals.ts',
    ],
  },
  {
    statement: 'An applicant confirms by eSign with an Aadhaar OTP or biometrics.',
    files: [
      'process/apply-dsc-process.ts',
      'faq/application-and-verification.ts',
      'use-case/mca-income-tax-gst.ts',
      'use-case/ipr.ts',
    ],
  },
  {
    statement: 'An organisation sends the identity proof of the person who signs its authorisation letter.',
    files: ['faq/application-and-verification.ts', 'use-case/e-tender.ts', 'use-case/icegate.ts', 'use-case/dgft.ts'],
  },
  {
    statement: 'An application with an unclear video or a wrong name is returned, so that it can be corrected.',
    files: [
      'faq/application-and-verification.ts',
      'use-case/icegate.ts',
      'use-case/irctc-e-ticketing.ts',
      'use-case/foreign-national.ts',
    ],
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
    statement: 'A suspension can be lifted.',
    files: ['process/revoke-dsc-process.ts', 'document/revocation-form.ts'],
  },
  {
    statement: 'The revocation list is refreshed about every 24 hours.',
    files: ['repository/repository.ts', 'process/revoke-dsc-process.ts'],
  },
  { statement: 'Enquiries are answered by email or phone by the desk that the form names.', files: ['site.ts'] },
  {
    statement: 'The makers’ pages, phones and emails of the Downloads page are those of the makers.',
    files: ['download/downloads.ts'],
  },
];
