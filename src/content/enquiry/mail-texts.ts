import type { EnquiryKind, EnteredField } from '#domain/enquiry/enquiry.ts';

/** The mail that tells a desk about an enquiry. */
export const enquiryNotificationTexts = {
  formatSubject: (kind: EnquiryKind, who: string) =>
    kind === 'partner' ? `Partner enquiry from ${who}` : `Enquiry from ${who}`,
  fields: {
    name: 'Name',
    companyName: 'Company',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    pincode: 'Pincode',
    message: 'Message',
  } satisfies Record<EnteredField, string>,
  place: 'City, state',
  unknownPlace: 'not found',
  received: 'Received',
  consentVersion: 'Consent text',
  noConsentVersion: 'not stated',
  reference: 'Reference number',
  id: 'Record',
} as const;

/** The mail that tells a visitor that the enquiry has arrived. */
export const enquiryAcknowledgementTexts = {
  formatSubject: (kind: EnquiryKind, organisation: string) =>
    kind === 'partner' ? `Your partner enquiry to ${organisation}` : `Your enquiry to ${organisation}`,
  greet: (name: string) => `Dear ${name},`,
  formatReceipt: (kind: EnquiryKind) =>
    kind === 'partner'
      ? 'We have received your partner enquiry and will reply by email or phone.'
      : 'We have received your enquiry and will reply by email or phone.',
  formatReference: (reference: string) =>
    `Your reference number is ${reference}. Quote it when you call or write to us.`,
  formatUrgentContact: (phone: string, hours: string) =>
    `If it is urgent, call ${phone} (${hours}) or reply to this email.`,
  secrets: 'We never ask for your token password or an OTP, by email or by phone.',
  formatMistake: (email: string) =>
    `If you didn’t contact us, someone entered your email address by mistake. Write to ${email} and we’ll delete ` +
    'what they entered.',
} as const;
