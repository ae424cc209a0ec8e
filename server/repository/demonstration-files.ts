import type { Executor } from '#database/connect.ts';
import { keepDemonstration, readDemonstration, replaceCrl } from '#database/repository/demonstration-store.ts';
import type { Trust } from '#server/repository/with-trust.ts';
import type { FileBytes } from '#trust/check-files.ts';
import type { DemonstrationOrganisation } from '#trust/demonstration/make-demonstration.ts';

/** The demonstration that all processes on this store share, made by the first that asks. */
export async function readOrMakeDemonstration(
  db: Executor,
  trust: Trust,
  house: DemonstrationOrganisation,
  now: Date,
): Promise<FileBytes> {
  if (!(await readDemonstration(db))) await keepDemonstration(db, await trust.make(house, now));
  return readDemonstrationFiles(db);
}

/**
 * Renews the demonstration's list if it is still the one that was found due: another process may have been quicker. Whoever
 * wins, what the store has then is what all processes show.
 */
export async function renewDemonstration(
  db: Executor,
  trust: Trust,
  due: FileBytes['crl'],
  now: Date,
): Promise<FileBytes> {
  const there = await readDemonstration(db);
  if (there && due) {
    const renewal = { previous: due, issuer: there.ca, key: there['crl-key'] };
    await replaceCrl(db, { previous: due, next: await trust.renew(renewal, now) });
  }
  return readDemonstrationFiles(db);
}

/** The demonstration that is there, without its key: nothing that serves files ever holds that. */
export async function readDemonstrationFiles(db: Executor): Promise<FileBytes> {
  const { 'crl-key': _, ...files } = (await readDemonstration(db)) ?? { 'crl-key': undefined };
  return files;
}
