import { randomUUID } from 'node:crypto';
import { type AuditFilter, insertAudit, listAudit } from '#database/audit/audit-store.ts';
import { listBackups } from '#database/backup/backup-folder.ts';
import {
  countUndelivered,
  listUndeliveredPage,
  queueMessages,
  retryUndelivered,
} from '#database/outbox/outbox-store.ts';
import { MoharError } from '#domain/errors.ts';
import { mailboxNames } from '#domain/outbox/outbox.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';

/**
 * The time of the last backup (UTC, ISO 8601; blank for none), whether it is too old, and the retention of leads in
 * days. Throws `not-allowed`.
 */
export function getBackupStatus({ backup, retention, clock }: DeskContext, actor: Actor) {
  requireRight(actor, 'leads');
  const last = listBackups(backup.folder).at(-1)?.createdAt;
  const isOld = last === undefined || clock().getTime() - last.getTime() > backup.maxAgeHours * 3_600_000;
  return { backup: { last: last?.toISOString() ?? '', isOld }, retention };
}

/** Messages on a page. */
const messagesPerPage = 10;

/**
 * A page of undelivered messages, failed ones first. Pages count from 1; a number out of range is clamped. Throws
 * `not-allowed`.
 */
export async function readOutbox({ db, isMailConfigured }: DeskContext, actor: Actor, asked = 1) {
  requireRight(actor, 'leads');
  const counts = await countUndelivered(db);
  const pages = Math.max(1, Math.ceil((counts.waiting + counts.givenUp) / messagesPerPage));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages);
  const offset = (page - 1) * messagesPerPage;
  const messages = await listUndeliveredPage(db, { offset, limit: messagesPerPage });
  return { counts, messages, page, pages, isMailConfigured };
}

/** A message that waits longer is reported: the outbox is polled every few seconds. Milliseconds. */
const maxWaiting = 10 * 60_000;

/** The time of the oldest message that waits for too long (UTC, ISO 8601); blank for none. Throws `not-allowed`. */
export async function findStuckMail({ db, clock }: DeskContext, actor: Actor): Promise<string> {
  requireRight(actor, 'leads');
  const { oldest } = await countUndelivered(db);
  return oldest !== '' && clock().getTime() - Date.parse(oldest) > maxWaiting ? oldest : '';
}

/** Makes undelivered messages due now, as `retryUndelivered`. Returns how many. Throws `not-allowed`. */
export async function retryOutbox({ db, clock }: DeskContext, actor: Actor): Promise<number> {
  requireRight(actor, 'leads');
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const retried = await retryUndelivered(trx, now);
    await insertAudit(trx, [{ staffId: actor.id, action: 'outbox-retried', detail: String(retried) }], now);
    return retried;
  });
}

/**
 * Queues a mail to one of our mailboxes, to test the delivery. Throws `entry-invalid` for an unknown mailbox, and
 * `not-allowed`.
 */
export async function sendTestMail({ db, clock }: DeskContext, actor: Actor, mailbox: string): Promise<void> {
  requireRight(actor, 'leads');
  const subjectId = mailboxNames.find((name) => name === mailbox);
  if (!subjectId) throw new MoharError('entry-invalid', 'there is no such mailbox');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await queueMessages(trx, [{ kind: 'test', subjectId, deduplicationKey: `test:${randomUUID()}` }], now);
    await insertAudit(trx, [{ staffId: actor.id, action: 'test-mail-queued', detail: subjectId }], now);
  });
}

/** The current certificates and CRLs. Throws `not-allowed`. */
export async function readRepository(context: DeskContext, actor: Actor) {
  requireRight(actor, 'leads');
  return context.readRepository();
}

/** The findings of `npm run doctor`, without the store's. Throws `not-allowed`. */
export async function readFindings(context: DeskContext, actor: Actor) {
  requireRight(actor, 'leads');
  return context.checkSite();
}

/** Entries of the audit log on a page. */
const entriesPerPage = 100;

/** A page of the audit log, newest first, and the cursor of the next page. Throws `not-allowed`. */
export async function readAudit({ db }: DeskContext, actor: Actor, filter: AuditFilter) {
  requireRight(actor, 'staff');
  const found = await listAudit(db, filter, entriesPerPage + 1);
  const entries = found.slice(0, entriesPerPage);
  return { entries, next: found.length > entriesPerPage ? entries.at(-1)?.id : undefined };
}
