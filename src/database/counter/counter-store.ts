import type { Executor } from '#database/connect.ts';

/** Every published change increments it; a new value invalidates caches of content. */
export const revisionCounter = 'revision';

/** Increments a counter and returns its new value. Two transactions never get the same one. */
export async function incrementCounter(db: Executor, name: string): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counter.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Serialises publishing transactions: the others wait for the commit, and then read its changes. */
export async function lockRevision(db: Executor): Promise<void> {
  await db
    .insertInto('counter')
    .values({ name: revisionCounter, value: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row.ref('counter.value') })))
    .execute();
}

/** Increments the revision, in the transaction of the change. */
export async function incrementRevision(db: Executor): Promise<void> {
  await incrementCounter(db, revisionCounter);
}

/** Inserts a counter with the value 1; `false` if it exists. Of concurrent callers one gets `true`. */
export async function insertCounter(db: Executor, name: string): Promise<boolean> {
  const inserted = await db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The value of a counter; 0 before it was first incremented. */
export async function readCounter(db: Executor, name: string): Promise<number> {
  const row = await db.selectFrom('counter').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** Sets a counter; a missing one is inserted. */
export async function setCounter(db: Executor, name: string, value: number): Promise<void> {
  await db
    .insertInto('counter')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
