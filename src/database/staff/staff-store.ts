import { PostgresAdapter } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { Passkey, Role, StaffMember } from '#domain/staff/staff.ts';

export async function insertStaff(db: Executor, member: StaffMember): Promise<void> {
  await db.insertInto('staff').values(member).execute();
}

/** All members of staff by name, revoked ones included. */
export function listStaff(db: Executor): Promise<StaffMember[]> {
  return db.selectFrom('staff').selectAll().orderBy('name').orderBy('id').execute();
}

/** A member of staff; `undefined` for an unknown id. */
export function findStaff(db: Executor, id: string): Promise<StaffMember | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Lists the active members of staff with a role, and locks them until the end of the transaction. Concurrent callers
 * run one after the other, and the second reads the changes of the first.
 */
export function lockActive(trx: Executor, role: Role): Promise<StaffMember[]> {
  const active = trx.selectFrom('staff').selectAll().where('role', '=', role).where('revokedAt', '=', '').orderBy('id');
  // SQLite's transactions take the write lock at their start.
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter;
  return (isPostgres ? active.forUpdate() : active).execute();
}

/** Revokes the access of a member of staff: passkeys, invitations and sessions are deleted. */
export async function revokeAccess(db: Executor, staffId: string, revokedAt: string): Promise<void> {
  await db.updateTable('staff').set({ revokedAt }).where('id', '=', staffId).where('revokedAt', '=', '').execute();
  for (const table of ['passkey', 'invitation', 'staffSession'] as const) {
    await db.deleteFrom(table).where('staffId', '=', staffId).execute();
  }
}

/** Restores the access after a new invitation. */
export async function restoreAccess(db: Executor, staffId: string): Promise<void> {
  await db.updateTable('staff').set({ revokedAt: '' }).where('id', '=', staffId).execute();
}

export async function insertPasskey(db: Executor, passkey: Passkey): Promise<void> {
  await db.insertInto('passkey').values(passkey).execute();
}

export function listPasskeys(db: Executor, staffId: string): Promise<Passkey[]> {
  return db.selectFrom('passkey').selectAll().where('staffId', '=', staffId).orderBy('createdAt').execute();
}

/** How many passkeys each member of staff has. */
export async function countPasskeys(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('passkey')
    .select(({ fn }) => ['staffId', fn.countAll<number | string>().as('count')])
    .groupBy('staffId')
    .execute();
  return new Map(rows.map(({ staffId, count }) => [staffId, Number(count)]));
}

export function findPasskey(db: Executor, id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Saves the signature counter of the last use. */
export async function updateCounter(db: Executor, id: string, counter: number): Promise<void> {
  await db.updateTable('passkey').set({ counter }).where('id', '=', id).execute();
}

/** Inserts an invitation, and deletes earlier ones of the same member of staff. */
export async function insertInvitation(
  db: Executor,
  invitation: { tokenHash: string; staffId: string; expiresAt: string },
): Promise<void> {
  await db.deleteFrom('invitation').where('staffId', '=', invitation.staffId).execute();
  await db.insertInto('invitation').values(invitation).execute();
}

/** The member of staff of an unexpired invitation. */
export function findInvited(db: Executor, tokenHash: string, now: string): Promise<StaffMember | undefined> {
  return db
    .selectFrom('invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staffId')
    .selectAll('staff')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Deletes an invitation. Of concurrent callers one gets `true`. */
export async function takeInvitation(db: Executor, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('invitation').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertChallenge(
  db: Executor,
  challenge: { hash: string; purpose: string; expiresAt: string },
): Promise<void> {
  await db.insertInto('challenge').values(challenge).execute();
}

/** Deletes an unexpired challenge with this purpose, so that it is used once. Returns whether there was one. */
export async function takeChallenge(db: Executor, hash: string, purpose: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenge')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes challenges and invitations that have expired. */
export async function deleteExpired(db: Executor, now: string): Promise<void> {
  await db.deleteFrom('challenge').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('invitation').where('expiresAt', '<=', now).execute();
}
