import type { Executor } from '#database/connect.ts';
import { incrementRevision } from '#database/counter/counter-store.ts';
import type { Demonstration } from '#domain/certificate/certificate.ts';

const names = ['root-ca', 'ca', 'sub-ca', 'crl', 'crl-key'] as const satisfies readonly (keyof Demonstration)[];

/** The demonstration's files; `undefined` before they are created. */
export async function findDemonstration(db: Executor): Promise<Demonstration | undefined> {
  const rows = await db.selectFrom('demonstrationFile').selectAll().where('name', 'in', names).execute();
  if (rows.length < names.length) return undefined;
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, new Uint8Array(bytes)])) as Demonstration;
}

/** Inserts a demonstration where there is none; of several processes one does. Returns whether it was this call. */
export function insertDemonstration(db: Executor, demonstration: Demonstration): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    for (const name of names) {
      const inserted = await transaction
        .insertInto('demonstrationFile')
        .values({ name, bytes: demonstration[name] })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      if (!inserted) return false;
    }
    await incrementRevision(transaction);
    return true;
  });
}

/**
 * Replaces the CRL by its successor, and increments the revision. Compare-and-swap: of several processes that renew the same
 * CRL one gets true; the others' CRLs are discarded.
 */
export function updateCrl(
  db: Executor,
  { previous, next }: { readonly previous: Uint8Array; readonly next: Uint8Array },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('demonstrationFile')
      .set({ bytes: next })
      .where('name', '=', 'crl')
      .where('bytes', '=', previous)
      .returning('name')
      .executeTakeFirst();
    if (!updated) return false;
    await incrementRevision(transaction);
    return true;
  });
}
