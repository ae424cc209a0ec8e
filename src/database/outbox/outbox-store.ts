import { randomUUIDv7 } from 'node:crypto';
import { type ExpressionBuilder, PostgresAdapter } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { Schema } from '#database/schema.ts';
import {
  type AttemptResult,
  type ClaimedMessage,
  isAcknowledgement,
  type OutboxMessage,
  type OutboxMessageKind,
  outboxMessageKinds,
} from '#domain/outbox/outbox.ts';

/** The columns of a message that are read; `onceKey` holds its deduplication key. */
export const messageColumns = [
  'id',
  'kind',
  'subjectId',
  'createdAt',
  'dueAt',
  'attempts',
  'state',
  'lastError',
] as const;

/** A message to deliver. The default `deduplicationKey` is the kind and the subject. */
export type NewMessage = {
  readonly id?: string;
  readonly kind: OutboxMessageKind;
  readonly subjectId: string;
  readonly deduplicationKey?: string;
};

/**
 * Inserts messages to deliver, each once per deduplication key. Returns the kinds that were inserted. Call it in the
 * transaction that inserts the subject.
 */
export async function queueMessages(
  db: Executor,
  messages: readonly NewMessage[],
  now: Date,
): Promise<readonly OutboxMessageKind[]> {
  const time = now.toISOString();
  const rows = messages.map(({ id = randomUUIDv7(), kind, subjectId, deduplicationKey = `${kind}:${subjectId}` }) => {
    const queued = {
      createdAt: time,
      dueAt: time,
      attempts: 0,
      state: 'waiting' as const,
      lastError: '',
      leaseUntil: '',
    };
    return { id, kind, subjectId, onceKey: deduplicationKey, ...queued };
  });
  const inserted = await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('onceKey').doNothing())
    .returning('kind')
    .execute();
  return inserted.map(({ kind }) => kind);
}

/** The longest delay of a retry, in milliseconds. A message that is due later was queued by a wrong clock: it is due now. */
const maxDelay = 24 * 3_600_000;

/**
 * Claims the message that is longest due, of these kinds, with a lease of `leaseSeconds`: no other process gets it
 * before the lease expires, and if this process dies it is due again then. Several processes may call it at once.
 */
export async function claimDue(
  db: Executor,
  { kinds, leaseSeconds, now }: { kinds: readonly OutboxMessageKind[]; leaseSeconds: number; now: Date },
): Promise<ClaimedMessage | undefined> {
  if (kinds.length === 0) return undefined;
  const time = now.toISOString();
  const latest = new Date(now.getTime() + maxDelay).toISOString();
  const leaseUntil = new Date(now.getTime() + leaseSeconds * 1_000).toISOString();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return db
    .updateTable('outbox')
    .set((column) => ({
      attempts: column('attempts', '+', 1),
      dueAt: leaseUntil,
      leaseUntil,
    }))
    .where('id', '=', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where((row) => row.or([row('dueAt', '<=', time), row('dueAt', '>', latest)]))
        .where('kind', 'in', kinds)
        // Index order: a further column would sort the whole backlog for each claim.
        .orderBy('dueAt')
        .limit(1);
      // Skips rows that another process is claiming; SQLite has one writer at a time.
      return isPostgres ? due.forUpdate().skipLocked() : due;
    })
    .returning([...messageColumns, 'leaseUntil'])
    .executeTakeFirst();
}

/**
 * Updates a message with the result of an attempt, unless its lease has expired and another attempt has the message.
 * Returns whether it was updated.
 */
