import type { KeptNote } from '#domain/submission/submission.ts';

/** Which form an enquiry came from: a company name marks a partner (R3.10). */
export type EnquiryKind = 'contact' | 'partner';

/** What a person enters, as text, untrimmed. The contact form leaves `companyName` blank. */
export type EnquiryEntries = {
  readonly name: string;
  readonly companyName: string;
  readonly mail: string;
  readonly phone: string;
  readonly address: string;
  readonly pincode: string;
  readonly message: string;
};

/** What is kept: entries that passed every rule, trimmed, with the place found for the PIN code. */
export type Enquiry = EnquiryEntries & {
  readonly kind: EnquiryKind;
  /** Blank where the look-up found nothing or was out of reach. */
  readonly cityName: string;
  readonly stateName: string;
};

/** An enquiry as the store gives it back. */
export type StoredEnquiry = Enquiry & {
  /** UUID version 7, so that ids sort by time. */
  readonly id: string;
  /** UTC, ISO 8601 with milliseconds. */
  readonly receivedAt: string;
} & KeptNote;
