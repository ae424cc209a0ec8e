import { insertAudit } from '#database/audit/audit-store.ts';
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  listSessions as listStoredSessions,
  touchSession,
} from '#database/staff/session-store.ts';
import { deleteExpired as deleteStoredExpired } from '#database/staff/staff-store.ts';
import { MoharError } from '#domain/errors.ts';
import { type Actor, hasRight, validity } from '#domain/staff/staff.ts';
import { addTime, createToken, type DeskContext, hashToken } from '#services/desk/desk.ts';
import { verifyAssertion } from '#services/desk/passkeys.ts';

/** How often `seenAt` is updated at most, to save a write per request. Milliseconds. */
const touchInterval = 60_000;

/** Characters of the `User-Agent` that are saved. */
const maxDeviceLength = 300;

/** Deletes challenges and invitations that have expired. */
export async function deleteExpired({ db, clock }: Pick<DeskContext, 'db' | 'clock'>): Promise<void> {
  await deleteStoredExpired(db, clock().toISOString());
}

/** Signs in by a passkey. Returns the token of a new session. Throws `passkey-refused`. */
export async function signIn(context: DeskContext, answer: string, device: string): Promise<string> {
  const member = await verifyAssertion(context, 'sign-in', answer);
  return startSession(context, member.id, device);
}

/** Creates a session, and deletes expired ones, challenges and invitations. Returns the token. */
export async function startSession({ db, clock }: DeskContext, staffId: string, device: string): Promise<string> {
  const token = createToken();
  const now = clock();
  const time = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await deleteStoredExpired(trx, time);
    await deleteSessions(trx, addTime(now, -validity.session), addTime(now, -validity.idleSession));
    const session = { tokenHash: hashToken(token), staffId, createdAt: time, seenAt: time };
    await insertSession(trx, { ...session, device: device.slice(0, maxDeviceLength) });
    await insertAudit(trx, [{ staffId, action: 'signed-in' }], now);
  });
  return token;
}

/**
 * The member of staff of a valid session, neither idle nor open for too long. With `isUsed` it is marked as seen now.
 */
export async function findActor(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  token: string,
  isUsed = true,
): Promise<Actor | undefined> {
  const tokenHash = hashToken(token);
  const found = await findSession(db, tokenHash);
  if (!found) return undefined;
  const { session, member } = found;
  const now = clock().getTime();
  const idle = now - Date.parse(session.seenAt);
  if (idle > validity.idleSession || now - Date.parse(session.createdAt) > validity.session) return undefined;
  if (isUsed && idle > touchInterval) await touchSession(db, tokenHash, new Date(now).toISOString());
  return { id: member.id, name: member.name, role: member.role };
}

/** Deletes the session, so the token is void. */
export async function signOut({ db, clock }: DeskContext, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  const found = await findSession(db, tokenHash);
  if (!found) return;
  await db.transaction().execute(async (trx) => {
    await deleteSession(trx, tokenHash);
    await insertAudit(trx, [{ staffId: found.member.id, action: 'signed-out' }], clock());
  });
}

/** Lists all sessions for an owner, otherwise the actor's own. `isThis` marks the session of `token`. */
export async function listSessions({ db }: DeskContext, actor: Actor, token: string) {
  const sessions = await listStoredSessions(db, hasRight(actor.role, 'staff') ? undefined : actor.id);
  const own = hashToken(token);
  return sessions.map(({ tokenHash, ...session }) => ({ ...session, id: tokenHash, isThis: tokenHash === own }));
}

/** Ends a session: one's own, or as an owner anybody's. Throws `not-allowed`. */
export async function endSession({ db, clock }: DeskContext, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = (await listStoredSessions(trx)).find(({ tokenHash }) => tokenHash === id);
    if (!session) return;
    if (session.staffId !== actor.id && !hasRight(actor.role, 'staff')) {
      throw new MoharError('not-allowed', 'the session is of somebody else');
    }
    await deleteSession(trx, id);
    await insertAudit(trx, [{ staffId: actor.id, action: 'session-ended', subjectId: session.staffId }], clock());
  });
}