export async function recordAttempt(
  db: Executor,
  { id, leaseUntil }: Pick<ClaimedMessage, 'id' | 'leaseUntil'>,
  result: AttemptResult,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: result.outcome === 'retry' ? 'waiting' : result.outcome,
      lastError: result.outcome === 'delivered' ? '' : result.error,
      leaseUntil: '',
      ...(result.outcome === 'retry' ? { dueAt: result.dueAt.toISOString() } : {}),
    })
    .where('id', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The messages that are not delivered, oldest first. */
export async function listUndelivered(db: Executor): Promise<OutboxMessage[]> {
  const undelivered = db.selectFrom('outbox').select(messageColumns).where('state', '!=', 'delivered');
  return undelivered.orderBy('createdAt').orderBy('id').execute();
}

/** Lists a page of undelivered messages: given-up ones, then tests, then others, each the newest first. */
export async function listUndeliveredPage(
  db: Executor,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<OutboxMessage[]> {
  return db
    .selectFrom('outbox')
    .select(messageColumns)
    .where('state', '!=', 'delivered')
    .orderBy((row) => row.case().when('state', '=', 'given-up').then(0).when('kind', '=', 'test').then(1).else(2).end())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The messages about these subjects, oldest first. */
export async function listMessagesOf(db: Executor, subjectIds: readonly string[]): Promise<OutboxMessage[]> {
  return inBatches(subjectIds, (batch) =>
    db.selectFrom('outbox').select(messageColumns).where('subjectId', 'in', batch).orderBy('id').execute(),
  );
}

/** The newest message of a kind, delivered or not. Delivered ones are deleted after some days. */
export function findNewest(db: Executor, kind: OutboxMessageKind): Promise<OutboxMessage | undefined> {
  const messages = db.selectFrom('outbox').select(messageColumns).where('kind', '=', kind);
  return messages.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** A message; `undefined` for an unknown id. */
export function findMessage(db: Executor, id: string): Promise<OutboxMessage | undefined> {
  return db.selectFrom('outbox').select(messageColumns).where('id', '=', id).executeTakeFirst();
}

/** The greatest subject of the messages of a kind, up to `latest`; `undefined` if there is none. */
export async function findLastSubject(
  db: Executor,
  kind: OutboxMessageKind,
  latest: string,
): Promise<string | undefined> {
  const last = db
    .selectFrom('outbox')
    .select('subjectId')
    .where('kind', '=', kind)
    .where('subjectId', '<=', latest)
    .orderBy('subjectId', 'desc');
  return (await last.limit(1).executeTakeFirst())?.subjectId;
}

/** When the message of a subject was queued (UTC, ISO 8601); `undefined` if there is none. */
export async function findQueuedAt(
  db: Executor,
  kind: OutboxMessageKind,
  subjectId: string,
): Promise<string | undefined> {
  const found = db.selectFrom('outbox').select('createdAt').where('kind', '=', kind).where('subjectId', '=', subjectId);
  return (await found.executeTakeFirst())?.createdAt;
}

/**
 * Makes undelivered messages due now, given-up ones included. Messages with a lease are left alone. Returns how many it
 * changed.
 */
export async function retryUndelivered(db: Executor, now: Date): Promise<number> {
  const time = now.toISOString();
  const latest = new Date(now.getTime() + maxDelay).toISOString();
  const updated = await db
    .updateTable('outbox')
    .set({ state: 'waiting', dueAt: time, attempts: 0 })
    .where('state', '!=', 'delivered')
    .where((row) => row.or([row('leaseUntil', '<=', time), row('leaseUntil', '>', latest)]))
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** Makes a given-up message due now. Of concurrent callers one gets `true`. */
export async function retryGivenUp(db: Executor, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', dueAt: now.toISOString(), attempts: 0, lastError: '' })
    .where('id', '=', id)
    .where('state', '=', 'given-up')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the delivered messages, and the given-up acknowledgements, that were created before a time (UTC, ISO 8601). */
export async function deleteFinished(db: Executor, before: string): Promise<void> {
  const isFinished = (row: ExpressionBuilder<Schema, 'outbox'>) =>
    row.or([
      row('state', '=', 'delivered'),
      row.and([row('state', '=', 'given-up'), row('kind', 'in', outboxMessageKinds.filter(isAcknowledgement))]),
    ]);
  await db.deleteFrom('outbox').where(isFinished).where('createdAt', '<', before).execute();
}
