import type { EnquiryErrorCode } from '#domain/enquiry/enquiry.ts';

/** What people read under a field, by code (R5.1 to R5.11). The words are the specification's, dashes included. */
export const enquiryMessages = {
  'name-required': 'Please enter full name.',
  'name-invalid': 'Name must be 2–50 characters (letters & spaces only).',
  'partner-name-invalid': 'Name must be 2-50 characters and letters only.',
  'company-required': 'Please enter company name.',
  'company-invalid': 'Company name must be 2-100 characters (letters, numbers, & , . ( ) allowed).',
  'email-required': 'Please enter email id.',
  'email-invalid': 'Please enter a valid email address.',
  'phone-required': 'Please enter phone number.',
  'phone-invalid': 'Phone number must be exactly 10 digits.',
  'address-required': 'Please enter address.',
  'address-length': 'Address must be between 5 and 200 characters.',
  'pincode-required': 'Please enter pincode.',
  'pincode-invalid': 'Pincode must be a valid 6-digit number.',
  'pincode-invalid-on-blur': 'Please enter a valid 6-digit pincode.',
  'city-required': 'Please enter city.',
  'message-required': 'Please enter message.',
  'message-length': 'Message must be between 5 and 200 characters.',
  'captcha-required': 'Please enter the captcha code.',
  'captcha-wrong': 'Captcha is incorrect.',
  'terms-required': 'You must accept Terms & Conditions before sending.',
  'text-unstorable': 'Please remove the characters that cannot be printed.',
  'place-length': 'State and city must each be at most 100 characters.',
  'type-wrong': 'This must be sent as text.',
  'pincode-type-wrong': 'This must be sent as a number or a string of six digits.',
} as const satisfies Record<EnquiryErrorCode, string>;
