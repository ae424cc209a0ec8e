import { leadPageWords } from '#content/desk/lead.ts';
import { site } from '#content/site.ts';
import {
  deleteDraft,
  findReply,
  insertNote,
  insertReply,
  listDrafts,
  listFailedLeads,
  listReplies,
  saveDraft,
} from '#database/lead/lead-notes.ts';
import { createOrderedId } from '#database/ordered-id.ts';
import { queueMessages, retryGivenUp } from '#database/outbox/outbox-store.ts';
import { setEmail } from '#database/submission/submission-store.ts';
import { isEmail, normaliseEmail } from '#domain/email.ts';
import { MoharError } from '#domain/errors.ts';
import { type Lead, leadLimits } from '#domain/lead/lead.ts';
import { hasOwnWords } from '#domain/lead/reply.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { toIndianDay } from '#domain/time.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { hasEntryOf, identifyEntry, readFormId } from '#services/desk/entry-id.ts';
import { changeLead, lockLead, recordChange } from './lead-state.ts';
import { readLead } from './leads.ts';
import { readText, readUnfinished } from './read-entry.ts';

/** A reply as it was entered; `formId` detects repetitions. */
type EnteredReply = { readonly subject: string; readonly text: string; readonly formId?: string };

/**
 * Queues a reply by mail and saves a copy; the lead is then answered, `actor`'s if it had no owner, and without a
 * follow-up that was due. The draft is deleted. A repeated reply of a form is queued once. Throws `reply-empty`,
 * `entry-invalid`, and as `setLeadStatus`.
 */
export async function replyToLead(
  { db, clock }: DeskContext,
  actor: Actor,
  leadId: string,
  entered: EnteredReply & { readonly revision: number },
): Promise<void> {
  requireRight(actor, 'leads');
  const text = readText('text', entered.text, leadLimits.reply);
  const subject = readText('subject', entered.subject, leadLimits.subject);
  if (/[\r\n]/.test(subject)) throw new MoharError('entry-invalid', 'the subject is one line');
  const form = readFormId(entered.formId);
  const now = clock();
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    const { ownerId, table, followUpOn } = await lockLead(trx, leadId);
    if (!hasOwnWords(text, createTemplate(await readLead(trx, leadId, table), actor))) {
      throw new MoharError('reply-empty', 'the reply has nothing but the greeting');
    }
    const entry = { leadId, staffId: actor.id, at, subject, text };
    const reply = identifyEntry(entry, form, await listReplies(trx, [leadId]));
    if (!reply) return;
    const owner = ownerId === '' ? { ownerId: actor.id } : {};
    const followUp = followUpOn <= toIndianDay(now) ? { followUpOn: '' } : {};
    const set = { status: 'answered', answeredAt: at, ...owner, ...followUp } as const;
    await changeLead(trx, leadId, set, entered.revision);
    await insertReply(trx, reply);
    await deleteDraft(trx, leadId, actor.id);
    await queueMessages(
      trx,
      [{ id: reply.id, kind: 'reply', subjectId: leadId, deduplicationKey: `reply:${reply.id}` }],
      now,
    );
    await recordChange(trx, actor, leadId, ['lead-reply'], now);
  });
}

/**
 * Saves an unsent reply, or deletes it where it has nothing but the greeting. A save that arrives after the form's reply
 * was sent is ignored. Throws `entry-invalid` for a text that cannot be stored, `lead-unknown` and `not-allowed`.
 */
export async function saveReplyDraft(
  { db, clock }: DeskContext,
  actor: Actor,
  leadId: string,
  entered: EnteredReply,
): Promise<void> {
  requireRight(actor, 'leads');
  const form = readFormId(entered.formId);
  const text = readUnfinished('text', entered.text, leadLimits.reply);
  const subject = readUnfinished('subject', entered.subject, leadLimits.subject);
  const at = clock().toISOString();
  await db.transaction().execute(async (trx) => {
    const { table } = await lockLead(trx, leadId);
    if (hasEntryOf(form, await listReplies(trx, [leadId]))) return;
    const template = createTemplate(await readLead(trx, leadId, table), actor);
    if (hasOwnWords(text, template)) await saveDraft(trx, { leadId, staffId: actor.id, at, subject, text });
    else await deleteDraft(trx, leadId, actor.id);
  });
}

/** The initial text of a reply. */
export function createTemplate(lead: Lead, actor: Actor): string {
  return leadPageWords.formatTemplate(lead.kind === 'career' ? lead.fullName : lead.name, actor.name, site.name);
}

/** Returns the ids of those leads to which `actor` has an unsent reply. Throws `not-allowed`. */
export async function listDrafted({ db }: DeskContext, actor: Actor, leadIds: readonly string[]) {
  requireRight(actor, 'leads');
  const drafts = await listDrafts(db, leadIds);
  return drafts.filter(({ staffId }) => staffId === actor.id).map(({ leadId }) => leadId);
}

/** Selects from `leadIds` those in the view `failed`. Throws `not-allowed`. */
export async function listNotDelivered({ db }: DeskContext, actor: Actor, leadIds: readonly string[]) {
  requireRight(actor, 'leads');
  return listFailedLeads(db, leadIds);
}

/**
 * Queues a reply that was given up again, to `email`: the person may have mistyped the address. The lead stays open until
 * the delivery answers it (`applyReplyDelivery`); it is `actor`'s if it had no owner. A note has the former address. Throws
 * `entry-invalid` for what is no address, `lead-changed` if `revision` is not current or somebody has sent the reply
 * again, `lead-unknown` and `not-allowed`.
 */
export async function sendReplyAgain(
  { db, clock }: DeskContext,
  actor: Actor,
  leadId: string,
  { replyId, revision, ...entered }: { readonly replyId: string; readonly email: string; readonly revision: number },
): Promise<void> {
  requireRight(actor, 'leads');
  const email = normaliseEmail(entered.email);
  if (!isEmail(email)) throw new MoharError('entry-invalid', 'the email address looks like name@example.in');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const { ownerId, table, email: former } = await lockLead(trx, leadId);
    const reply = await findReply(trx, replyId);
    if (reply?.leadId !== leadId) throw new MoharError('lead-unknown', 'the reply was erased');
    await changeLead(trx, leadId, ownerId === '' ? { ownerId: actor.id } : {}, revision);
    if (email !== former) {
      await setEmail(trx, table, leadId, email);
      const text = leadPageWords.formatCorrected(former, email);
      const note = {
        id: createOrderedId(),
        leadId,
        staffId: actor.id,
        at: now.toISOString(),
        kind: 'note',
        text,
      } as const;
      await insertNote(trx, note);
      await recordChange(trx, actor, leadId, ['lead-email'], now);
    }
    if (!(await retryGivenUp(trx, replyId, now))) {
      throw new MoharError('lead-changed', 'somebody has sent the reply again');
    }
    await recordChange(trx, actor, leadId, ['lead-reply-again'], now);
  });
}
