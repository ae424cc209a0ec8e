import {
  type ApplicationEntries,
  type ApplicationErrorCode,
  type ApplicationField,
  applicationFields,
  applicationLimits,
  salaryPattern,
} from '#domain/application/application.ts';
import { isEmail } from '#domain/email.ts';
import { phonePattern } from '#domain/phone.ts';
import { hasLength, isLetters, isStorable, longestEntry } from '#domain/text.ts';

const rupeesInLakh = 100_000;

const rules: { readonly [field in ApplicationField]: (value: string) => ApplicationErrorCode | undefined } = {
  fullName(value) {
    if (value === '') return 'name-required';
    if (!isLetters(value)) return 'name-letters';
    return hasLength(value, applicationLimits.fullName) ? undefined : 'name-length';
  },
  email(value) {
    if (value === '') return 'email-required';
    return isEmail(value) ? undefined : 'email-invalid';
  },
  phone(value) {
    if (value === '') return 'phone-required';
    return phonePattern.test(value) ? undefined : 'phone-invalid';
  },
  post(value) {
    if (value === '') return 'post-required';
    if (!hasLength(value, applicationLimits.post)) return 'post-length';
    return isStorable(value) ? undefined : 'text-unstorable';
  },
  expSalary(value) {
    const salary = parseSalary(value);
    if (salary === undefined) return /^[0-9]{1,3}\.[0-9]{2}/.test(value) ? 'salary-step' : 'salary-required';
    if (salary < applicationLimits.expSalary.min * rupeesInLakh) return 'salary-min';
    return salary > applicationLimits.expSalary.max * rupeesInLakh ? 'salary-max' : undefined;
  },
};

/** Whole rupees a year from a text in LPA; `undefined` unless it is above 0 and no finer than a tenth. */
export function parseSalary(text: string): number | undefined {
  const value = text.trim();
  if (!salaryPattern.test(value)) return undefined;
  const tenths = Number(value) / applicationLimits.expSalary.step;
  const whole = Math.round(tenths);
  if (whole <= 0 || Math.abs(tenths - whole) > 1e-6 * Math.max(1, whole)) return undefined;
  return whole * (rupeesInLakh / 10);
}

/** What is said of an entry that is too long to be looked at. */
const tooLong: { readonly [field in ApplicationField]: ApplicationErrorCode } = {
  fullName: 'name-length',
  email: 'email-invalid',
  phone: 'phone-invalid',
  post: 'post-length',
  expSalary: 'salary-required',
};

type ApplicationErrors = { [field in ApplicationField]?: ApplicationErrorCode };

/** Validates every field, trimmed; an empty result means that all are valid. */
export function validateApplication(entries: ApplicationEntries): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const field of applicationFields) {
    const value = entries[field];
    const code = value.length > longestEntry ? tooLong[field] : rules[field](value.trim());
    if (code) errors[field] = code;
  }
  return errors;
}
