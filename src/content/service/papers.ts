import { authorityLetters, visaOrPermit } from './verification.ts';

// The papers of applicants; FAQ and plans take them from here.

/** The OTPs of a verification arrive there. */
export const ownContact = 'Your own mobile number and email address.';

export const individualPapers = [
  'Your PAN (Permanent Account Number) card.',
  'Aadhaar (India’s identity number) or another government photo identity.',
  'Your photograph.',
  ownContact,
] as const;

/** The same for somebody who has no number in India. */
export const foreignContact = `${ownContact} You can use a mobile number from another country.`;

/** Added to the papers of the person who signs. */
export const organisationPapers = [
  'Proof that the organisation exists: incorporation certificate, partnership deed, trust deed, a society’s registration ' +
    'certificate, or GST registration.',
  'The organisation’s PAN.',
  authorityLetters,
  'Identity proof of the person who signs your authorisation letter.',
  'If there is no GST registration: a bank statement less than three months old.',
] as const;

/** A proprietor's papers, besides those of the person. They are those of `proprietorship`, without its condition. */
export const proprietorPapers = [
  'The GST registration of your business. Without one, a bank statement less than three months old.',
  'An authorisation letter for the business, which you sign yourself.',
] as const;

export const foreignPapers = [
  'Your passport.',
  `Your visa or residence permit. ${visaOrPermit}`,
  'Your PAN card, if you have one (Permanent Account Number of the Indian tax department).',
  'Proof of your address.',
] as const;

/** Besides those of the person who signs. */
export const foreignOrganisationPapers = ['Proof of the organisation’s incorporation, and of your authority.'] as const;

export const governmentPapers = [
  'Your department’s identity card with its emblem.',
  'Your PAN (Permanent Account Number) card.',
  'Your official contact details.',
  'A letter in which a senior officer authorises your application.',
] as const;
