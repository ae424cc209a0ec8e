import { site } from '#content/site.ts';

export const heading = 'Write to us';
export const intro = `Tell us what you want to sign, and on which portal. We reply by email or phone. If it is urgent, call ${site.phones.support} (${site.hours}).`;
/** While nobody answers the phone. */
export const introWhenClosed = 'Tell us what you want to sign, and on which portal. We reply by email or phone.';
export const desks = 'Call or write';
export const offices = 'Our offices';
export const map = 'Map';
/** Follows “Map” for assistive technology. */
export const ofOffice = (office: string): string => `of the ${office.toLowerCase()}`;
export const hours = 'Hours';
/** Below the form. */
export const afterSending =
  'When you have sent the form, we confirm it by email at once, with a reference number. Our enquiry desk then replies ' +
  'by email or phone.';
/** The drawing in the card, for those who do not see it. */
export const supportImage = 'Drawing of our support desk';
export const sales = 'Sales';
export const information = 'Information';
export const support = 'Your application, certificate or token';
