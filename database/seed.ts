import type { Executor } from '#database/connect.ts';
import { readCounter } from '#database/counter/counter-store.ts';
import { type Publication, publishWithin } from '#database/publish.ts';

const seedCounter = 'seeded';

/**
 * Publishes what a new site begins with, once in the store's life: of several processes that start at once one does it and
 * the others wait. What was changed or switched off since stays so. Answers whether it was this call.
 */
export async function seedOnce(db: Executor, read: () => Promise<Publication>, now = new Date()): Promise<boolean> {
  if ((await readCounter(db, seedCounter)) > 0) return false;
  const publication = await read();
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('counter')
      .values({ name: seedCounter, value: 1 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!claimed) return false;
    await publishWithin(transaction, publication, now);
    return true;
  });
}
