import type { StoredApplication } from '#domain/application/application.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { normalisePhone, phonePattern } from '#domain/phone.ts';
import type { FormKind, SubmissionStatus } from '#domain/submission/submission.ts';

/** Columns of a submission for the staff. */
export type LeadState = {
  readonly status: SubmissionStatus;
  /** The assigned member of staff; blank for nobody. */
  readonly ownerId: string;
  /** Optimistic lock, incremented by every change: a change based on an older revision is refused. */
  readonly revision: number;
  /** UTC, ISO 8601: the first answer; blank before. */
  readonly answeredAt: string;
};

/** A submission in the list. */
export type LeadSummary = LeadState & {
  readonly id: string;
  readonly kind: FormKind;
  readonly receivedAt: string;
  readonly name: string;
  /** The company of a partner, the designation of an applicant; blank for the contact form. */
  readonly subject: string;
  /** The beginning of the message; blank for an application. */
  readonly excerpt: string;
  readonly email: string;
  readonly phone: string;
};

export type Lead =
  | ({ readonly kind: 'contact' | 'partner' } & StoredEnquiry)
  | ({ readonly kind: 'career' } & StoredApplication);

/** A note of staff about a lead. */
export type LeadNote = {
  /** UUID version 7. */
  readonly id: string;
  readonly leadId: string;
  readonly staffId: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly text: string;
};

/** A reply by mail; its id is the id of its message in the outbox. */
export type LeadReply = LeadNote & { readonly subject: string };

/** Maximum lengths in characters; `subject` is of a reply. */
export const leadLimits = { note: 4_000, reply: 8_000, subject: 150 };

/** Which leads to list. A blank or absent value does not restrict. */
export type LeadFilter = {
  readonly kind?: FormKind | undefined;
  /** `open`: new or in progress. */
  readonly status?: SubmissionStatus | 'open' | undefined;
  /** True: only suspected robots. Otherwise only people. */
  readonly suspected?: boolean | undefined;
  /** The id of a member of staff, or `nobody`. */
  readonly owner?: string | undefined;
  /** UTC, ISO 8601: received then or later. */
  readonly since?: string | undefined;
  /** UTC, ISO 8601: received before. */
  readonly before?: string | undefined;
  /** Words that begin as the searched ones do. */
  readonly search?: string | undefined;
  readonly oldestFirst?: boolean | undefined;
};

/** Leads on one page. */
export const leadsPerPage = 50;

/** The cursor of a list: the last lead before the next page. */
export type LeadPosition = { readonly receivedAt: string; readonly id: string };

/** The search index of a lead: words in lower case, without accents; an address and a number are one word each. */
export function listSearchWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => {
    const folded = foldText(text);
    return [folded.includes('@') ? folded : '', ...folded.split(/[^\p{L}\p{M}\p{N}]+/u)];
  });
  return [...new Set(words.filter((word) => word.length >= 2).map((word) => word.slice(0, maxWordLength)))];
}

/** The words of a search, at most four; a phone number, as people write it, becomes one word of ten digits. */
export function parseSearch(search: string): readonly string[] {
  const number = normalisePhone(search);
  if (phonePattern.test(number)) return [number];
  const words = foldText(search).split(/\s+/);
  return words
    .flatMap((word) => (word.includes('@') ? [word] : word.split(/[^\p{L}\p{M}\p{N}]+/u)))
    .filter((word) => word.length >= 2)
    .map((word) => word.slice(0, maxWordLength))
    .slice(0, 4);
}

const maxWordLength = 60;

function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}
