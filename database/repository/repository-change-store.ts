import type { Executor } from '#database/connect.ts';
import type { RepositoryChange } from '#domain/repository/repository-state.ts';

/** Inserts a change of the file at a path, unless its newest one has this hash. Returns whether it was inserted. */
export async function insertRepositoryChange(db: Executor, path: string, sha256: string, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom('repository_change')
    .select(['step', 'sha256'])
    .where('path', '=', path)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.sha256 === sha256) return false;
  const inserted = await db
    .insertInto('repository_change')
    .values({ path, step: (last?.step ?? 0) + 1, sha256, noticed_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['path', 'step']).doNothing())
    .returning('path')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The newest changes, newest first; of the path `onlyNewestOf` only the newest. */
export async function listRepositoryChanges(
  db: Executor,
  limit: number,
  onlyNewestOf: string,
): Promise<readonly RepositoryChange[]> {
  const rows = await db
    .selectFrom('repository_change as change')
    .selectAll()
    .where((where) =>
      where.or([
        where('path', '!=', onlyNewestOf),
        where(
          'step',
          '=',
          where
            .selectFrom('repository_change')
            .select(({ fn }) => fn.max<number>('step').as('newest'))
            .where('path', '=', onlyNewestOf),
        ),
      ]),
    )
    .orderBy('noticed_at', 'desc')
    .orderBy('path')
    .orderBy('step', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ noticed_at, ...rest }) => ({ ...rest, noticedAt: noticed_at }));
}
