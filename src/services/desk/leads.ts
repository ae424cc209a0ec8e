import { leadPageWords } from '#content/desk/lead.ts';
import { site } from '#content/site.ts';
import { findApplication, findResume } from '#database/application/application-store.ts';
import { insertAudit, listAudit } from '#database/audit/audit-store.ts';
import { findEnquiry } from '#database/enquiry/enquiry-store.ts';
import { insertNote, insertReply, listNotes, listReplies } from '#database/lead/lead-notes.ts';
import { countByStatus, findState, listLeads, lockState } from '#database/lead/lead-store.ts';
import { listMessagesOf, queueMessages } from '#database/outbox/outbox-store.ts';
import { findStaff } from '#database/staff/staff-store.ts';
import { updateState } from '#database/submission/submission-store.ts';
import { MoharError } from '#domain/errors.ts';
import {
  type Lead,
  type LeadFilter,
  type LeadPosition,
  type LeadState,
  leadLimits,
  leadsPerPage,
  parseSearch,
} from '#domain/lead/lead.ts';
import { hasOwnWords } from '#domain/lead/reply.ts';
import { type Actor, hasRight } from '#domain/staff/staff.ts';
import type { SubmissionStatus, SubmissionTableName } from '#domain/submission/submission.ts';
import { storablePattern } from '#domain/text.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { identifyEntry, readFormId } from '#services/desk/entry-id.ts';
import { indexLeads } from '#services/desk/index-leads.ts';

/** A page of leads, and the cursor of the next page; `undefined` on the last. Throws `not-allowed`. */
export async function listLeadPage(context: DeskContext, actor: Actor, filter: LeadFilter, after?: LeadPosition) {
  requireRight(actor, 'leads');
  const words = parseSearch(filter.search ?? '');
  if (words.length > 0) await indexLeads(context);
  // A single letter, or punctuation only.
  else if (filter.search) return { leads: [], next: undefined };
  const found = await listLeads(context.db, filter, words, leadsPerPage + 1, after);
  const leads = found.slice(0, leadsPerPage);
  const last = found.length > leadsPerPage ? leads.at(-1) : undefined;
  return { leads, next: last && { receivedAt: last.receivedAt, id: last.id } };
}

/** How many leads have the status `new`. Throws `not-allowed`. */
export function countNew({ db }: DeskContext, actor: Actor): Promise<number> {
  requireRight(actor, 'leads');
  return countByStatus(db, 'new');
}

/**
 * A lead with its notes, its replies and their delivery states, and its audit entries. Throws `lead-unknown` and
 * `not-allowed`.
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
  const history = await listAudit(db, { subjectId: id }, 100);
  return { lead, state, notes: await listNotes(db, [id]), replies, history };
}

async function readLead(db: DeskContext['db'], id: string, table: SubmissionTableName): Promise<Lead> {
  if (table === 'enquiry') {
    const enquiry = await findEnquiry(db, id);
    if (enquiry) return enquiry;
  } else {
    const application = await findApplication(db, id);
    if (application) return { kind: 'career', ...application };
  }
  throw new MoharError('lead-unknown', 'the lead was erased');
}

async function requireLead(db: DeskContext['db'], id: string) {
  return throwIfErased(await findState(db, id));
}

/** As `requireLead`, and locks the lead until the end of the transaction. */
async function lockLead(trx: DeskContext['db'], id: string) {
  return throwIfErased(await lockState(trx, id));
}

function throwIfErased<State>(state: State | undefined): State {
  if (state === undefined) throw new MoharError('lead-unknown', 'the lead was erased');
  return state;
}

/** Optimistic lock: throws `lead-changed` if `revision` is given and not current. */
async function change(
  trx: DeskContext['db'],
  id: string,
  set: { status?: SubmissionStatus; ownerId?: string; answeredAt?: string },
  revision?: number,
): Promise<LeadState> {
  const before = await requireLead(trx, id);
  if (await updateState(trx, before.table, id, set, revision)) return before;
  throw new MoharError('lead-changed', 'somebody has changed the lead');
}

/**
 * Sets the status of one lead if `revision` is current. Without `revision` there is no check, and leads with this
 * status are skipped. All or none. Returns how many were changed. Throws `lead-changed`, `lead-unknown` and
 * `not-allowed`.
 */
export async function setLeadStatus(
  { db, clock }: DeskContext,
  actor: Actor,
  ids: readonly string[],
  status: SubmissionStatus,
  revision?: number,
): Promise<number> {
  requireRight(actor, 'leads');
  const now = clock();
  return db.transaction().execute(async (trx) => {
    let count = 0;
    for (const id of ids) {
      if (revision === undefined && (await requireLead(trx, id)).status === status) continue;
      count += 1;
      const answer = status === 'answered' ? { answeredAt: now.toISOString() } : {};
      const before = await change(trx, id, { status, ...answer }, revision);
      const detail = `${before.status} → ${status}`;
      await insertAudit(trx, [{ staffId: actor.id, action: 'lead-status', subjectId: id, detail }], now);
    }
    return count;
  });
}

