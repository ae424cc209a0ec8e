import { checkCaptcha } from '#domain/enquiry/captcha.ts';
import { checkEnquiry } from '#domain/enquiry/check-enquiry.ts';
import type { EnquiryEntries, EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { type EnquiryErrorCode, enquiryMessages } from '#domain/enquiry/messages.ts';

/** Every control that a person fills in, in the order of the page. */
export const formFields = ['name', 'mail', 'phone', 'address', 'pincode', 'message', 'captcha', 'terms'] as const;
export type FormField = (typeof formFields)[number];
export type FormErrors = { readonly [field in FormField]?: string };

/** What stands in the form, trimmed. */
export function readEntries(form: HTMLFormElement): EnquiryEntries & { captcha: string; terms: boolean } {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    // A form's own lines end in CR LF; the limits count what the person sees.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  return {
    name: text('name'),
    companyName: text('companyName'),
    mail: text('mail'),
    phone: text('phone'),
    address: text('address'),
    pincode: text('pincode'),
    message: text('message'),
    captcha: text('captcha'),
    terms: data.get('terms') !== null,
  };
}

/** What is wrong with the entries, in words. */
export function findErrors(
  entries: ReturnType<typeof readEntries>,
  kind: EnquiryKind,
  captchaCode: string,
): FormErrors {
  const codes: { [field: string]: EnquiryErrorCode | undefined } = {
    ...checkEnquiry(entries, kind),
    captcha: checkCaptcha(entries.captcha, captchaCode),
    terms: entries.terms ? undefined : 'terms-required',
  };
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => (code ? [[field, enquiryMessages[code]]] : [])),
  );
}
