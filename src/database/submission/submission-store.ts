import { type Expression, expressionBuilder, PostgresAdapter, type SqlBool } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { Schema, SubmissionTable } from '#database/schema.ts';
import { foldEmail } from '#domain/email.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import type { LeadState } from '#domain/lead/lead.ts';
import type {
  StoredSubmission,
  SubmissionFilter,
  SubmissionStatus,
  SubmissionTableName,
} from '#domain/submission/submission.ts';

/** The row of a new submission, with initial values for the desk. */
export function toRow<Stored extends StoredSubmission & { readonly email: string }>(stored: Stored) {
  const consentedAt = stored.consentedAt === '' ? null : stored.consentedAt;
  const emailKey = foldEmail(stored.email);
  return { ...stored, consentedAt, emailKey, ownerId: '', revision: 0, answeredAt: '', followUpOn: '', isIndexed: 0 };
}

/** Maps a row to a submission; the common fields come before the fields of the form. */
export function toStored<Row extends SubmissionTable<StoredSubmission>>(row: Row) {
  const { id, receivedAt, consentVersion, consentedAt, suspicion, status, ...others } = row;
  const {
    ownerId: _owner,
    revision: _revision,
    answeredAt: _answered,
    followUpOn: _followUp,
    isIndexed: _indexed,
    emailKey: _key,
    ...fields
  } = others;
  return { id, receivedAt, consentVersion, consentedAt: consentedAt ?? '', suspicion, status, ...fields };
}

/** The condition of a filter, for `where`. */
export function matchesFilter({ since, before, suspected, status }: SubmissionFilter): Expression<SqlBool> {
  const column = expressionBuilder<Schema, SubmissionTableName>();
  const conditions = [
    since !== undefined && column('receivedAt', '>=', since),
    before !== undefined && column('receivedAt', '<', before),
    suspected !== undefined && column('suspicion', suspected ? '!=' : '=', ''),
    status !== undefined && column('status', '=', status),
  ];
  return column.and(conditions.filter((condition) => condition !== false));
}

/** The key of a submission: its id, the sender, and the time of receipt (UTC, ISO 8601). */
export type SubmissionKey = Pick<StoredEnquiry, 'id' | 'email' | 'phone' | 'receivedAt'>;

/** The keys of the enquiries or applications that match the filter, oldest first. */
export function listSubmissionKeys(
  db: Executor,
  table: SubmissionTableName,
  filter: SubmissionFilter = {},
): Promise<SubmissionKey[]> {
  const matching = db.selectFrom(table).select(['id', 'email', 'phone', 'receivedAt']).where(matchesFilter(filter));
  return matching.orderBy('receivedAt').orderBy('id').execute();
}

/** A person's address or phone number. */
export type Contact = { readonly email: string } | { readonly phone: string };

/** The ids of one person's submissions, oldest first. Addresses are compared by `foldEmail`. */
export async function listIdsOf(db: Executor, table: SubmissionTableName, contact: Contact): Promise<string[]> {
  const matching = db.selectFrom(table).select(['id', 'email']).orderBy('receivedAt').orderBy('id');
  if ('phone' in contact) return (await matching.where('phone', '=', contact.phone).execute()).map(({ id }) => id);
  const key = foldEmail(contact.email);
  const rows = await matching.where('emailKey', 'in', [key, '']).execute();
  return rows.filter(({ email }) => foldEmail(email) === key).map(({ id }) => id);
}

/**
 * Fills blank email keys of at most `limit` submissions that release 0.3 stored. Returns how many. Call it in a
 * transaction.
 */
