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
 * When the last backup was made (UTC, ISO 8601; blank for none) and whether it is too old, and after how many days leads are
 * erased. Throws `not-allowed`.
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
 * A page of what the outbox has not delivered, the failed messages first; of a page after the last one, the last. Pages are
 * counted from 1. Throws `not-allowed`.
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

/** Milliseconds after which a message that waits is a fault: the outbox is polled every few seconds. */
const maxWaiting = 10 * 60_000;

/** Since when mail waits that should have been sent (UTC, ISO 8601); blank where none does. Throws `not-allowed`. */
export async function findStuckMail({ db, clock }: DeskContext, actor: Actor): Promise<string> {
  requireRight(actor, 'leads');
  const { oldest } = await countUndelivered(db);
  return oldest !== '' && clock().getTime() - Date.parse(oldest) > maxWaiting ? oldest : '';
}

/** Makes every message that is not delivered due now. Throws `not-allowed`. */
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
 * Queues a mail to one of our mailboxes, which shows whether mail is delivered. Throws `entry-invalid` for an unknown mailbox, and
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

/** Certificates and CRLs as they are now. Throws `not-allowed`. */
export async function readRepository(context: DeskContext, actor: Actor) {
  requireRight(actor, 'leads');
  return context.readRepository();
}

/** What is wrong with the site, and what is missing. Throws `not-allowed`. */
export async function readFindings(context: DeskContext, actor: Actor) {
  requireRight(actor, 'leads');
  return context.checkSite();
}

/** Entries of the audit log on a page. */
const entriesPerPage = 100;

/** A page of the audit log, the newest first, and the id after which the next begins. Throws `not-allowed`. */
export async function readAudit({ db }: DeskContext, actor: Actor, filter: AuditFilter) {
  requireRight(actor, 'staff');
  const found = await listAudit(db, filter, entriesPerPage + 1);
  const entries = found.slice(0, entriesPerPage);
  return { entries, next: found.length > entriesPerPage ? entries.at(-1)?.id : undefined };
}
