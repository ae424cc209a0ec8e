import type { Executor } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import type { StaffMember } from '#domain/staff/staff.ts';

type StaffSession = Schema['staffSession'];

export async function insertSession(db: Executor, session: StaffSession): Promise<void> {
  await db.insertInto('staffSession').values(session).execute();
}

/** A session and its member of staff; `undefined` for none, and if the access was revoked. */
export async function findSession(
  db: Executor,
  tokenHash: string,
): Promise<{ session: StaffSession; member: StaffMember } | undefined> {
  const session = await db.selectFrom('staffSession').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
  if (!session) return undefined;
  const member = await db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', session.staffId)
    .where('revokedAt', '=', '')
    .executeTakeFirst();
  return member && { session, member };
}

/** Saves when a session was seen last. */
export async function touchSession(db: Executor, tokenHash: string, seenAt: string): Promise<void> {
  await db.updateTable('staffSession').set({ seenAt }).where('tokenHash', '=', tokenHash).execute();
}

/** The sessions of one or all members of staff, last seen first. */
export function listSessions(db: Executor, staffId?: string): Promise<StaffSession[]> {
  const all = db.selectFrom('staffSession').selectAll();
  const matching = staffId === undefined ? all : all.where('staffId', '=', staffId);
  return matching.orderBy('seenAt', 'desc').execute();
}

/** Returns whether there was one. */
export async function deleteSession(db: Executor, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staffSession').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes sessions created, or last seen, before these times (UTC, ISO 8601). */
export async function deleteSessions(db: Executor, createdBefore: string, seenBefore: string): Promise<void> {
  await db
    .deleteFrom('staffSession')
    .where((row) => row.or([row('createdAt', '<=', createdBefore), row('seenAt', '<=', seenBefore)]))
    .execute();
}
