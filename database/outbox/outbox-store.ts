import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { OutboxTable } from '#database/schema.ts';
import {
  type AttemptResult,
  type OutboxMessage,
  type OutboxMessageKind,
  type OutboxState,
  outboxMessageKinds,
} from '#domain/outbox/outbox.ts';

/**
 * Inserts a message to deliver, once per `onceKey`, by default once per kind and subject. Returns whether it was inserted.
 * Call it in the transaction that inserts the subject.
 */
export async function queueMessage(
  db: Executor,
  kind: OutboxMessageKind,
  subjectId: string,
  now: Date,
  onceKey = `${kind}:${subjectId}`,
): Promise<boolean> {
  const inserted = await db
    .insertInto('outbox')
    .values({
      id: randomUUIDv7(),
      kind,
      subject_id: subjectId,
      once_key: onceKey,
      created_at: now.toISOString(),
      due_at: now.toISOString(),
      attempts: 0,
      state: 'waiting',
      last_error: '',
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Claims the message that is longest due, of these kinds, with a lease of `leaseSeconds`: no other process gets it before
 * the lease expires, and if this process dies it is due again then. Several processes may call it at once.
 */
export async function claimDue(
  db: Executor,
  { kinds, leaseSeconds, now }: { kinds: readonly OutboxMessageKind[]; leaseSeconds: number; now: Date },
): Promise<OutboxMessage | undefined> {
  if (kinds.length === 0) return undefined;
  const time = now.toISOString();
  const row = await db
    .updateTable('outbox')
    .set((column) => ({
      attempts: column('attempts', '+', 1),
      due_at: new Date(now.getTime() + leaseSeconds * 1_000).toISOString(),
    }))
    .where('id', '=', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', time)
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1),
    )
    // Repeated for the row itself: on PostgreSQL another process may have claimed it after the subquery read it.
    .where('state', '=', 'waiting')
    .where('due_at', '<=', time)
    .returningAll()
    .executeTakeFirst();
  return row && toMessage(row);
}

/** Updates a message with the result of an attempt. */
export async function recordAttempt(db: Executor, id: string, result: AttemptResult): Promise<void> {
  const state: OutboxState = result.outcome === 'retry' ? 'waiting' : result.outcome;
  await db
    .updateTable('outbox')
    .set({
      state,
      last_error: result.outcome === 'delivered' ? '' : result.error,
      ...(result.outcome === 'retry' ? { due_at: result.dueAt.toISOString() } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** The messages that are not delivered, oldest first. */
export async function listUndelivered(db: Executor): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '!=', 'delivered')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toMessage);
}

/** The messages about these subjects, oldest first. */
export async function listMessagesOf(db: Executor, subjectIds: readonly string[]): Promise<OutboxMessage[]> {
  const rows = await inBatches(subjectIds, (batch) =>
    db.selectFrom('outbox').selectAll().where('subject_id', 'in', batch).orderBy('id').execute(),
  );
  return rows.map(toMessage);
}

/** Makes all undelivered messages due now, those that were given up included. Returns how many. */
export async function retryUndelivered(db: Executor, now: Date): Promise<number> {
  const updated = await db
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: now.toISOString(), attempts: 0 })
    .where('state', '!=', 'delivered')
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** Deletes delivered messages that were created before a time (UTC, ISO 8601). */
export async function deleteDelivered(db: Executor, before: string): Promise<void> {
  await db.deleteFrom('outbox').where('state', '=', 'delivered').where('created_at', '<', before).execute();
}

function toMessage(row: Selectable<OutboxTable>): OutboxMessage {
  const kind = outboxMessageKinds.find((known) => known === row.kind);
  if (!kind) throw new TypeError(`the outbox holds a message of an unknown kind: ${row.kind}`);
  return {
    id: row.id,
    kind,
    subjectId: row.subject_id,
    createdAt: row.created_at,
    dueAt: row.due_at,
    attempts: row.attempts,
    state: row.state === 'given-up' || row.state === 'delivered' ? row.state : 'waiting',
    lastError: row.last_error,
  };
}
