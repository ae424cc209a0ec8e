import type { Executor } from '#database/connect.ts';
import type { RepositoryChange } from '#domain/repository/repository-state.ts';

/** Inserts a change of the file at a path, unless its newest one has this hash. Returns whether it was inserted. */
export async function insertRepositoryChange(db: Executor, path: string, sha256: string, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom('repositoryChange')
    .select(['step', 'sha256'])
    .where('path', '=', path)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.sha256 === sha256) return false;
  const inserted = await db
    .insertInto('repositoryChange')
    .values({ path, step: (last?.step ?? 0) + 1, sha256, noticedAt: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['path', 'step']).doNothing())
    .returning('path')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The newest changes, newest first; of the path `onlyNewestOf` only the newest. */
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
        where('path', '!=', onlyNewestOf),
        where(
          'step',
          '=',
          where
            .selectFrom('repositoryChange')
            .select(({ fn }) => fn.max<number>('step').as('newest'))
            .where('path', '=', onlyNewestOf),
        ),
      ]),
    )
    .orderBy('noticedAt', 'desc')
    .orderBy('path')
    .orderBy('step', 'desc')
    .limit(limit)
    .execute();
}
