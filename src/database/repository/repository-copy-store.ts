import type { Executor } from '#database/connect.ts';
import type { RepositoryCopy } from '#domain/repository/repository-state.ts';

/** Saves the files of a machine, and deletes all reports older than `expiredBefore`. */
export async function saveRepositoryCopies(
  db: Executor,
  copies: readonly RepositoryCopy[],
  expiredBefore: string,
): Promise<void> {
  await db.deleteFrom('repositoryCopy').where('seenAt', '<', expiredBefore).execute();
  if (copies.length === 0) return;
  await db
    .insertInto('repositoryCopy')
    .values([...copies])
    .onConflict((conflict) =>
      conflict
        .columns(['host', 'path'])
        .doUpdateSet((row) => ({ sha256: row.ref('excluded.sha256'), seenAt: row.ref('excluded.seenAt') })),
    )
    .execute();
}

/** Files reported by machines since a time (UTC, ISO 8601), by path and host. */
export function listRepositoryCopies(db: Executor, since: string): Promise<readonly RepositoryCopy[]> {
  const recent = db.selectFrom('repositoryCopy').selectAll().where('seenAt', '>=', since);
  return recent.orderBy('path').orderBy('host').execute();
}
