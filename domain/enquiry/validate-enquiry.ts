import { isEmail } from '#domain/email.ts';
import {
  companyPattern,
  type EnquiryEntries,
  type EnquiryErrorCode,
  type EnquiryField,
  type EnquiryKind,
  enquiryFields,
  enquiryLimits,
} from '#domain/enquiry/enquiry.ts';
import { phonePattern } from '#domain/phone.ts';
import { isPincode } from '#domain/pincode/pincode.ts';
import { hasLength, isLetters, isStorable, longestEntry } from '#domain/text.ts';

type Rule = (value: string, kind: EnquiryKind) => EnquiryErrorCode | undefined;

const rules: { readonly [field in EnquiryField]: Rule } = {
  name(value, kind) {
    if (value === '') return 'name-required';
    if (hasLength(value, enquiryLimits.name) && isLetters(value)) return undefined;
    return kind === 'partner' ? 'partner-name-invalid' : 'name-invalid';
  },
  companyName(value, kind) {
    if (kind === 'contact') return undefined;
    if (value === '') return 'company-required';
    return hasLength(value, enquiryLimits.companyName) && companyPattern.test(value) ? undefined : 'company-invalid';
  },
  email(value) {
    if (value === '') return 'email-required';
    return isEmail(value) ? undefined : 'email-invalid';
  },
  phone(value) {
    if (value === '') return 'phone-required';
    return phonePattern.test(value) ? undefined : 'phone-invalid';
  },
  address: freeText('address', enquiryLimits.address),
  pincode(value) {
    if (value === '') return 'pincode-required';
    return isPincode(value) ? undefined : 'pincode-invalid';
  },
  message: freeText('message', enquiryLimits.message),
};

function freeText(field: 'address' | 'message', limits: { min: number; max: number }): Rule {
  return (value) => {
    if (value === '') return `${field}-required`;
    if (!hasLength(value, limits)) return `${field}-length`;
    return isStorable(value) ? undefined : 'text-unstorable';
  };
}

/** What is said of an entry that is too long to be looked at. */
const tooLong: { readonly [field in EnquiryField]: EnquiryErrorCode } = {
  name: 'name-invalid',
  companyName: 'company-invalid',
  email: 'email-invalid',
  phone: 'phone-invalid',
  address: 'address-length',
  pincode: 'pincode-invalid',
  message: 'message-length',
};

/** Validates one field, trimmed; `undefined` when it is valid. */
export function validateEnquiryField(field: EnquiryField, value: string, kind: EnquiryKind) {
  if (value.length > longestEntry)
    return field === 'name' && kind === 'partner' ? 'partner-name-invalid' : tooLong[field];
  return rules[field](value.trim(), kind);
}

type EnquiryErrors = { [field in EnquiryField]?: EnquiryErrorCode };

/** Validates every field; an empty result means that all are valid. */
export function validateEnquiry(entries: EnquiryEntries, kind: EnquiryKind): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of enquiryFields) {
    const code = validateEnquiryField(field, entries[field], kind);
    if (code) errors[field] = code;
  }
  return errors;
}

/** The error that is shown when the pincode field loses focus; none for a blank one (R5.12). */
export function validatePincodeOnBlur(value: string): EnquiryErrorCode | undefined {
  const pincode = value.trim();
  return pincode === '' || isPincode(pincode) ? undefined : 'pincode-invalid-on-blur';
}
