import type { Executor } from '#database/connect.ts';
import { keepDemonstration, readDemonstration, replaceCrl } from '#database/repository/demonstration-store.ts';
import type { RepositoryBytes } from '#server/repository/own-files.ts';
import { isCrlDue, renewCrl } from '#trust/demonstration/make-crl.ts';
import { type DemonstrationHouse, makeDemonstration } from '#trust/demonstration/make-demonstration.ts';

/**
 * The demonstration that all processes on this store share: made by the first that asks, its list renewed by the first that
 * finds it due. Whichever of them wins, what the store has is what all of them show.
 */
export async function readOrMakeDemonstration(
  db: Executor,
  house: DemonstrationHouse,
  now: Date,
): Promise<RepositoryBytes> {
  const there = await readDemonstration(db);
  if (!there) {
    await keepDemonstration(db, await makeDemonstration(house, now));
  } else if (isCrlDue(there.crl, now)) {
    const next = await renewCrl({ previous: there.crl, issuer: there.ca, key: there['crl-key'] }, now);
    await replaceCrl(db, { previous: there.crl, next });
  } else return withoutKey(there);
  return readDemonstrationFiles(db);
}

/** The demonstration that is there; nothing is made or renewed. */
export async function readDemonstrationFiles(db: Executor): Promise<RepositoryBytes> {
  return withoutKey((await readDemonstration(db)) ?? {});
}

/** Nothing that serves files ever holds the key. */
function withoutKey({ 'crl-key': _, ...files }: RepositoryBytes & { 'crl-key'?: unknown }): RepositoryBytes {
  return files;
}
