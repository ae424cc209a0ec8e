import type { ResumeKind } from '#domain/application/resume.ts';
import type { KeptNote } from '#domain/submission/submission.ts';

/** What a person enters in the career form, as text, untrimmed; the resume apart. */
export type ApplicationEntries = {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** The designation that is applied for. */
  readonly post: string;
  /** LPA, as typed. */
  readonly expSalary: string;
};

/** What is kept of a job application (R3.11). */
export type Application = {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly post: string;
  /** Whole rupees a year. */
  readonly expectedSalary: number;
};

/** The file that came with an application. */
export type Resume = {
  /** What its bytes say it is. */
  readonly kind: ResumeKind;
  /** The person's own name for it, without folders, fit to be shown and never used as a path. */
  readonly name: string;
  readonly bytes: Uint8Array;
};

/** An application as the store gives it back; the resume's bytes are asked for apart. */
export type StoredApplication = Application & {
  /** UUID version 7, so that ids sort by time. */
  readonly id: string;
  /** UTC, ISO 8601 with milliseconds. */
  readonly receivedAt: string;
  readonly resumeKind: ResumeKind;
  readonly resumeName: string;
  /** Bytes. */
  readonly resumeSize: number;
} & KeptNote;
