import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { findByIdEnd, updateState } from '#database/submission/submission-store.ts';
import { MoharError } from '#domain/errors.ts';
import { formatName } from '#domain/name.ts';
import {
  referencePattern,
  type SubmissionStatus,
  type SubmissionTableName,
  toReference,
} from '#domain/submission/submission.ts';

export type StatusChange = {
  readonly reference: string;
  readonly from: SubmissionStatus;
  readonly to: SubmissionStatus;
};

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Sets the status of submissions by reference number or id: of all or, if one is unknown or ambiguous, of none. Throws
 * `lead-unknown`.
 */
export async function setStatus(
  db: Executor,
  table: SubmissionTableName,
  names: readonly string[],
  status: SubmissionStatus,
): Promise<readonly StatusChange[]> {
  return db.transaction().execute(async (trx) => {
    const now = new Date();
    const answeredAt = now.toISOString();
    const changes: StatusChange[] = [];
    for (const name of names) {
      const found = await findSubmission(trx, table, name);
      await updateState(trx, table, found.id, { status, ...(status === 'answered' ? { answeredAt } : {}) });
      const entry = {
        staffId: '',
        action: 'lead-status',
        subjectId: found.id,
        detail: `${found.status} → ${status}`,
      } as const;
      await insertAudit(trx, [entry], now);
      changes.push({ reference: toReference(found.id), from: found.status, to: status });
    }
    return changes;
  });
}

async function findSubmission(db: Executor, table: SubmissionTableName, name: string) {
  const isId = idPattern.test(name.toLowerCase());
  const isReference = referencePattern.test(name.toUpperCase());
  const digits = isReference ? name.toLowerCase().replace('-', '') : name.toLowerCase();
  const [found, ...others] = isId || isReference ? await findByIdEnd(db, table, digits) : [];
  if (!found) throw new MoharError('lead-unknown', `${formatName(name)}: no ${table} has this reference number.`);
  if (others.length > 0) {
    const ids = [found, ...others].map(({ id }) => id).join(', ');
    throw new MoharError('lead-unknown', `${name}: several have this reference number; name an id: ${ids}.`);
  }
  return found;
}
