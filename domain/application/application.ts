import type { ResumeKind } from '#domain/application/resume.ts';
import type { StoredSubmission } from '#domain/submission/submission.ts';

/** The text fields of the career form in its order; the wire calls the designation `post`; `expSalary` is in LPA. */
export const applicationFields = ['fullName', 'email', 'phone', 'post', 'expSalary'] as const;
export type ApplicationField = (typeof applicationFields)[number];

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

/** Limits of a job application: lengths in code points after trimming, money in lakh rupees a year (R9.14, R9.17, R9.20). */
export const applicationLimits = {
  fullName: { min: 2, max: 50 },
  post: { min: 2, max: 100 },
  /** LPA: lakh rupees a year, in steps of a tenth. */
  expSalary: { min: 1, max: 100, step: 0.1 },
  /** Bytes: 5 MB, a megabyte being 1,048,576 bytes as file managers count. */
  resume: { maxBytes: 5 * 1_048_576 },
  /** Code points of a stored file name. */
  resumeName: { max: 100 },
} as const;

/** A salary as text: digits with at most one decimal point. */
export const salaryPattern = /^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/;

/** Why an entry is invalid, for programs; the words for people are in `content/application/messages.ts`. */
export type ApplicationErrorCode =
  | `${'name' | 'email' | 'phone' | 'post' | 'salary' | 'resume' | 'terms'}-required`
  | `name-${'letters' | 'length'}`
  | `${'email' | 'phone'}-invalid`
  | `salary-${'min' | 'max' | 'step'}`
  | `resume-${'format' | 'size' | 'active' | 'infected' | 'unscanned'}`
  | 'post-length'
  | 'text-unstorable';
