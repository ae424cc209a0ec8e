import { findApplication, findResume } from '#database/application/application-store.ts';
import { insertAudit, listAudit } from '#database/audit/audit-store.ts';
import { findEnquiry } from '#database/enquiry/enquiry-store.ts';
import { insertNote, listDrafts, listNotes, listReplies } from '#database/lead/lead-notes.ts';
import { listRelated } from '#database/lead/lead-store.ts';
import { listMessagesOf } from '#database/outbox/outbox-store.ts';
import { MoharError } from '#domain/errors.ts';
import { type Lead, type LeadState, leadLimits, type NoteKind } from '#domain/lead/lead.ts';
import type { Actor } from '#domain/staff/staff.ts';
import type { SubmissionStatus, SubmissionTableName } from '#domain/submission/submission.ts';
import { isDay } from '#domain/time.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { identifyEntry, readFormId } from '#services/desk/entry-id.ts';
import {
  applyChange,
  type ChangedLead,
  changeLead,
  type LeadChange,
  lockLead,
  recordChange,
  requireLead,
  requireOwner,
} from './lead-state.ts';
import { readText } from './read-entry.ts';

/** Other leads of a person on the page of a lead. */
const maxRelated = 10;

/**
 * A lead with its notes, its replies and their delivery states, unsent replies, audit entries, and other leads of the
 * person. Throws `lead-unknown` and `not-allowed`.
 */
export async function findLead({ db }: DeskContext, actor: Actor, id: string) {
  requireRight(actor, 'leads');
  const state = await requireLead(db, id);
  const lead = await readLead(db, id, state.table);
  const messages = new Map((await listMessagesOf(db, [id])).map((message) => [message.id, message]));
  const replies = (await listReplies(db, [id])).map((reply) => {
    const message = messages.get(reply.id);
    // A message that was delivered is deleted after a week.
    return { ...reply, delivery: message?.state ?? ('delivered' as const), deliveryError: message?.lastError ?? '' };
  });
  return {
    lead,
    state,
    notes: await listNotes(db, [id]),
    replies,
    drafts: await listDrafts(db, [id]),
    history: await listAudit(db, { subjectId: id }, 100),
    related: await listRelated(db, lead, maxRelated),
  };
}

/** Throws `lead-unknown`. */
export async function readLead(db: DeskContext['db'], id: string, table: SubmissionTableName): Promise<Lead> {
  if (table === 'enquiry') {
    const enquiry = await findEnquiry(db, id);
    if (enquiry) return enquiry;
  } else {
    const application = await findApplication(db, id);
    if (application) return { kind: 'career', ...application };
  }
  throw new MoharError('lead-unknown', 'the lead was erased');
}

/**
 * Sets the status if `revision` is current, and returns what undoes it. Throws `lead-changed`, `lead-unknown` and
 * `not-allowed`.
 */
export async function setLeadStatus(
  { db, clock }: DeskContext,
  actor: Actor,
  id: string,
  status: SubmissionStatus,
  revision: number,
): Promise<ChangedLead> {
  requireRight(actor, 'leads');
  const now = clock();
  return db.transaction().execute((trx) => applyChange(trx, actor, id, { status }, { revision, now }));
}

/**
 * Assigns a lead to a member of staff, or with a blank id to nobody, and returns what undoes it. A new lead with an
 * owner is in progress. Throws as `setLeadStatus`, and `entry-invalid` for a member who may not answer leads.
 */
export async function setLeadOwner(
  { db, clock }: DeskContext,
  actor: Actor,
  id: string,
  ownerId: string,
  revision: number,
): Promise<ChangedLead> {
  requireRight(actor, 'leads');
  await requireOwner(db, ownerId);
  const now = clock();
  return db.transaction().execute((trx) => applyChange(trx, actor, id, { ownerId }, { revision, now }));
}

/** Status, owner and day of follow-up of a lead, as staff set them in one form; blank for nobody or no day. */
export type LeadWork = Pick<LeadState, 'status' | 'ownerId' | 'followUpOn'>;

/**
 * Sets what differs from the current status, owner and day of follow-up, and returns what undoes status and owner. A
 * lead with a new day and no owner is assigned to `actor`, so that somebody follows up. Throws as `setLeadOwner`, and
 * `entry-invalid` for what is no day; then nothing is changed.
 */
export async function setLeadWork(
  { db, clock }: DeskContext,
  actor: Actor,
  id: string,
  { status, ownerId, followUpOn }: LeadWork,
  revision: number,
): Promise<ChangedLead> {
  requireRight(actor, 'leads');
  if (followUpOn !== '' && !isDay(followUpOn)) throw new MoharError('entry-invalid', 'the follow-up has a day');
  await requireOwner(db, ownerId);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const before = await requireLead(trx, id);
    const hasDay = followUpOn !== before.followUpOn;
    const owner = hasDay && followUpOn !== '' && ownerId === '' ? actor.id : ownerId;
    const changes: LeadChange[] = [];
    if (status !== before.status) changes.push({ status });
    if (owner !== before.ownerId) changes.push({ ownerId: owner });
    let current = revision;
    for (const change of changes) {
      current = (await applyChange(trx, actor, id, change, { revision: current, now })).revision;
    }
    if (hasDay) {
      await changeLead(trx, id, { followUpOn }, current);
      await recordChange(trx, actor, id, ['lead-follow-up', followUpOn], now);
      current += 1;
    }
    return { id, status: before.status, ownerId: before.ownerId, revision: current };
  });
}

/**
 * Saves an entry about a lead, once per form and text: a note, or an answer of the person, which opens an answered or
 * closed lead again. Throws `entry-invalid`, `lead-unknown` and `not-allowed`.
 */
export async function addNote(
  { db, clock }: DeskContext,
  actor: Actor,
  leadId: string,
  entered: { readonly text: string; readonly kind?: NoteKind; readonly formId?: string },
): Promise<void> {
  requireRight(actor, 'leads');
  const { kind = 'note' } = entered;
  const text = readText('text', entered.text, leadLimits.note);
  const form = readFormId(entered.formId);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const { status } = await lockLead(trx, leadId);
    const entry = { leadId, staffId: actor.id, at: now.toISOString(), kind, text };
    const note = identifyEntry(entry, form, await listNotes(trx, [leadId]));
    if (!note) return;
    await insertNote(trx, note);
    await recordChange(trx, actor, leadId, [kind === 'note' ? 'lead-note' : 'lead-answer'], now);
    if (kind === 'note' || (status !== 'answered' && status !== 'closed')) return;
    await changeLead(trx, leadId, { status: 'in-progress' });
    await recordChange(trx, actor, leadId, ['lead-status', `${status} → in-progress`], now);
  });
}

/** The resume of an application, for a download. Throws `lead-unknown` and `not-allowed`. */
export async function downloadResume({ db, clock }: DeskContext, actor: Actor, leadId: string) {
  requireRight(actor, 'leads');
  const application = await findApplication(db, leadId);
  const bytes = await findResume(db, leadId);
  if (!application || !bytes) throw new MoharError('lead-unknown', 'the application was erased');
  await insertAudit(db, [{ staffId: actor.id, action: 'resume-downloaded', subjectId: leadId }], clock());
  return { name: application.resumeName, kind: application.resumeKind, bytes };
}
