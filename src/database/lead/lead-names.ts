import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { FormKind } from '#domain/submission/submission.ts';

/** The names and kinds of these leads; erased ones are missing. */
export async function listLeadNames(
  db: Executor,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string; readonly kind: FormKind }[]> {
  const enquiries = await inBatches(ids, (batch) =>
    db.selectFrom('enquiry').select(['id', 'name', 'kind']).where('id', 'in', batch).execute(),
  );
  const applications = await inBatches(ids, (batch) =>
    db.selectFrom('application').select(['id', 'fullName as name']).where('id', 'in', batch).execute(),
  );
  return [...enquiries, ...applications.map((row) => ({ ...row, kind: 'career' as const }))];
}
