import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertAudit } from '#database/audit/audit-store.ts';
import { findMessage, findNewest, queueMessages } from '#database/outbox/outbox-store.ts';
import { MoharError } from '#domain/errors.ts';
import { type MailboxName, mailboxNames, type OutboxMessage } from '#domain/outbox/outbox.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';

/**
 * Queues a mail to one of our mailboxes, to test the delivery. Returns its id. Throws `entry-invalid` for an unknown
 * mailbox, and `not-allowed`.
 */
export async function sendTestMail({ db, clock }: DeskContext, actor: Actor, mailbox: string): Promise<string> {
  requireRight(actor, 'leads');
  const subjectId = toMailbox(mailbox);
  if (!subjectId) throw new MoharError('entry-invalid', 'there is no such mailbox');
  const now = clock();
  const id = randomUUIDv7();
  await db.transaction().execute(async (trx) => {
    await queueMessages(trx, [{ id, kind: 'test', subjectId, deduplicationKey: `test:${randomUUID()}` }], now);
    await insertAudit(trx, [{ staffId: actor.id, action: 'test-mail-queued', detail: subjectId }], now);
  });
  return id;
}

const toMailbox = (name: string): MailboxName | undefined => mailboxNames.find((known) => known === name);

/** The site's process polls the outbox every five seconds, and a mail server answers in a few. Milliseconds. */
const maxWait = 12_000;
const interval = 200;

/**
 * Waits for the first attempt to deliver a test mail, at most `maxWait`. Does not wait without a mail server. Throws
 * `not-allowed`.
 */
export async function waitForTestMail({ db, isMailConfigured }: DeskContext, actor: Actor, id: string): Promise<void> {
  requireRight(actor, 'leads');
  if (!isMailConfigured) return;
  for (let waited = 0; waited < maxWait; waited += interval) {
    const message = await findMessage(db, id);
    if (!message || toOutcome(message) !== 'waiting') return;
    await sleep(interval);
  }
}

/** The result of a test mail; a failed one is tried again by itself unless it was given up. */
type TestOutcome = 'waiting' | 'delivered' | 'failed';

function toOutcome({ state, lastError }: OutboxMessage): TestOutcome {
  if (state === 'delivered') return 'delivered';
  return state === 'given-up' || lastError !== '' ? 'failed' : 'waiting';
}

/** The last test mail and its outcome; `undefined` where there is none of the last days. Throws `not-allowed`. */
export async function readTestMail({ db }: DeskContext, actor: Actor) {
  requireRight(actor, 'leads');
  const message = await findNewest(db, 'test');
  const mailbox = message && toMailbox(message.subjectId);
  if (!message || !mailbox) return;
  const { createdAt: queuedAt, dueAt, lastError, state } = message;
  return { mailbox, queuedAt, outcome: toOutcome(message), lastError, retriedAt: state === 'waiting' ? dueAt : '' };
}
