import { insertAudit } from '#database/audit/audit-store.ts';
import { findReply, listFailedLeads } from '#database/lead/lead-notes.ts';
import { findState } from '#database/lead/lead-store.ts';
import { retryGivenUp } from '#database/outbox/outbox-store.ts';
import { updateState } from '#database/submission/submission-store.ts';
import { MoharError } from '#domain/errors.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';

/** Filters leads by an undelivered last reply. Throws `not-allowed`. */
export async function listNotDelivered({ db }: DeskContext, actor: Actor, leadIds: readonly string[]) {
  requireRight(actor, 'leads');
  return listFailedLeads(db, leadIds);
}

/**
 * Queues an undelivered reply again. The lead is answered then, as by `replyToLead`, but `answeredAt` is set on
 * delivery: the reply has failed before. Throws `lead-changed` if `revision` is not current, `lead-unknown` and
 * `not-allowed`.
 */
export async function sendReplyAgain(
  { db, clock }: DeskContext,
  actor: Actor,
  leadId: string,
  { replyId, revision }: { readonly replyId: string; readonly revision: number },
): Promise<void> {
  requireRight(actor, 'leads');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const lead = await findState(trx, leadId);
    const reply = await findReply(trx, replyId);
    if (!lead || reply?.leadId !== leadId) throw new MoharError('lead-unknown', 'the lead or the reply was erased');
    const owner = lead.ownerId === '' ? { ownerId: actor.id } : {};
    const isCurrent = await updateState(trx, lead.table, leadId, { status: 'answered', ...owner }, revision);
    if (!isCurrent || !(await retryGivenUp(trx, replyId, now))) {
      throw new MoharError('lead-changed', 'somebody has changed the lead, or sent the reply again');
    }
    await insertAudit(trx, [{ staffId: actor.id, action: 'lead-reply-again', subjectId: leadId }], now);
  });
}
