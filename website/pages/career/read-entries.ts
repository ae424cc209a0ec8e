import { applicationMessages } from '#content/application/messages.ts';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import type { ApplicationEntries, ApplicationErrorCode } from '#domain/application/application.ts';
import { validateResumeFile } from '#domain/application/resume.ts';
import { applicationFields, validateApplication } from '#domain/application/validate-application.ts';
import { validateCaptcha } from '#domain/enquiry/captcha.ts';
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
    ...validateApplication(readEntries(form)),
    resume: validateResumeFile(resume),
    terms: terms === '' ? 'terms-required' : undefined,
  };
  const captchaFault = validateCaptcha(captcha, captchaCode);
  return {
    ...Object.fromEntries(
      Object.entries(codes).flatMap(([field, code]) => (code ? [[field, applicationMessages[code]]] : [])),
    ),
    ...(captchaFault ? { captcha: enquiryMessages[captchaFault] } : {}),
  };
}
