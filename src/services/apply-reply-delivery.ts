import { insertAudit, listAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { findReply, listReplies } from '#database/lead/lead-notes.ts';
import { lockState } from '#database/lead/lead-store.ts';
import { listMessagesOf } from '#database/outbox/outbox-store.ts';
import { setAnsweredAt, updateState } from '#database/submission/submission-store.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import type { LeadReply } from '#domain/lead/lead.ts';

export const replyActions: readonly AuditAction[] = ['lead-reply', 'lead-reply-again', 'lead-reply-failed'];

/**
 * Updates a lead after the delivery of a reply. A first reply has answered its lead when it was queued (`replyToLead`);
 * if it is given up and is the last one, the lead is in progress again and not answered. If a reply is delivered after a
 * failure, it answers the lead. `replyId` is the id of a message too: those of other messages are ignored. Call it in
 * the transaction that records the attempt.
 */
export async function applyReplyDelivery(
  trx: Executor,
  replyId: string,
  outcome: 'delivered' | 'given-up',
  now: Date,
): Promise<void> {
  const reply = await findReply(trx, replyId);
  if (!reply) return;
  const lead = await lockState(trx, reply.leadId);
  if (!lead) return;
  await (outcome === 'delivered' ? markAnswered : reopenLead)(trx, lead, reply, now);
}

type LockedLead = NonNullable<Awaited<ReturnType<typeof lockState>>>;

async function reopenLead(trx: Executor, lead: LockedLead, reply: LeadReply, now: Date): Promise<void> {
  const replies = await listReplies(trx, [reply.leadId]);
  const failed = new Set(
    (await listMessagesOf(trx, [reply.leadId])).filter(({ state }) => state === 'given-up').map(({ id }) => id),
  );
  const isLast = replies.at(-1)?.id === reply.id;
  const mustReopen = isLast && (lead.status === 'answered' || lead.status === 'closed');
  const isFirstAnswer = lead.answeredAt === reply.at;
  // Also without a change: the revision tells open pages of the failure.
  const set = mustReopen ? { status: 'in-progress' as const } : {};
  await updateState(trx, lead.table, reply.leadId, set);
  if (isFirstAnswer) {
    const next = replies.find(({ id }) => id !== reply.id && !failed.has(id));
    await setAnsweredAt(trx, lead.table, reply.leadId, next?.at ?? '');
  }
  await insertAudit(trx, [{ staffId: '', action: 'lead-reply-failed', subjectId: reply.leadId }], now);
}

/** Answers a lead after `reopenLead` and a retry. */
async function markAnswered(trx: Executor, lead: LockedLead, reply: LeadReply, now: Date): Promise<void> {
  const isOpen = lead.status === 'new' || lead.status === 'in-progress';
  const last = await findLastAction(trx, reply.leadId, ['lead-status', ...replyActions]);
  // A status that was set by hand since is not changed.
  const isPending = last === 'lead-reply-failed' || last === 'lead-reply-again';
  const isAnswered = isOpen && isPending && (await isLastReply(trx, reply));
  if (lead.answeredAt !== '' && !isAnswered) return;
  const set = { answeredAt: now.toISOString(), ...(isAnswered ? { status: 'answered' as const } : {}) };
  await updateState(trx, lead.table, reply.leadId, set);
  await insertAudit(trx, [{ staffId: '', action: 'lead-reply-delivered', subjectId: reply.leadId }], now);
}

export async function isLastReply(trx: Executor, { id, leadId }: LeadReply): Promise<boolean> {
  return (await listReplies(trx, [leadId])).at(-1)?.id === id;
}

/** The newest of these actions among the last hundred audit entries of a lead. */
export async function findLastAction(trx: Executor, subjectId: string, actions: readonly AuditAction[]) {
  const history = await listAudit(trx, { subjectId }, 100);
  return history.find(({ action }) => actions.includes(action))?.action;
}
