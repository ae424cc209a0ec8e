export const formKinds = ['contact', 'partner', 'career'] as const;
export type FormKind = (typeof formKinds)[number];

/** The table of a submission: contact and partner enquiries are one. */
export type SubmissionTableName = 'enquiry' | 'application';

/** Request metadata that our own forms send beside their fields. All of it is optional: other callers send none. */
export type SubmissionMetadata = {
  readonly form: FormKind | undefined;
  /** Version of the consent text that was shown; blank where the caller did not say. */
  readonly consentVersion: string;
  /** Seconds between the form's first display and its submit. */
  readonly secondsShown: number | undefined;
  /** Value of the field that people do not see; blank unless a robot filled it in. */
  readonly honeypot: string;
};

/** Why a submission is suspected to be a robot's. It is saved, but queues no message. */
export type Suspicion = 'honeypot' | 'too-quick';

/** The status of a submission. Staff set `spam`; the detection of robots sets `suspicion`. */
export const submissionStatuses = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The common columns of stored submissions. */
export type StoredSubmission = {
  /** UUID version 7, so that ids sort by time. */
  readonly id: string;
  /** UTC, ISO 8601 with milliseconds. */
  readonly receivedAt: string;
  /** Blank where the caller named no consent text. */
  readonly consentVersion: string;
  /** UTC, ISO 8601; blank where no consent text is named. */
  readonly consentedAt: string;
  /** Blank for a person. */
  readonly suspicion: Suspicion | '';
  readonly status: SubmissionStatus;
};

/**
 * The number that a person quotes to ask about a submission, `4F2A-91BC`: 32 of the random bits at the end of its id,
 * in hexadecimal. Two of 1,000 submissions share one with a probability of 1 in 8,600.
 */
export function toReference(id: string): string {
  return id
    .slice(-8)
    .replace(/^(.{4})/, '$1-')
    .toUpperCase();
}

/** The format of a reference number. */
export const referencePattern = /^[0-9A-F]{4}-[0-9A-F]{4}$/;

/** Which submissions to list; without a bound all of them. */
export type SubmissionFilter = {
  /** UTC, ISO 8601: received then or later. */
  readonly since?: string | undefined;
  /** UTC, ISO 8601: received before. */
  readonly before?: string | undefined;
  /** True: only suspected robots. False: only people. */
  readonly suspected?: boolean | undefined;
  readonly status?: SubmissionStatus | undefined;
};

/** Minutes within which an identical submission is a duplicate and is not saved again. */
export const duplicateMinutes = 10;

/** A person needs longer to read a form, fill it in and copy the captcha. Seconds. */
const minimumSeconds = 3;

/** Detects robots: a filled honeypot, or a form sent too soon after it was shown. Blank for a person. */
export function detectRobot(metadata: Pick<SubmissionMetadata, 'honeypot' | 'secondsShown'>): Suspicion | '' {
  const { honeypot, secondsShown } = metadata;
  if (honeypot.trim() !== '') return 'honeypot';
  return secondsShown !== undefined && secondsShown < minimumSeconds ? 'too-quick' : '';
}

/** How many submissions are accepted within a window, from one network and overall. */
export type RateLimit = {
  /** The namespace of the counters. */
  readonly name: string;
  readonly perNetwork: number;
  readonly overall: number;
  readonly windowSeconds: number;
};

/**
 * Consumes one point of the limits of a client's networks, given from the narrowest to the widest. Returns 0, or the
 * seconds to wait until the next attempt.
 */
export type ConsumeRateLimit = (networks: readonly string[]) => Promise<number>;