/** Assigns unowned leads to `actor`; returns how many. Throws `lead-unknown` and `not-allowed`. */
export async function takeLeads({ db, clock }: DeskContext, actor: Actor, ids: readonly string[]): Promise<number> {
  requireRight(actor, 'leads');
  const now = clock();
  return db.transaction().execute(async (trx) => {
    let count = 0;
    for (const id of ids) {
      const { ownerId, revision } = await requireLead(trx, id);
      if (ownerId !== '') continue;
      await giveLead(trx, actor, id, { ownerId: actor.id, revision, now });
      count += 1;
    }
    return count;
  });
}

/** Sets the owner; a new lead with an owner goes in progress. Throws `lead-changed`. */
async function giveLead(
  trx: DeskContext['db'],
  actor: Actor,
  id: string,
  { ownerId, revision, now }: { ownerId: string; revision: number; now: Date },
): Promise<void> {
  const { status } = await requireLead(trx, id);
  const start = status === 'new' && ownerId !== '' ? { status: 'in-progress' as const } : {};
  await change(trx, id, { ownerId, ...start }, revision);
  await insertAudit(trx, [{ staffId: actor.id, action: 'lead-owner', subjectId: id, detail: ownerId }], now);
}

/**
 * Assigns a lead to a member of staff, or with a blank id to nobody. A new lead with an owner is in progress. Throws as
 * `setLeadStatus`, and `entry-invalid` for a member who may not answer leads.
 */
export async function setLeadOwner(
  { db, clock }: DeskContext,
  actor: Actor,
  id: string,
  ownerId: string,
  revision: number,
): Promise<void> {
  requireRight(actor, 'leads');
  const owner = ownerId === '' ? undefined : await findStaff(db, ownerId);
  if (ownerId !== '' && (owner?.revokedAt !== '' || !hasRight(owner.role, 'leads'))) {
    throw new MoharError('entry-invalid', 'this member of staff may not answer leads');
  }
  const now = clock();
  await db.transaction().execute((trx) => giveLead(trx, actor, id, { ownerId, revision, now }));
}

/** Saves a note about a lead, once per form and text. Throws `entry-invalid`, `lead-unknown` and `not-allowed`. */
export async function addNote(
  { db, clock }: DeskContext,
  actor: Actor,
  leadId: string,
  entered: string,
  formId?: string,
): Promise<void> {
  requireRight(actor, 'leads');
  const text = readText('the note', entered, leadLimits.note);
  const form = readFormId(formId);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await lockLead(trx, leadId);
    const entry = { leadId, staffId: actor.id, at: now.toISOString(), text };
    const note = identifyEntry(entry, form, await listNotes(trx, [leadId]));
    if (!note) return;
    await insertNote(trx, note);
    await insertAudit(trx, [{ staffId: actor.id, action: 'lead-note', subjectId: leadId }], now);
  });
}

/**
 * Queues a reply by mail and saves a copy; the lead is then answered, and `actor`'s if it had no owner. A repeated
 * reply of a form is queued once. Throws `reply-empty`, `entry-invalid`, and as `setLeadStatus`.
 */
export async function replyToLead(
  { db, clock }: DeskContext,
  actor: Actor,
  leadId: string,
  entered: { readonly subject: string; readonly text: string; readonly revision: number; readonly formId?: string },
): Promise<void> {
  requireRight(actor, 'leads');
  const text = readText('the text', entered.text, leadLimits.reply);
  const subject = readText('the subject', entered.subject, leadLimits.subject);
  if (/[\r\n]/.test(subject)) throw new MoharError('entry-invalid', 'the subject is one line');
  const form = readFormId(entered.formId);
  const now = clock();
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    const { ownerId, table } = await lockLead(trx, leadId);
    if (!hasOwnWords(text, createTemplate(await readLead(trx, leadId, table), actor))) {
      throw new MoharError('reply-empty', 'the reply has nothing but the greeting');
    }
    const entry = { leadId, staffId: actor.id, at, subject, text };
    const reply = identifyEntry(entry, form, await listReplies(trx, [leadId]));
    if (!reply) return;
    const owner = ownerId === '' ? { ownerId: actor.id } : {};
    await change(trx, leadId, { status: 'answered', answeredAt: at, ...owner }, entered.revision);
    await insertReply(trx, reply);
    await queueMessages(
      trx,
      [{ id: reply.id, kind: 'reply', subjectId: leadId, deduplicationKey: `reply:${reply.id}` }],
      now,
    );
    await insertAudit(trx, [{ staffId: actor.id, action: 'lead-reply', subjectId: leadId }], now);
  });
}

/** The initial text of a reply. */
export function createTemplate(lead: Lead, actor: Actor): string {
  return leadPageWords.formatTemplate(lead.kind === 'career' ? lead.fullName : lead.name, actor.name, site.name);
}

function readText(what: string, entered: string, max: number): string {
  const text = entered.replaceAll('\r\n', '\n').trim();
  if (text === '' || text.length > max || !storablePattern.test(text)) {
    throw new MoharError('entry-invalid', `${what} has 1 to ${max} characters`);
  }
  return text;
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
