import { applicationMessages } from '#content/application/messages.ts';
import type { applicationTextFields } from '#contract/application/submission.ts';
import type { FieldErrors } from '#contract/problem.ts';
import type { Application, ApplicationErrorCode } from '#domain/application/application.ts';
import { readSalary, validateApplication } from '#domain/application/validate-application.ts';

/** Fields that became an application, or what is wrong with each. */
export type ApplicationReading =
  | { readonly ok: true; readonly application: Application }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Reads the text fields of the form by the rules; whether a resume came is told with them. */
export function readApplication(fields: ReadonlyMap<string, string>, hasResume: boolean): ApplicationReading {
  const field = (name: (typeof applicationTextFields)[number]): string => (fields.get(name) ?? '').trim();
  const entries = {
    fullName: field('fullName'),
    email: field('email'),
    phone: field('phone'),
    post: field('post'),
    expSalary: field('expSalary'),
  };
  const errors: { [field: string]: ApplicationErrorCode } = { ...validateApplication(entries) };
  if (!hasResume) errors.resume = 'resume-required';
  const wrong = Object.entries(errors);
  if (wrong.length > 0) {
    const described = wrong.map(([name, code]) => [name, { code, message: applicationMessages[code] }]);
    return { ok: false, errors: Object.fromEntries(described) };
  }
  const { expSalary, ...rest } = entries;
  return { ok: true, application: { ...rest, expectedSalary: readSalary(expSalary) ?? 0 } };
}
