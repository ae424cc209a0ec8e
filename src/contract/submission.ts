import type { SubmissionMetadata } from '#domain/submission/submission.ts';

/**
 * Headers in which our own client sends a form's metadata beside the call's documented fields. All are optional. Another
 * host is sent none: its answer to a browser's preflight may not allow headers that it does not know.
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
 * The header in which a submission's reference number is answered: the bodies are the specification's. Another host need not
 * send it.
 */
export const referenceHeader = 'X-Reference';

/** The body of the 200 of an enquiry that means "saved"; any other text is shown to the person as an error (R8.3, R8.4). */
export const enquiryStoredText = 'Details has been added successfully.';

/** A field that people do not see; it is sent only when something filled it in. */
export const honeypotField = 'homepage';

/** Metadata as headers, without a form or a time that is not known. */
export function toMetadataHeaders({ form, consentVersion, secondsShown }: SubmissionMetadata): Record<string, string> {
  return {
    ...(form === undefined ? {} : { [submissionHeaders.form]: form }),
    [submissionHeaders.consent]: consentVersion,
    ...(secondsShown === undefined ? {} : { [submissionHeaders.seconds]: String(Math.floor(secondsShown)) }),
  };
}

/** The honeypot as a body field: absent unless something filled it in. */
export function toHoneypot({ honeypot }: SubmissionMetadata): Record<string, string> {
  return honeypot === '' ? {} : { [honeypotField]: honeypot };
}
