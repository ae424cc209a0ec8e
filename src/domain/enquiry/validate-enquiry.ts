import {
  type EnquiryEntries,
  type EnquiryErrorCode,
  type EnquiryField,
  type EnquiryKind,
  enquiryForm,
  listEnquiryFields,
} from '#domain/enquiry/enquiry.ts';
import { isPincode } from '#domain/pincode/pincode.ts';
import { validateText } from '#domain/text.ts';

/** Validates one field of a form, trimmed; `undefined` when it is valid. */
export function validateEnquiryField(field: EnquiryField, entry: string, kind: EnquiryKind) {
  const code = validateText<EnquiryErrorCode>(enquiryForm[field], entry);
  return code === 'name-invalid' && kind === 'partner' ? 'partner-name-invalid' : code;
}

type EnquiryErrors = { [field in EnquiryField]?: EnquiryErrorCode };

/** Validates every field that the form has; an empty result means that all are valid. */
export function validateEnquiry(entries: EnquiryEntries, kind: EnquiryKind): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of listEnquiryFields(kind)) {
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

/** The error of a city that the person types; the API takes a blank one, as of an unknown PIN code. */
export function validateTypedCity(entry: string): EnquiryErrorCode | undefined {
  return entry.trim() === '' ? 'city-required' : validateText<EnquiryErrorCode>(enquiryForm.cityName, entry);
}
