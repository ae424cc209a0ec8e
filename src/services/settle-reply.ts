import { insertAudit, listAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { findReply, listReplies } from '#database/lead/lead-notes.ts';
import { lockState } from '#database/lead/lead-store.ts';
import { countUndelivered, listMessagesOf, listUndeliveredPage } from '#database/outbox/outbox-store.ts';
import { setAnsweredAt, updateState } from '#database/submission/submission-store.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import type { LeadReply } from '#domain/lead/lead.ts';
import type { OutboxMessage } from '#domain/outbox/outbox.ts';

const replyActions: readonly AuditAction[] = ['lead-reply', 'lead-reply-again', 'lead-reply-failed'];

/**
 * Updates a lead after the delivery of a reply, whose message has its id; ignores ids of other messages. If the last reply is given up, the lead is in
 * progress again and not answered. If a reply is delivered after a failure, it answers the lead. Call it in the
 * transaction that records the attempt.
 */
export async function settleReply(
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

/**
 * Settles the replies that a process of 0.3.0 gave up, before an upgrade or during it: it left their leads answered.
 * Idempotent, also with several processes.
 */
export async function settleGivenUpReplies(db: Executor, now: Date): Promise<void> {
  const { givenUp } = await countUndelivered(db);
  const messages = (await listUndeliveredPage(db, { offset: 0, limit: givenUp })).filter(isGivenUpReply);
  for (const leadId of new Set(messages.map(({ subjectId }) => subjectId))) {
    await db.transaction().execute((trx) => settleGivenUpRepliesOf(trx, leadId, now));
  }
}

const isGivenUpReply = ({ kind, state }: OutboxMessage): boolean => kind === 'reply' && state === 'given-up';

async function settleGivenUpRepliesOf(trx: Executor, leadId: string, now: Date): Promise<void> {
  const lead = await lockState(trx, leadId);
  const failed = (await listMessagesOf(trx, [leadId])).filter(isGivenUpReply);
  const isSettled = (await findLastAction(trx, leadId, replyActions)) === 'lead-reply-failed';
  for (const { id } of failed) {
    const reply = await findReply(trx, id);
    if (!lead || !reply) continue;
    const isDone = lead.status === 'answered' || lead.status === 'closed';
    // Its answer is this reply, or nobody has settled it since.
    const isUnsettled = lead.answeredAt === reply.at || (isDone && !isSettled && (await isLastReply(trx, reply)));
    if (isUnsettled) await settleReply(trx, id, 'given-up', now);
  }
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

/** Answers a lead after `reopenLead` and a retry. On the first attempt `replyToLead` has answered it already. */
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

async function isLastReply(trx: Executor, { id, leadId }: LeadReply): Promise<boolean> {
  return (await listReplies(trx, [leadId])).at(-1)?.id === id;
}

/** The newest of these actions among the last hundred audit entries of a lead. */
async function findLastAction(trx: Executor, subjectId: string, actions: readonly AuditAction[]) {
  const history = await listAudit(trx, { subjectId }, 100);
  return history.find(({ action }) => actions.includes(action))?.action;
}
