import type { Executor } from '#database/connect.ts';
import type { ScheduledChange } from '#database/schema.ts';

/** Replaces the scheduled changes of an item. Call it in a transaction. */
export async function replaceSchedule(
  db: Executor,
  { kind, key }: Pick<ScheduledChange, 'kind' | 'key'>,
  changes: readonly Pick<ScheduledChange, 'isActive' | 'dueAt'>[],
): Promise<void> {
  await db.deleteFrom('scheduledChange').where('kind', '=', kind).where('key', '=', key).execute();
  const rows = changes.map((change) => ({ kind, key, ...change }));
  if (rows.length > 0) await db.insertInto('scheduledChange').values(rows).execute();
}

/** Deletes the scheduled start of an item. Returns whether it had one. */
export async function deleteScheduledStart(
  db: Executor,
  { kind, key }: Pick<ScheduledChange, 'kind' | 'key'>,
): Promise<boolean> {
  const own = db.deleteFrom('scheduledChange').where('kind', '=', kind).where('key', '=', key);
  const { numDeletedRows } = await own.where('isActive', '=', 1).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The scheduled changes of an item, earliest first. */
export function findScheduled(
  db: Executor,
  { kind, key }: Pick<ScheduledChange, 'kind' | 'key'>,
): Promise<ScheduledChange[]> {
  const own = db.selectFrom('scheduledChange').selectAll().where('kind', '=', kind).where('key', '=', key);
  return own.orderBy('dueAt').execute();
}

/** All scheduled changes, earliest first; with `until` (UTC, ISO 8601) the due ones. */
export function listScheduled(db: Executor, until?: string): Promise<ScheduledChange[]> {
  return db
    .selectFrom('scheduledChange')
    .selectAll()
    .$if(until !== undefined, (all) => all.where('dueAt', '<=', until ?? ''))
    .orderBy('dueAt')
    .execute();
}

/**
 * Deletes a change if its `dueAt` is current. Of concurrent processes one gets `true`; none if an editor has moved the
 * date meanwhile.
 */
export async function takeScheduled(db: Executor, { kind, key, isActive, dueAt }: ScheduledChange): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('scheduledChange')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('isActive', '=', isActive)
    .where('dueAt', '=', dueAt)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
