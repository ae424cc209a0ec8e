import type { Executor } from '#database/connect.ts';
import { createOrderedId } from '#database/ordered-id.ts';
import type { AuditAction, AuditEntry } from '#domain/audit/audit.ts';

/** Appends entries to the audit log. Call it in the transaction of the change. */
export async function insertAudit(
  db: Executor,
  entries: readonly (Pick<AuditEntry, 'staffId' | 'action'> & Partial<AuditEntry>)[],
  now: Date,
): Promise<void> {
  const rows = entries.map((entry) => {
    return { id: createOrderedId(), at: now.toISOString(), subjectId: '', detail: '', ...entry };
  });
  await db.insertInto('audit').values(rows).execute();
}

export type AuditFilter = {
  /** Blank for what nobody of the staff did. */
  readonly staffId?: string | undefined;
  /** One action, or any of several. */
  readonly action?: AuditAction | readonly AuditAction[] | undefined;
  readonly subjectId?: string | undefined;
  /** UTC, ISO 8601: entries from then on. */
  readonly since?: string | undefined;
  /** UTC, ISO 8601: entries before then. */
  readonly until?: string | undefined;
  /** The id of an entry: lists older ones only. */
  readonly before?: string | undefined;
};

/** The entries that match the filter, the newest first, at most `limit`. */
export function listAudit(db: Executor, filter: AuditFilter, limit: number): Promise<AuditEntry[]> {
  const { staffId, action, subjectId, since, until, before } = filter;
  const actions = [action ?? []].flat();
  return db
    .selectFrom('audit')
    .selectAll()
    .$if(staffId !== undefined, (matching) => matching.where('staffId', '=', staffId ?? ''))
    .$if(action !== undefined, (matching) => matching.where('action', 'in', actions))
    .$if(subjectId !== undefined, (matching) => matching.where('subjectId', '=', subjectId ?? ''))
    .$if(since !== undefined, (matching) => matching.where('at', '>=', since ?? ''))
    .$if(until !== undefined, (matching) => matching.where('at', '<', until ?? ''))
    .$if(before !== undefined, (matching) => matching.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
