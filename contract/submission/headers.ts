/**
 * What our own client says of a form beside the call's documented fields. All of it is optional: a caller without it is
 * served alike. Another host is not sent it: its answer to a browser's preflight may not allow headers that it does not know.
 */
export const submissionHeaders = {
  /** `contact`, `partner` or `career`. */
  form: 'X-Form-Kind',
  /** Which wording of the consent text was shown. */
  consent: 'X-Consent-Version',
  /** Whole seconds between the form's appearance and its sending. */
  seconds: 'X-Form-Seconds',
} as const;

/** A field that people do not see. It travels only when something filled it in. */
export const honeypotField = 'homepage';

/** The form's own facts, as the client hands them over. */
export type FormFacts = {
  readonly form: string;
  readonly consentVersion: string;
  readonly secondsShown: number;
  readonly honeypot: string;
};

/** The form's facts as headers. */
export function toFactHeaders({ form, consentVersion, secondsShown }: FormFacts): Record<string, string> {
  return {
    [submissionHeaders.form]: form,
    [submissionHeaders.consent]: consentVersion,
    [submissionHeaders.seconds]: String(Math.floor(secondsShown)),
  };
}

/** The honeypot as a field: absent when people filled in the form. */
export function toHoneypot({ honeypot }: FormFacts): Record<string, string> {
  return honeypot === '' ? {} : { [honeypotField]: honeypot };
}
