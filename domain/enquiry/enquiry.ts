import type { StoredSubmission } from '#domain/submission/submission.ts';

/** Which form an enquiry came from: a company name marks a partner (R3.10). */
export type EnquiryKind = 'contact' | 'partner';

/** The fields in the order of the form. */
export const enquiryFields = ['name', 'companyName', 'email', 'phone', 'address', 'pincode', 'message'] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** The fields as entered, untrimmed. The contact form leaves `companyName` blank. */
export type EnquiryEntries = { readonly [field in EnquiryField]: string };

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

/** What a company name is made of (R5.11). */
export const companyPattern = /^[\p{L}\p{M}\p{Nd} &().,-]+$/u;

/** Why an entry is invalid, for programs; the words for people are in `content/enquiry/messages.ts`. */
export type EnquiryErrorCode =
  | `${'name' | 'company' | 'email' | 'phone' | 'address' | 'pincode' | 'message' | 'captcha' | 'terms'}-required`
  | `${'name' | 'partner-name' | 'company' | 'email' | 'phone' | 'pincode'}-invalid`
  | `${'address' | 'message' | 'place'}-length`
  | 'pincode-invalid-on-blur'
  | 'captcha-wrong'
  | 'text-unstorable'
  | 'type-wrong';
