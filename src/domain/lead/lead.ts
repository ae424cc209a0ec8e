import type { StoredApplication } from '#domain/application/application.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import type { LeadView } from '#domain/lead/views.ts';
import type { Site } from '#domain/site/site.ts';
import type { FormKind, SubmissionStatus, SubmissionTableName, Suspicion } from '#domain/submission/submission.ts';

/** Columns of a submission for the staff. */
export type LeadState = {
  readonly status: SubmissionStatus;
  /** The assigned member of staff; blank for nobody. */
  readonly ownerId: string;
  /** Optimistic lock, incremented by every change: a change based on an older revision is refused. */
  readonly revision: number;
  /** UTC, ISO 8601: the first answer; blank before. */
  readonly answeredAt: string;
  /** The day in India on which to look at the lead again, `2026-11-21`; blank for none. */
  readonly followUpOn: string;
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
  readonly suspicion: Suspicion | '';
};

export type Lead =
  | ({ readonly kind: 'contact' | 'partner' } & StoredEnquiry)
  | ({ readonly kind: 'career' } & StoredApplication);

/** What an entry of staff about a lead is: a note, or what the person answered by mail or by telephone. */
export const noteKinds = ['note', 'mail', 'call'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** An entry of staff about a lead. */
export type LeadNote = LeadText & { readonly kind: NoteKind };

type LeadText = {
  /** UUID version 7. */
  readonly id: string;
  readonly leadId: string;
  readonly staffId: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly text: string;
};

/** A reply by mail; its id is the id of its message in the outbox. */
export type LeadReply = LeadText & { readonly subject: string };

/** An unsent reply of a member of staff; `at` is its last change. */
export type ReplyDraft = Omit<LeadReply, 'id'>;

/** A text that staff insert into replies. `revision` is an optimistic lock. */
export type SavedReply = {
  /** UUID version 7. */
  readonly id: string;
  readonly title: string;
  /** May have the placeholders of `fillReply`. */
  readonly text: string;
  readonly revision: number;
};

/** Maximum lengths in characters; `subject` is of a reply, `title` of a saved one. */
export const leadLimits = { note: 4_000, reply: 8_000, subject: 150, title: 80 };

/** Which leads to list. A blank or absent value does not restrict. */
export type LeadFilter = {
  /** Blank for every lead of people, without suspected robots. */
  readonly view?: LeadView | undefined;
  readonly kind?: FormKind | undefined;
  readonly status?: SubmissionStatus | undefined;
  /** The id of a member of staff, or `nobody`. */
  readonly owner?: string | undefined;
  /** UTC, ISO 8601: received then or later. */
  readonly since?: string | undefined;
  /** UTC, ISO 8601: received before. */
  readonly before?: string | undefined;
  /** Words that begin as the searched ones do, or the last digits of a phone number. */
  readonly search?: string | undefined;
  readonly oldestFirst?: boolean | undefined;
};

/** Leads on one page. */
export const leadsPerPage = 50;

/** The cursor of a list: the last lead before the next page. */
export type LeadPosition = { readonly receivedAt: string; readonly id: string };

/** The mailbox at which answers to our replies arrive: HR answers applications, support everything else. */
export function findReplyMailbox(table: SubmissionTableName, { hr, support }: Site['emails']): string {
  return table === 'application' ? hr : support;
}
