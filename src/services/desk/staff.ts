import { randomUUIDv7 } from 'node:crypto';
import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import {
  countPasskeys,
  findInvited,
  insertInvitation,
  insertPasskey,
  insertStaff,
  listStaff as listStored,
  lockActive,
  restoreAccess,
  revokeAccess,
  takeInvitation,
} from '#database/staff/staff-store.ts';
import { MoharError } from '#domain/errors.ts';
import { type Actor, hasRight, nameLimits, type Role, type StaffMember, validity } from '#domain/staff/staff.ts';
import { storablePattern } from '#domain/text.ts';
import { addTime, createToken, type DeskContext, hashToken, requireRight } from '#services/desk/desk.ts';
import { createEnrolment, verifyAssertion, verifyEnrolment } from '#services/desk/passkeys.ts';
import { startSession } from '#services/desk/sessions.ts';

/**
 * Invites a new member, or re-invites one who lost a passkey or lost access. Returns the link: valid once, for 30
 * minutes, earlier ones are void. `actor` is `undefined` for the operator's command. Throws `entry-invalid` and
 * `not-allowed`.
 */
export async function inviteStaff(
  { db, clock, deskUrl }: Pick<DeskContext, 'db' | 'clock' | 'deskUrl'>,
  actor: Actor | undefined,
  entered: string,
  role: Role,
): Promise<string> {
  if (actor) requireRight(actor, 'staff');
  const name = entered.trim().replaceAll(/\s+/g, ' ');
  if (name.length < nameLimits.min || name.length > nameLimits.max || !storablePattern.test(name)) {
    throw new MoharError('entry-invalid', `a name has ${nameLimits.min} to ${nameLimits.max} characters`);
  }
  const token = createToken();
  const now = clock();
  await db.transaction().execute(async (trx) => {
    if (actor) await requireOwner(trx, actor);
    const known = (await listStored(trx)).find((member) => member.name === name);
    if (known && known.role !== role) {
      throw new MoharError('entry-invalid', `${name} has the role ${known.role}; revoke, and use another name`);
    }
    const member = known ?? { id: randomUUIDv7(), name, role, createdAt: now.toISOString(), revokedAt: '' };
    if (!known) await insertStaff(trx, member);
    const expiresAt = addTime(now, validity.invitation);
    await insertInvitation(trx, { tokenHash: hashToken(token), staffId: member.id, expiresAt });
    const entry = { staffId: actor?.id ?? '', subjectId: member.id, detail: role };
    await insertAudit(trx, [{ ...entry, action: 'staff-invited' }], now);
  });
  return `${deskUrl}/join?token=${token}`;
}

/** Throws `not-allowed` if another owner has revoked the actor's access meanwhile. */
async function requireOwner(trx: Executor, actor: Actor): Promise<void> {
  if ((await lockActive(trx, 'owner')).some(({ id }) => id === actor.id)) return;
  throw new MoharError('not-allowed', 'the access of this owner was revoked');
}

/** The same for an owner at the desk; a passkey confirms it. Throws `passkey-refused` too. */
export async function confirmInvitation(
  context: DeskContext,
  actor: Actor,
  confirmation: string,
  name: string,
  role: Role,
): Promise<string> {
  requireRight(actor, 'staff');
  await verifyAssertion(context, `confirm:${actor.id}`, confirmation);
  return inviteStaff(context, actor, name, role);
}

/** The invited member, and the options to create a passkey. Throws `invitation-invalid`. */
export async function openInvitation(context: DeskContext, token: string) {
  const member = await requireInvited(context, token);
  return { name: member.name, role: member.role, options: await createEnrolment(context, member) };
}

/**
 * Enrols a passkey for an invitation. It replaces all earlier passkeys of the member, and all their sessions end.
 * Returns the token of a new session. Throws `invitation-invalid` and `passkey-refused`.
 */
export async function acceptInvitation(
  context: DeskContext,
  token: string,
  answer: string,
  device: string,
): Promise<string> {
  const member = await requireInvited(context, token);
  const passkey = await verifyEnrolment(context, member.id, answer);
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    // An invitation is used once, even by concurrent answers.
    if (!(await takeInvitation(trx, hashToken(token)))) throw invalidInvitation();
    await revokeAccess(trx, member.id, now.toISOString());
    await restoreAccess(trx, member.id);
    await insertPasskey(trx, passkey);
    await insertAudit(trx, [{ staffId: member.id, action: 'staff-enrolled', subjectId: member.id }], now);
  });
  return startSession(context, member.id, device);
}

async function requireInvited({ db, clock }: DeskContext, token: string): Promise<StaffMember> {
  const member = await findInvited(db, hashToken(token), clock().toISOString());
  if (!member) throw invalidInvitation();
  return member;
}

const invalidInvitation = () => new MoharError('invitation-invalid', 'the invitation was used or has expired');

/** Options to create a further passkey; an existing one confirms it. Throws `passkey-refused`. */
export async function beginSecondPasskey(context: DeskContext, actor: Actor, confirmation: string) {
  const member = await verifyAssertion(context, `confirm:${actor.id}`, confirmation);
  return createEnrolment(context, member);
}

/** Enrols a further passkey of the same member of staff. Throws `passkey-refused`. */
export async function addPasskey(context: DeskContext, actor: Actor, answer: string): Promise<void> {
  const passkey = await verifyEnrolment(context, actor.id, answer);
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    await insertPasskey(trx, passkey);
    await insertAudit(trx, [{ staffId: actor.id, action: 'staff-enrolled', subjectId: actor.id }], now);
  });
}

/** All members of staff, with the number of their passkeys. */
export async function listStaff({ db }: DeskContext): Promise<readonly (StaffMember & { passkeys: number })[]> {
  const passkeys = await countPasskeys(db);
  return (await listStored(db)).map((member) => ({ ...member, passkeys: passkeys.get(member.id) ?? 0 }));
}

/** The names of all members of staff by their ids. */
export async function listNames({ db }: DeskContext): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await listStored(db)).map(({ id, name }) => [id, name]));
}

/**
 * Revokes a member's access at once: sessions end, passkeys and invitations are void. Throws `passkey-refused`, and
 * `not-allowed`, also for oneself and for an owner who was revoked meanwhile, so that one owner remains.
 */
export async function revokeStaff(
  context: DeskContext,
  actor: Actor,
  staffId: string,
  confirmation: string,
): Promise<void> {
  const { db, clock } = context;
  requireRight(actor, 'staff');
  await verifyAssertion(context, `confirm:${actor.id}`, confirmation);
  if (staffId === actor.id) throw new MoharError('not-allowed', 'nobody revokes their own access');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await requireOwner(trx, actor);
    await revokeAccess(trx, staffId, now.toISOString());
    await insertAudit(trx, [{ staffId: actor.id, action: 'staff-revoked', subjectId: staffId }], now);
  });
}

/** The active members of staff who may answer leads. */
export async function listOwners({
  db,
}: DeskContext): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const members = await listStored(db);
  return members
    .filter(({ role, revokedAt }) => revokedAt === '' && hasRight(role, 'leads'))
    .map(({ id, name }) => ({ id, name }));
}
