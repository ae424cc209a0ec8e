import { insertAudit } from '#database/audit/audit-store.ts';
import { findLastBackup } from '#database/backup/backup-folder.ts';
import { listUndeliveredPage, retryUndelivered } from '#database/outbox/outbox-store.ts';
import { countUndelivered, findWaiting } from '#database/outbox/undelivered-counts.ts';
import { channelOf, type OutboxChannel, outboxMessageKinds } from '#domain/outbox/outbox.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { listProblems, maxWaiting } from '#domain/state-problem.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';

/**
 * The time of the last backup (UTC, ISO 8601; blank for none), whether it is too old, and the retention of leads in
 * days. Throws `not-allowed`.
 */
export function getBackupStatus({ backup, retention, clock }: DeskContext, actor: Actor) {
  requireRight(actor, 'leads');
  const last = findLastBackup(backup.folder, clock())?.createdAt;
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

/**
 * Everything of the state page: what is wrong, a page of the outbox, the repository, and the backup. Throws
 * `not-allowed`.
 */
export async function readState(context: DeskContext, actor: Actor, page = 1) {
  const { db, clock, isMailConfigured } = context;
  const care = getBackupStatus(context, actor);
  const outbox = await readOutbox(context, actor, page);
  const repository = await readRepository(context, actor);
  const find = (channel: OutboxChannel) =>
    findWaiting(
      db,
      outboxMessageKinds.filter((kind) => channelOf(kind) === channel),
    );
  const waiting = { mail: await find('mail'), webhook: await find('webhook') };
  const { toSendAgain: givenUp } = outbox.counts;
  const problems = listProblems({ isMailConfigured, waiting, givenUp, backup: care.backup, repository }, clock());
  return { problems, ...outbox, ...care, repository };
}
