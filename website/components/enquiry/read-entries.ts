import { enquiryMessages } from '#content/enquiry/messages.ts';
import { validateCaptcha } from '#domain/enquiry/captcha.ts';
import type { EnquiryEntries, EnquiryErrorCode, EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { validateEnquiry } from '#domain/enquiry/validate-enquiry.ts';
import { readTexts } from '#website/components/form/read-texts.ts';
import type { FormErrors } from '#website/components/form/use-form.ts';

/** Every control that a person fills in, in the order of the page. */
export const enquiryControls = [
  'name',
  'companyName',
  'email',
  'phone',
  'address',
  'pincode',
  'message',
  'captcha',
  'terms',
] as const;
export type EnquiryControl = (typeof enquiryControls)[number];

/** What stands in the form, trimmed. */
export function readEntries(form: HTMLFormElement): EnquiryEntries {
  return readTexts(form, ['name', 'companyName', 'email', 'phone', 'address', 'pincode', 'message']);
}

/** What is wrong with the form, in words. */
export function findErrors(form: HTMLFormElement, kind: EnquiryKind, captchaCode: string): FormErrors<EnquiryControl> {
  const { captcha, terms } = readTexts(form, ['captcha', 'terms']);
  const codes: { [field: string]: EnquiryErrorCode | undefined } = {
    ...validateEnquiry(readEntries(form), kind),
    captcha: validateCaptcha(captcha, captchaCode),
    terms: kind === 'contact' && terms === '' ? 'terms-required' : undefined,
  };
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => (code ? [[field, enquiryMessages[code]]] : [])),
  );
}
