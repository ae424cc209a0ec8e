import type { FieldLabel } from '#content/form/labels.ts';
import { site } from '#content/site.ts';
import type { EnquiryField, EnquiryKind } from '#domain/enquiry/enquiry.ts';

/** The contact form and the partner form. What all forms share is in `content/form/`, messages are in `messages.ts`. */
export const enquiryLabels = {
  note:
    'All fields are required. When you enter the pincode, we add the state and city. Outside India? ' +
    `Email ${site.emails.support} instead.`,
  fields: {
    name: { label: 'Full name' },
    companyName: { label: 'Company name', hint: 'Your own name, if you have no company' },
    address: { label: 'Address' },
    pincode: { label: 'Pincode' },
    stateName: { label: 'State', placeholder: 'From the pincode' },
    cityName: { label: 'City', placeholder: 'From the pincode' },
    message: { label: 'Message', hint: '5 to 200 characters' },
  } satisfies Record<Exclude<EnquiryField, 'email' | 'phone'>, FieldLabel>,
  send: 'Send',
  /** Who gets the entries. */
  destinations: {
    contact: 'Your details go to our enquiry desk only.',
    partner: 'Your details go to our partner desk.',
  } satisfies Record<EnquiryKind, string>,
  sent: 'Success',
  failed: 'Something went wrong while sending your details.',
  /** Above City, where our directory knows only the state. */
  typeCity: 'We know only the state of this pincode. Please type your city.',
  unknownPincode: 'Invalid pincode. Please try again.',
} as const;
