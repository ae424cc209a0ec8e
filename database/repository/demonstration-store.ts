import type { Executor } from '#database/connect.ts';
import { moveCounter, revisionCounter } from '#database/counter/counter-store.ts';
import type { Demonstration } from '#domain/certificate/certificate.ts';

const names = ['root-ca', 'ca', 'sub-ca', 'crl', 'crl-key'] as const satisfies readonly (keyof Demonstration)[];

/** The demonstration that this store has; `undefined` before there is one. */
export async function readDemonstration(db: Executor): Promise<Demonstration | undefined> {
  const rows = await db.selectFrom('demonstration_file').selectAll().execute();
  const found = new Map(rows.map(({ name, bytes }) => [name, new Uint8Array(bytes)]));
  const files = names.flatMap((name) => {
    const bytes = found.get(name);
    return bytes ? [[name, bytes] as const] : [];
  });
  return files.length === names.length ? (Object.fromEntries(files) as Demonstration) : undefined;
}

/** Keeps a demonstration if there is none yet: of several processes the first. Answers whether it was this call. */
export function keepDemonstration(db: Executor, made: Demonstration): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    for (const name of names) {
      const added = await transaction
        .insertInto('demonstration_file')
        .values({ name, bytes: made[name] })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      if (!added) return false;
    }
    await moveCounter(transaction, revisionCounter);
    return true;
  });
}

/**
 * Puts the next list in the place of the one it was made from, and moves the revision. Of several processes that renew the
 * same list one succeeds; the others are answered `false`, and their list is never seen.
 */
export function replaceCrl(
  db: Executor,
  { previous, next }: { readonly [List in 'previous' | 'next']: Uint8Array },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const replaced = await transaction
      .updateTable('demonstration_file')
      .set({ bytes: next })
      .where('name', '=', 'crl')
      .where('bytes', '=', previous)
      .returning('name')
      .executeTakeFirst();
    if (!replaced) return false;
    await moveCounter(transaction, revisionCounter);
    return true;
  });
}
