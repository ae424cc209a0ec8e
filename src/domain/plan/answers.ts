import { routes } from '#domain/site/routes.ts';
import { findIndianTime, isDay, toIndianDay, toMoment } from '#domain/time.ts';

/** Seven of the eight topics, and the signing of documents. Foreign nationals are a kind of signer here. */
export const purposes = [
  'e-tender',
  'icegate',
  'dgft',
  'mca-income-tax-gst',
  'employee-provident-fund',
  'irctc-e-ticketing',
  'ipr',
  'documents',
] as const;
export type Purpose = (typeof purposes)[number];

/** Who signs, by the papers that each shows. */
export const signers = [
  'self',
  'proprietor',
  'organisation',
  'government',
  'foreign',
  'foreign-organisation',
  'software',
] as const;
export type Signer = (typeof signers)[number];

/** Whether the notice of a tender asks for the bidder's own encryption certificate. */
export const encryptionAnswers = ['no', 'yes', 'unknown'] as const;
export type EncryptionAnswer = (typeof encryptionAnswers)[number];

export const tokenAnswers = ['yes', 'no'] as const;
export type TokenAnswer = (typeof tokenAnswers)[number];

/** The answers to the questions of `/choose`; `undefined` where the question is still open. */
export type Answers = {
  readonly purpose: Purpose | undefined;
  readonly signer: Signer | undefined;
  readonly encryption: EncryptionAnswer | undefined;
  readonly token: TokenAnswer | undefined;
  /** When the signature must be there; `none` without a deadline. */
  readonly deadline: Date | 'none' | undefined;
};

export type Question = keyof Answers;

/** The signers of a purpose, in the order of the page. DGFT has no price for foreign nationals (R9.32). */
export const signersOf: Readonly<Record<Purpose, readonly Signer[]>> = {
  'e-tender': ['organisation', 'proprietor', 'self', 'government', 'foreign', 'foreign-organisation'],
  icegate: ['organisation', 'proprietor', 'self', 'foreign', 'foreign-organisation'],
  dgft: ['organisation', 'proprietor', 'self'],
  'mca-income-tax-gst': ['self', 'proprietor', 'organisation', 'foreign'],
  'employee-provident-fund': ['organisation', 'proprietor', 'government'],
  'irctc-e-ticketing': ['self'],
  ipr: ['self', 'organisation', 'foreign', 'foreign-organisation'],
  documents: ['self', 'proprietor', 'organisation', 'government', 'foreign', 'foreign-organisation', 'software'],
};

/** The parameters of the address; a form sends the deadline as a day and a time in India. */
export const planParameters = {
  purpose: 'for',
  signer: 'signer',
  encryption: 'encryption',
  token: 'token',
  day: 'day',
  time: 'time',
} as const;

/** The value of `day` without a deadline. */
const noDeadline = 'none';
/** The time of a deadline that has only a day: its last minute. */
export const endOfDay = '23:59';

/** Reads the answers of an address. Values that no link has are ignored, so that their question is asked again. */
export function readAnswers(search: URLSearchParams): Answers {
  const find = <Value extends string>(values: readonly Value[], parameter: string): Value | undefined =>
    values.find((value) => value === search.get(parameter));
  const purpose = find(purposes, planParameters.purpose);
  const allowed = purpose ? signersOf[purpose] : [];
  const signer = allowed.length === 1 ? allowed[0] : find(allowed, planParameters.signer);
  return {
    purpose,
    signer,
    encryption: asksForEncryption(purpose) ? find(encryptionAnswers, planParameters.encryption) : 'no',
    // The key of software is in a hardware security module.
    token: signer === 'software' ? 'yes' : find(tokenAnswers, planParameters.token),
    deadline: readDeadline(search),
  };
}

/** Only tender sites encrypt; before the purpose is known, it may be a tender. */
function asksForEncryption(purpose: Purpose | undefined): boolean {
  return purpose === undefined || purpose === 'e-tender';
}

function readDeadline(search: URLSearchParams): Answers['deadline'] {
  const day = search.get(planParameters.day)?.trim() ?? '';
  const time = search.get(planParameters.time)?.trim() || endOfDay;
  if (day === noDeadline) return noDeadline;
  return isDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? toMoment(day, time) : undefined;
}

/** The questions of `/choose`, in their order. A question that another answer decides is left out. */
export function listQuestions({ purpose, signer }: Answers): readonly Question[] {
  const questions: readonly (Question | undefined)[] = [
    'purpose',
    purpose && signersOf[purpose].length === 1 ? undefined : 'signer',
    asksForEncryption(purpose) ? 'encryption' : undefined,
    signer === 'software' ? undefined : 'token',
    'deadline',
  ];
  return questions.filter((question) => question !== undefined);
}

/**
 * Drops the answer to a question, which is then asked again. Answers that follow from others are dropped too, because
 * their question may be asked after the change.
 */
export function reopenQuestion(answers: Answers, question: Question): Answers {
  const asked = listQuestions(answers);
  const keep = <Key extends Question>(key: Key): Answers[Key] | undefined =>
    key !== question && asked.includes(key) ? answers[key] : undefined;
  return {
    purpose: keep('purpose'),
    // Another purpose has other signers.
    signer: question === 'purpose' ? undefined : keep('signer'),
    encryption: keep('encryption'),
    token: keep('token'),
    deadline: keep('deadline'),
  };
}

/** The first question without an answer; `undefined` where the plan can be made. */
export function findOpenQuestion(answers: Answers): Question | undefined {
  return listQuestions(answers).find((question) => answers[question] === undefined);
}

/** The query of the answers; those that others decide are left out. */
export function writeAnswers(answers: Answers): URLSearchParams {
  const search = new URLSearchParams();
  for (const question of listQuestions(answers)) {
    const value = answers[question];
    if (value === undefined) continue;
    if (question !== 'deadline') search.set(planParameters[question], String(value));
    else if (value instanceof Date) {
      search.set(planParameters.day, toIndianDay(value));
      search.set(planParameters.time, findIndianTime(value));
    } else search.set(planParameters.day, String(value));
  }
  return search;
}

/** The address that has these answers: the next question, or the plan. */
export const planPath = (answers: Answers) => `${routes.plan.path}?${writeAnswers(answers)}` as const;
