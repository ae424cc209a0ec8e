import type { Executor } from '#database/connect.ts';
import { incrementRevision } from '#database/counter/counter-store.ts';
import {
  chain,
  type Demonstration,
  type DemonstrationList,
  demonstrationLists,
} from '#domain/certificate/certificate.ts';

const names: readonly (keyof Demonstration)[] = [
  ...chain,
  ...demonstrationLists.flatMap(({ list, key }) => [list, key]),
];

/** The demonstration's files; `undefined` if one is missing. */
export async function findDemonstration(db: Executor): Promise<Demonstration | undefined> {
  const rows = await db.selectFrom('demonstrationFile').selectAll().where('name', 'in', names).execute();
  if (rows.length < names.length) return undefined;
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, new Uint8Array(bytes)])) as Demonstration;
}

/**
 * Inserts a demonstration if there is none. An incomplete one is replaced: its keys are gone, so no CRL can be added.
 * Of several processes one inserts. Returns whether this call did.
 */
export function insertDemonstration(db: Executor, demonstration: Demonstration): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // One statement, so that it does not delete a set that another process has completed meanwhile.
    await transaction
      .deleteFrom('demonstrationFile')
      .where((where) => {
        const stored = where.selectFrom('demonstrationFile as stored').where('stored.name', 'in', names);
        return where(
          stored.select(({ fn }) => fn.countAll<number>().as('count')),
          '<',
          names.length,
        );
      })
      .execute();
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
 * Replaces a CRL by its successor, and increments the revision. Compare-and-swap: of concurrent renewals one gets
 * `true`, the others are discarded.
 */
export function updateCrl(
  db: Executor,
  name: DemonstrationList['list'],
  { previous, next }: { readonly previous: Uint8Array; readonly next: Uint8Array },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('demonstrationFile')
      .set({ bytes: next })
      .where('name', '=', name)
      .where('bytes', '=', previous)
      .returning('name')
      .executeTakeFirst();
    if (!updated) return false;
    await incrementRevision(transaction);
    return true;
  });
}
