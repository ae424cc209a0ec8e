/** The three forms that a person can send. */
export const formKinds = ['contact', 'partner', 'career'] as const;
export type FormKind = (typeof formKinds)[number];

/** Why a submission is taken for a robot's. It is kept all the same, apart and without mail: nobody's words are lost. */
export type Suspicion = 'honeypot' | 'too-quick';

/** What is kept beside the entries of a form. */
export type SubmissionNote = {
  /** Which wording of the consent text the person saw; blank where the caller did not say. */
  readonly consentVersion: string;
  /** Blank for a person. */
  readonly suspicion: Suspicion | '';
};

/** A note as the store gives it back. */
export type KeptNote = SubmissionNote & {
  /** UTC, ISO 8601; blank where no consent text is named. */
  readonly consentedAt: string;
};

/** Which submissions to list; without a bound all of them. */
export type SubmissionFilter = {
  /** UTC, ISO 8601: received then or later. */
  readonly since?: string | undefined;
  /** UTC, ISO 8601: received before. */
  readonly before?: string | undefined;
  /** True: only those taken for a robot's. False: only people's. */
  readonly suspected?: boolean | undefined;
};

/** A caller that follows the API's description and sends nothing of our own. */
export const plainNote: SubmissionNote = { consentVersion: '', suspicion: '' };

/** What became of a submission: an identical one within `repeatMinutes` is not kept again. */
export type KeepOutcome = 'kept' | 'repeat';

/** Minutes within which an identical submission counts as the same one. */
export const repeatMinutes = 10;

/** Nobody reads a form, fills it in and copies four digits in less; the mark of a script. Seconds. */
const quickestPerson = 3;

/** What speaks for a robot: a filled field that people do not see, or a form sent as soon as it stood. */
export function findSuspicion(signs: { honeypot: string; secondsShown: number | undefined }): Suspicion | '' {
  if (signs.honeypot.trim() !== '') return 'honeypot';
  return signs.secondsShown !== undefined && signs.secondsShown < quickestPerson ? 'too-quick' : '';
}
