import type { IncomingHttpHeaders } from 'node:http';
import { submissionHeaders } from '#contract/submission/headers.ts';
import { type FormKind, findSuspicion, formKinds, type SubmissionNote } from '#domain/submission/submission.ts';

/** What the optional headers of our own client say; nonsense in them counts as not said. */
export type SubmissionSigns = {
  readonly form: FormKind | undefined;
  readonly consentVersion: string;
  readonly secondsShown: number | undefined;
};

/** Reads the optional headers. */
export function readSigns(headers: IncomingHttpHeaders): SubmissionSigns {
  const header = (name: string): string => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : '';
  };
  const consent = header(submissionHeaders.consent);
  const seconds = header(submissionHeaders.seconds);
  return {
    form: formKinds.find((kind) => kind === header(submissionHeaders.form)),
    consentVersion: /^[a-z0-9.-]{1,40}$/.test(consent) ? consent : '',
    secondsShown: /^[0-9]{1,9}$/.test(seconds) ? Number(seconds) : undefined,
  };
}

/** What is kept beside the entries. */
export function toNote({ consentVersion, secondsShown }: SubmissionSigns, honeypot: string): SubmissionNote {
  return { consentVersion, suspicion: findSuspicion({ honeypot, secondsShown }) };
}
