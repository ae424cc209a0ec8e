import type { ResumeErrorCode, ResumeKind } from '#domain/application/resume.ts';
import { salaryPattern, validateSalary } from '#domain/application/salary.ts';
import { emailField } from '#domain/email.ts';
import { lettersPattern } from '#domain/letters.ts';
import { phonePattern } from '#domain/phone.ts';
import type { StoredSubmission } from '#domain/submission/submission.ts';
import { longestEntry, storablePattern, type TextField, type TextFieldCode, validateText } from '#domain/text.ts';

/**
 * The text fields of the career form in its order (R9.14, R9.17, R9.20): the rules, the API's parser and description,
 * the fingerprint and the tests' samples derive from it. The wire calls the designation `post`; `expSalary` is in LPA.
 */
export const applicationForm = {
  fullName: {
    min: 2,
    max: 50,
    pattern: lettersPattern,
    example: 'Ravi Kumar',
    codes: { required: 'name-required', length: 'name-length', invalid: 'name-letters' },
    check: (value) => (lettersPattern.test(value) ? undefined : 'name-letters'),
  },
  email: {
    ...emailField,
    example: 'ravi@example.in',
    codes: { required: 'email-required', invalid: 'email-invalid' },
  },
  phone: {
    min: 10,
    max: 10,
    pattern: phonePattern,
    isUntrimmed: true,
    example: '9123456780',
    codes: { required: 'phone-required', invalid: 'phone-invalid' },
  },
  post: {
    min: 2,
    max: 100,
    pattern: storablePattern,
    example: 'Support engineer',
    codes: { required: 'post-required', length: 'post-length', invalid: 'text-unstorable' },
  },
  expSalary: {
    min: 1,
    max: longestEntry,
    pattern: salaryPattern,
    isUntrimmed: true,
    example: '6.5',
    codes: { required: 'salary-required', invalid: 'salary-required' },
    check: validateSalary,
  },
} as const satisfies { readonly [field: string]: TextField };

export type ApplicationField = keyof typeof applicationForm;
export const applicationFields = Object.keys(applicationForm) as readonly ApplicationField[];

/** The fields as entered, untrimmed; without the resume. */
export type ApplicationEntries = { readonly [field in ApplicationField]: string };

/** A valid job application (R3.11). */
export type Application = Omit<ApplicationEntries, 'expSalary'> & {
  /** Whole rupees a year. */
  readonly expectedSalary: number;
};

export type Resume = {
  /** The kind of file, detected from its bytes. */
  readonly kind: ResumeKind;
  /** The sender's file name, without folders, safe to display and never used as a path. */
  readonly name: string;
  readonly bytes: Uint8Array;
};

/** An application as the store returns it; the resume's bytes are read separately. */
export type StoredApplication = Application &
  StoredSubmission & {
    readonly resumeKind: ResumeKind;
    readonly resumeName: string;
    /** Bytes. */
    readonly resumeSize: number;
  };

/** Why an entry is invalid, for programs; the words for people are in `content/application/messages.ts`. */
export type ApplicationErrorCode =
  | TextFieldCode<(typeof applicationForm)[ApplicationField]>
  | ResumeErrorCode
  | 'terms-required';

type ApplicationErrors = { [field in ApplicationField]?: ApplicationErrorCode };

/** Validates every field, trimmed; an empty result means that all are valid. */
export function validateApplication(entries: ApplicationEntries): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const field of applicationFields) {
    const code = validateText<ApplicationErrorCode>(applicationForm[field], entries[field]);
    if (code) errors[field] = code;
  }
  return errors;
}
