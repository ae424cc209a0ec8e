import type { SubmissionMetadata } from '#domain/submission/submission.ts';

/**
 * Headers of our own client for a form's metadata, in addition to the documented fields. All are optional. Another host
 * gets none: its CORS preflight may not allow them.
 */
export const submissionHeaders = {
  /** `contact`, `partner` or `career`. */
  form: 'X-Form-Kind',
  /** Version of the consent text that was shown. */
  consent: 'X-Consent-Version',
  /** Whole seconds between the form's first display and its submit. */
  seconds: 'X-Form-Seconds',
} as const;

/**
 * The response header for a submission's reference number: the specification fixes the bodies. Another host need not
 * send it.
 */
export const referenceHeader = 'X-Reference';

/** The body of a 200 that means the enquiry was saved; any other text is shown as an error (R8.3, R8.4). */
export const enquiryStoredText = 'Details has been added successfully.';

/**
 * A field that people do not see; it is sent only if it was filled in. Password managers and browsers fill fields with
 * names of contact details, such as `homepage`; none fills this one.
 */
export const honeypotField = 'preference';

/** Metadata as headers; an unknown form or time is omitted. */
export function toMetadataHeaders({ form, consentVersion, secondsShown }: SubmissionMetadata): Record<string, string> {
  return {
    ...(form === undefined ? {} : { [submissionHeaders.form]: form }),
    [submissionHeaders.consent]: consentVersion,
    ...(secondsShown === undefined ? {} : { [submissionHeaders.seconds]: String(Math.floor(secondsShown)) }),
  };
}

/** The honeypot as a body field; omitted if it is blank. */
export function toHoneypot({ honeypot }: SubmissionMetadata): Record<string, string> {
  return honeypot === '' ? {} : { [honeypotField]: honeypot };
}