export async function fillEmailKeys(trx: Executor, table: SubmissionTableName, limit: number): Promise<number> {
  const rows = await trx.selectFrom(table).select(['id', 'email']).where('emailKey', '=', '').limit(limit).execute();
  for (const { id, email } of rows) {
    await trx
      .updateTable(table)
      .set({ emailKey: foldEmail(email) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/**
 * Locks submissions until the end of the transaction, so that dependent rows are inserted before an erasure or not at
 * all. SQLite's transactions exclude each other anyway.
 */
export async function lockSubmissions(
  trx: Executor,
  table: SubmissionTableName,
  ids: readonly string[],
): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // In a fixed order, to avoid deadlocks.
  await inBatches(ids.toSorted(), (batch) =>
    trx.selectFrom(table).select('id').where('id', 'in', batch).orderBy('id').forUpdate().execute(),
  );
}

/** Finds submissions by the last hexadecimal digits of their id. */
export function findByIdEnd(
  db: Executor,
  table: SubmissionTableName,
  digits: string,
): Promise<{ id: string; status: SubmissionStatus }[]> {
  const matching = db.selectFrom(table).select(['id', 'status']).where('id', 'like', `%${digits}`);
  return matching.orderBy('id').execute();
}

/** The changed columns. `answeredAt` (UTC, ISO 8601) is ignored after an earlier answer. */
type Change = Partial<Pick<LeadState, 'status' | 'ownerId' | 'answeredAt' | 'followUpOn'>>;

/**
 * Changes the state of one submission and increments its revision. With `revision` only if it is current (optimistic
 * lock). Returns whether it was changed.
 */
export async function updateState(
  db: Executor,
  table: SubmissionTableName,
  id: string,
  { answeredAt, ...change }: Change,
  revision?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((row) => ({
      ...change,
      revision: row('revision', '+', 1),
      ...(answeredAt === undefined
        ? {}
        : { answeredAt: row.case().when('answeredAt', '=', '').then(answeredAt).else(row.ref('answeredAt')).end() }),
    }))
    .where('id', '=', id)
    .$if(revision !== undefined, (matching) => matching.where('revision', '=', revision ?? 0))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Replaces the email address of a submission; its search words are indexed again. Call it in a transaction. */
export async function setEmail(db: Executor, table: SubmissionTableName, id: string, email: string): Promise<void> {
  const row = { email, emailKey: foldEmail(email), isIndexed: 0 };
  await db.updateTable(table).set(row).where('id', '=', id).execute();
  await db.deleteFrom('leadWord').where('leadId', '=', id).execute();
}

/** Overwrites the time of the first answer (UTC, ISO 8601; blank for none), after an answer was not delivered. */
export async function setAnsweredAt(
  db: Executor,
  table: SubmissionTableName,
  id: string,
  answeredAt: string,
): Promise<void> {
  await db.updateTable(table).set({ answeredAt }).where('id', '=', id).execute();
}

/**
 * A fingerprint counts until it is as old as `expiredBefore`. A time after `notAfter` comes from a clock that was ahead,
 * and such a fingerprint does not count either.
 */
type FingerprintTimes = { readonly expiredBefore: string; readonly notAfter: string };

/** A fingerprint and its submission. */
export type NewFingerprint = FingerprintTimes & {
  readonly fingerprint: string;
  readonly submissionId: string;
  readonly receivedAt: string;
};

/**
 * Inserts a fingerprint, or replaces one that does not count any more. Returns the submission's id that is stored then.
 * It is another one if an earlier or concurrent submission has the same fingerprint.
 */
export async function insertFingerprint(
  db: Executor,
  { fingerprint, submissionId, receivedAt, expiredBefore, notAfter }: NewFingerprint,
): Promise<string> {
  const inserted = await db
    .insertInto('recentSubmission')
    .values({ fingerprint, submissionId, receivedAt })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ submissionId, receivedAt })
        .where((row) =>
          row.or([
            row('recentSubmission.receivedAt', '<=', expiredBefore),
            row('recentSubmission.receivedAt', '>', notAfter),
          ]),
        ),
    )
    .returning('submissionId')
    .executeTakeFirst();
  if (inserted) return inserted.submissionId;
  const earlier = db.selectFrom('recentSubmission').select('submissionId').where('fingerprint', '=', fingerprint);
  return (await earlier.executeTakeFirst())?.submissionId ?? '';
}

/** Deletes the fingerprints that do not count any more. */
export async function deleteFingerprints(db: Executor, { expiredBefore, notAfter }: FingerprintTimes): Promise<void> {
  await db
    .deleteFrom('recentSubmission')
    .where((row) => row.or([row('receivedAt', '<=', expiredBefore), row('receivedAt', '>', notAfter)]))
    .execute();
}
