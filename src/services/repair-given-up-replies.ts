import type { Executor } from '#database/connect.ts';
import { findReply } from '#database/lead/lead-notes.ts';
import { lockState } from '#database/lead/lead-store.ts';
import { listMessagesOf, listUndeliveredPage } from '#database/outbox/outbox-store.ts';
import { countUndelivered } from '#database/outbox/undelivered-counts.ts';
import type { OutboxMessage } from '#domain/outbox/outbox.ts';
import { applyReplyDelivery, findLastAction, isLastReply, replyActions } from '#services/apply-reply-delivery.ts';

/**
 * Reopens the leads of replies that a process of 0.3.0 gave up, before an upgrade or during it: it left them answered.
 * Idempotent, also with several processes. To be deleted when no upgrade from 0.3.0 is supported any more.
 */
export async function repairGivenUpReplies(db: Executor, now: Date): Promise<void> {
  const { givenUp } = await countUndelivered(db);
  const messages = (await listUndeliveredPage(db, { offset: 0, limit: givenUp })).filter(isGivenUpReply);
  for (const leadId of new Set(messages.map(({ subjectId }) => subjectId))) {
    await db.transaction().execute((trx) => repairRepliesOf(trx, leadId, now));
  }
}

const isGivenUpReply = ({ kind, state }: OutboxMessage): boolean => kind === 'reply' && state === 'given-up';

async function repairRepliesOf(trx: Executor, leadId: string, now: Date): Promise<void> {
  const lead = await lockState(trx, leadId);
  const failed = (await listMessagesOf(trx, [leadId])).filter(isGivenUpReply);
  const isApplied = (await findLastAction(trx, leadId, replyActions)) === 'lead-reply-failed';
  for (const { id } of failed) {
    const reply = await findReply(trx, id);
    if (!lead || !reply) continue;
    const isDone = lead.status === 'answered' || lead.status === 'closed';
    // Its answer is this reply, or its failure was not applied.
    const mustRepair = lead.answeredAt === reply.at || (isDone && !isApplied && (await isLastReply(trx, reply)));
    if (mustRepair) await applyReplyDelivery(trx, id, 'given-up', now);
  }
}
