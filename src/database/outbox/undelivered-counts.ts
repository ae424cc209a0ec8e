import type { ExpressionBuilder } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { messageColumns } from '#database/outbox/outbox-store.ts';
import type { Schema } from '#database/schema.ts';
import { isAcknowledgement, type OutboxMessage, type OutboxMessageKind } from '#domain/outbox/outbox.ts';

export type UndeliveredCounts = {
  readonly waiting: number;
  readonly givenUp: number;
  /** Given-up messages that somebody should send again: all but acknowledgements, which come too late. */
  readonly toSendAgain: number;
  /** When the message that waits longest was queued; blank for none. */
  readonly oldest: string;
};

export async function countUndelivered(db: Executor): Promise<UndeliveredCounts> {
  const counts = await db
    .selectFrom('outbox')
    .select((row) => [
      'kind',
      'state',
      row.fn.countAll<number | string>().as('count'),
      // A message that was queued again counts as waiting from then on. During its first attempt `dueAt` is the end of the lease.
      row.fn.min(row.case().when(isFresh(row)).then(row.ref('dueAt')).else(row.ref('createdAt')).end()).as('oldest'),
    ])
    .where('state', '!=', 'delivered')
    .groupBy(['kind', 'state'])
    .execute();
  const sum = (rows: typeof counts): number => rows.reduce((total, { count }) => total + Number(count), 0);
  const waiting = counts.filter(({ state }) => state === 'waiting');
  const givenUp = counts.filter(({ state }) => state === 'given-up');
  return {
    waiting: sum(waiting),
    givenUp: sum(givenUp),
    toSendAgain: sum(givenUp.filter(({ kind }) => !isAcknowledgement(kind))),
    oldest: waiting.map(({ oldest }) => oldest ?? '').sort()[0] ?? '',
  };
}

/** Whether no attempt has ended since the message was queued, or was sent again. */
function isFresh(row: ExpressionBuilder<Schema, 'outbox'>) {
  return row.or([row('attempts', '=', 0), row.and([row('attempts', '=', 1), row('leaseUntil', '!=', '')])]);
}

/** How many messages of these kinds wait, and the oldest one. */
export async function findWaiting(
  db: Executor,
  kinds: readonly OutboxMessageKind[],
): Promise<{ readonly count: number; readonly oldest: OutboxMessage | undefined }> {
  const waiting = db.selectFrom('outbox').where('state', '=', 'waiting').where('kind', 'in', kinds);
  const { count } = await waiting
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const oldest = await waiting.select(messageColumns).orderBy('createdAt').orderBy('id').limit(1).executeTakeFirst();
  return { count: Number(count), oldest };
}
