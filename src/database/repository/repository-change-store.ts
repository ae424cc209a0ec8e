import type { Executor } from '#database/connect.ts';
import type { RepositoryChange } from '#domain/repository/repository-state.ts';

/**
 * Inserts a change of the file at a path unless the newest entry has the same hash. With `isFirstSight` the process has
 * just started: a hash that was ever recorded is no change then. Returns whether it was inserted.
 */
export async function insertRepositoryChange(
  db: Executor,
  { path, sha256, isFirstSight }: { readonly path: string; readonly sha256: string; readonly isFirstSight: boolean },
  now: Date,
): Promise<boolean> {
  const recorded = db.selectFrom('repositoryChange').select(['step', 'sha256']).where('path', '=', path);
  for (;;) {
    const last = await recorded.orderBy('step', 'desc').limit(1).executeTakeFirst();
    if (last?.sha256 === sha256) return false;
    if (isFirstSight && (await recorded.where('sha256', '=', sha256).limit(1).executeTakeFirst())) return false;
    const inserted = await db
      .insertInto('repositoryChange')
      .values({ path, step: (last?.step ?? 0) + 1, sha256, noticedAt: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['path', 'step']).doNothing())
      .returning('path')
      .executeTakeFirst();
    if (inserted) return true;
    // Another process has inserted a change meanwhile: tries the next step.
  }
}

/**
 * The newest changes, newest first. A path that ends with `onlyNewestOf`, such as `.crl`, is listed with its newest
 * only.
 */
export function listRepositoryChanges(
  db: Executor,
  limit: number,
  onlyNewestOf: string,
): Promise<readonly RepositoryChange[]> {
  return db
    .selectFrom('repositoryChange as change')
    .selectAll()
    .where((where) =>
      where.or([
        where('path', 'not like', `%${onlyNewestOf}`),
        where(
          'step',
          '=',
          where
            .selectFrom('repositoryChange as other')
            .select(({ fn }) => fn.max<number>('other.step').as('newest'))
            .whereRef('other.path', '=', 'change.path'),
        ),
      ]),
    )
    .orderBy('noticedAt', 'desc')
    .orderBy('path')
    .orderBy('step', 'desc')
    .limit(limit)
    .execute();
}
