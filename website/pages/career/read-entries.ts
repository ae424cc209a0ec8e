import type { ApplicationEntries } from '#domain/application/application.ts';
import { applicationFields, checkApplication } from '#domain/application/check-application.ts';
import { type ApplicationErrorCode, applicationMessages } from '#domain/application/messages.ts';
import { checkResumeFile } from '#domain/application/resume.ts';
import { checkCaptcha } from '#domain/enquiry/captcha.ts';
import { enquiryMessages } from '#domain/enquiry/messages.ts';
import { readTexts } from '#website/components/form/read-texts.ts';
import type { FormErrors } from '#website/components/form/use-form.ts';

/** Every control that a person fills in, in the order of the page. */
export const applicationControls = [...applicationFields, 'resume', 'captcha', 'terms'] as const;
export type ApplicationControl = (typeof applicationControls)[number];

/** What stands in the form, trimmed; the resume apart. */
export function readEntries(form: HTMLFormElement): ApplicationEntries {
  return readTexts(form, applicationFields);
}

/** What is wrong with the form, in words. */
export function findErrors(
  form: HTMLFormElement,
  resume: File | undefined,
  captchaCode: string,
): FormErrors<ApplicationControl> {
  const { captcha, terms } = readTexts(form, ['captcha', 'terms']);
  const codes: { [field: string]: ApplicationErrorCode | undefined } = {
    ...checkApplication(readEntries(form)),
    resume: checkResumeFile(resume),
    terms: terms === '' ? 'terms-required' : undefined,
  };
  const captchaFault = checkCaptcha(captcha, captchaCode);
  return {
    ...Object.fromEntries(
      Object.entries(codes).flatMap(([field, code]) => (code ? [[field, applicationMessages[code]]] : [])),
    ),
    ...(captchaFault ? { captcha: enquiryMessages[captchaFault] } : {}),
  };
}
