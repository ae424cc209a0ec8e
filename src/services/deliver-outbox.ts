import type { Executor } from '#database/connect.ts';
import { findEnquiry } from '#database/enquiry/enquiry-store.ts';
import { lockState } from '#database/lead/lead-store.ts';
import { claimDue, deleteFinished, recordAttempt } from '#database/outbox/outbox-store.ts';
import {
  channelOf,
  isAcknowledgement,
  type OutboxChannel,
  type OutboxMessage,
  outboxMessageKinds,
} from '#domain/outbox/outbox.ts';
import { DeliveryError } from '#mail/delivery-error.ts';
import { defaultBackoff, type OutboxWorker, startWorker, type WorkerEvent } from '#mail/outbox/worker.ts';
import { maxConnections, type SendMail } from '#mail/smtp.ts';
import type { SendLead } from '#mail/webhook.ts';
import { applyReplyDelivery } from '#services/apply-reply-delivery.ts';
import { composeMail, type MailContext } from '#services/compose-mail.ts';
import type { Log } from '#services/log.ts';
import { startPolling } from '#services/poll.ts';
import { createDailyQueue } from '#services/queue-digests.ts';
import { repairGivenUpReplies } from '#services/repair-given-up-replies.ts';
import { deleteExpiredFingerprints } from '#services/save-submission.ts';

/** Dependencies. An `undefined` sender is not configured: its messages wait. */
export type OutboxContext = MailContext & {
  /** Seconds before the second attempt to deliver a message. */
  readonly retrySeconds: number;
  readonly sendMail: SendMail | undefined;
  readonly sendLead: SendLead | undefined;
  readonly clock: () => Date;
  readonly log: Log;
  /** Counts each attempt by its outcome. */
  readonly countDelivery: (channel: OutboxChannel, outcome: DeliveryOutcome) => void;
};

/** The outcome of an attempt to deliver a message. */
export type DeliveryOutcome = Exclude<WorkerEvent['event'], 'error'>;

const day = 24 * 3_600_000;
/** A later acknowledgement would only confuse. Milliseconds. */
const acknowledgementExpiry = 3 * day;
/** Retention of delivered messages: the daily limit of acknowledgements and the digest need them. Milliseconds. */
const deliveredRetention = 7 * day;
const cleanupInterval = 3_600_000;
const digestInterval = 5_000;
const maxPollSeconds = 5;

/**
 * Delivers the messages of the outbox, queues the daily mails, and deletes expired rows hourly. Each runs
 * independently, so a failure does not delay the others.
 */
export function startOutboxDelivery(context: OutboxContext): OutboxWorker {
  const { db, retrySeconds, sendMail, sendLead, clock, log, digestTime, countDelivery } = context;
  const start = (channel: OutboxChannel, isConfigured: boolean) => {
    const kinds = isConfigured ? outboxMessageKinds.filter((kind) => channelOf(kind) === channel) : [];
    return startWorker({
      claim: (leaseSeconds, now) => claimDue(db, { kinds, leaseSeconds, now }),
      record: (message, result) =>
        db.transaction().execute(async (trx) => {
          // The lead before its message, as an erasure locks them.
          if (message.kind === 'reply') await lockState(trx, message.subjectId);
          const isRecorded = await recordAttempt(trx, message, result);
          if (isRecorded && result.outcome !== 'retry') {
            await applyReplyDelivery(trx, message.id, result.outcome, clock());
          }
        }),
      deliver: (message, signal) => deliver(message, context, signal),
      backoff: { ...defaultBackoff, firstSeconds: retrySeconds },
      concurrency: maxConnections,
      pollSeconds: Math.min(maxPollSeconds, retrySeconds),
      clock,
      onEvent(event) {
        if (event.event !== 'error') countDelivery(channel, event.event);
        logEvent(log, event);
      },
    });
  };
  // One worker per channel, so that a CRM that is down or does not respond never delays the mail.
  const workers = [start('mail', sendMail !== undefined), start('webhook', sendLead !== undefined)];
  const polls = [
    startPolling(() => cleanUp(db, clock()), {
      interval: cleanupInterval,
      log,
      failure: 'delivered messages could not be deleted',
    }),
    startPolling(() => repairGivenUpReplies(db, clock()), {
      interval: cleanupInterval,
      log,
      failure: 'leads of replies that were given up could not be put back',
    }),
  ];
  const queues = [
    { queue: createDailyQueue(db, 'suspicion-report', digestTime), name: 'the report of suspected robots' },
  ];
  if (digestTime !== '') queues.push({ queue: createDailyQueue(db, 'digest', digestTime), name: 'the digest' });
  for (const { queue, name } of queues) {
    const failure = `${name} could not be queued`;
    polls.push(startPolling(() => queue(clock()), { interval: digestInterval, log, failure }));
  }
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop(graceSeconds) {
      await Promise.all([...workers.map((worker) => worker.stop(graceSeconds)), ...polls.map((poll) => poll.stop())]);
    },
  };
}

async function cleanUp(db: Executor, now: Date): Promise<void> {
  await deleteFinished(db, new Date(now.getTime() - deliveredRetention).toISOString());
  await deleteExpiredFingerprints(db, now);
}

/** Composes the message from the current data of its subject, and sends it. Rejects with a `DeliveryError`. */
async function deliver(message: OutboxMessage, context: OutboxContext, signal: AbortSignal): Promise<void> {
  const { db, sendMail, sendLead, clock } = context;
  const age = clock().getTime() - Date.parse(message.createdAt);
  if (isAcknowledgement(message.kind) && age > acknowledgementExpiry) {
    throw new DeliveryError('refused', 'it has waited for more than three days');
  }
  if (message.kind === 'enquiry-webhook') {
    const enquiry = await findEnquiry(db, message.subjectId);
    if (enquiry) await sendLead?.(message.id, enquiry, signal);
    return;
  }
  const mail = await composeMail(message.kind, message, context);
  if (mail) await sendMail?.(message.id, mail.to, mail.message, signal);
}

function logEvent(log: Log, event: WorkerEvent): void {
  if (event.event === 'error') log.error({ err: event.error }, 'the outbox could not be read');
  else if (event.event === 'not-composed')
    log.error({ err: event.error, kind: event.kind }, 'a message could not be composed');
  else if (event.event === 'delivered') log.info(event, 'a message was delivered');
  else log.warn(event, 'a message was not delivered');
}
