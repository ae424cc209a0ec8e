import type { StoredSubmission } from '#domain/submission/submission.ts';

/** Which form an enquiry came from: a company name marks a partner (R3.10). */
export type EnquiryKind = 'contact' | 'partner';

/** The fields as entered, untrimmed. The contact form leaves `companyName` blank. */
export type EnquiryEntries = {
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly pincode: string;
  readonly message: string;
};

/** A valid enquiry: trimmed entries that passed every rule, with the place found for the PIN code. */
export type Enquiry = EnquiryEntries & {
  readonly kind: EnquiryKind;
  /** Blank where the look-up found nothing or failed. */
  readonly cityName: string;
  readonly stateName: string;
};

/** An enquiry as the store returns it. */
export type StoredEnquiry = Enquiry & StoredSubmission;

/** Lengths in code points after trimming (R9.13 to R9.19). */
export const enquiryLimits = {
  name: { min: 2, max: 50 },
  companyName: { min: 2, max: 100 },
  address: { min: 5, max: 200 },
  message: { min: 5, max: 200 },
  /** State and city come from our own directory; the limit only prevents callers from storing long texts. */
  placeName: { max: 100 },
} as const;

/** Why an entry is invalid, for programs; the words for people are in `content/enquiry/messages.ts`. */
export type EnquiryErrorCode =
  | 'name-required'
  | 'name-shape'
  | 'partner-name-shape'
  | 'company-required'
  | 'company-shape'
  | 'email-required'
  | 'email-shape'
  | 'phone-required'
  | 'phone-shape'
  | 'address-required'
  | 'address-length'
  | 'pincode-required'
  | 'pincode-shape'
  | 'pincode-shape-on-blur'
  | 'message-required'
  | 'message-length'
  | 'captcha-required'
  | 'captcha-wrong'
  | 'terms-required'
  | 'text-unstorable'
  | 'place-length'
  | 'type-wrong';
