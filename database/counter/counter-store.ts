import type { Executor } from '#database/connect.ts';

/** Moves a counter on by one and answers where it stands then. Two transactions never get the same number. */
export async function moveCounter(db: Executor, name: string): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counter.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Where a counter stands; 0 before it was first moved. */
export async function readCounter(db: Executor, name: string): Promise<number> {
  const row = await db.selectFrom('counter').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** Sets a counter. */
export async function setCounter(db: Executor, name: string, value: number): Promise<void> {
  await db
    .insertInto('counter')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Moves with every published change: who keeps what is made from content holds it against this. */
export const revisionCounter = 'revision';
