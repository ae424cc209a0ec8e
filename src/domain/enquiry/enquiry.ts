import { emailField } from '#domain/email.ts';
import { companyPattern, lettersPattern } from '#domain/letters.ts';
import { phonePattern } from '#domain/phone.ts';
import { pincodePattern } from '#domain/pincode/pincode.ts';
import type { StoredSubmission } from '#domain/submission/submission.ts';
import { storablePattern, type TextField, type TextFieldCode } from '#domain/text.ts';

/** Which form an enquiry came from: a company name marks a partner (R3.10). */
export type EnquiryKind = 'contact' | 'partner';

/**
 * State and city come from our own directory, or the city from the person where it knows the state alone. The limit only
 * prevents callers from storing long texts.
 */
const place = {
  min: 0,
  max: 100,
  pattern: storablePattern,
  codes: { length: 'place-length', invalid: 'text-unstorable' },
} as const;

/**
 * The contact form and the partner form (R9.13 to R9.19), in their order: the rules, the API's parser and description,
 * the fingerprint and the tests' samples derive from it.
 */
export const enquiryForm = {
  name: {
    min: 2,
    max: 50,
    pattern: lettersPattern,
    example: 'Asha Rao',
    codes: { required: 'name-required', invalid: 'name-invalid' },
  },
  companyName: {
    isPartnerOnly: true,
    min: 2,
    max: 100,
    pattern: companyPattern,
    example: 'Rao & Sons',
    codes: { required: 'company-required', invalid: 'company-invalid' },
  },
  email: {
    ...emailField,
    example: 'asha@example.in',
    codes: { required: 'email-required', invalid: 'email-invalid' },
  },
  phone: {
    min: 10,
    max: 10,
    pattern: phonePattern,
    isUntrimmed: true,
    example: '9876543210',
    codes: { required: 'phone-required', invalid: 'phone-invalid' },
  },
  address: {
    min: 5,
    max: 200,
    pattern: storablePattern,
    example: '12 Civil Lines',
    codes: { required: 'address-required', length: 'address-length', invalid: 'text-unstorable' },
  },
  pincode: {
    min: 6,
    max: 6,
    pattern: pincodePattern,
    isUntrimmed: true,
    example: '201301',
    codes: { required: 'pincode-required', invalid: 'pincode-invalid' },
  },
  cityName: { ...place, example: 'Gautam Buddha Nagar' },
  stateName: { ...place, example: 'Uttar Pradesh' },
  message: {
    min: 5,
    max: 200,
    pattern: storablePattern,
    example: 'Which certificate do I need?',
    codes: { required: 'message-required', length: 'message-length', invalid: 'text-unstorable' },
  },
} as const satisfies { readonly [field: string]: TextField & { readonly isPartnerOnly?: true } };

export type EnquiryField = keyof typeof enquiryForm;

/** The fields of a form in its order. The partner form has all. */
export function listEnquiryFields(kind: EnquiryKind): readonly EnquiryField[] {
  const fields = Object.keys(enquiryForm) as EnquiryField[];
  return fields.filter((field) => kind === 'partner' || !('isPartnerOnly' in enquiryForm[field]));
}

/** The fields that a person fills in: all but the place. The form finds it by the PIN code. */
export function listEnteredFields(kind: EnquiryKind) {
  return listEnquiryFields(kind).filter((field) => field !== 'cityName' && field !== 'stateName');
}
export type EnteredField = ReturnType<typeof listEnteredFields>[number];

/** The entered fields of all forms. */
export const enteredFields = listEnteredFields('partner');

/** The fields as entered, untrimmed. Blank: fields that the form does not have, and an unknown place. */
export type EnquiryEntries = { readonly [field in EnquiryField]: string };

/** A valid enquiry: trimmed entries that passed every rule. */
export type Enquiry = EnquiryEntries & { readonly kind: EnquiryKind };

/** An enquiry as the store returns it. */
export type StoredEnquiry = Enquiry & StoredSubmission;

/** Why an entry is invalid, for programs; the words for people are in `content/enquiry/messages.ts`. */
export type EnquiryErrorCode =
  | TextFieldCode<(typeof enquiryForm)[EnquiryField]>
  | `${'captcha' | 'terms' | 'city'}-required`
  | 'partner-name-invalid'
  | 'pincode-invalid-on-blur'
  | 'captcha-wrong'
  | 'type-wrong'
  | 'pincode-type-wrong';
