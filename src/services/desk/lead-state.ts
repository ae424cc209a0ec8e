import { insertAudit, listAudit } from '#database/audit/audit-store.ts';
import { findState, lockState } from '#database/lead/lead-store.ts';
import { findStaff } from '#database/staff/staff-store.ts';
import { updateState } from '#database/submission/submission-store.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import { MoharError } from '#domain/errors.ts';
import type { LeadState } from '#domain/lead/lead.ts';
import { type Actor, hasRight } from '#domain/staff/staff.ts';
import type { DeskContext } from '#services/desk/desk.ts';

type Executor = DeskContext['db'];

/** The state of a lead. Throws `lead-unknown`. */
export async function requireLead(db: Executor, id: string) {
  return throwIfErased(await findState(db, id));
}

/** As `requireLead`, and locks the lead until the end of the transaction. */
export async function lockLead(trx: Executor, id: string) {
  return throwIfErased(await lockState(trx, id));
}

function throwIfErased<State>(state: State | undefined): State {
  if (state === undefined) throw new MoharError('lead-unknown', 'the lead was erased');
  return state;
}

/**
 * Changes a lead and returns its former state. Optimistic lock: throws `lead-changed` if `revision` is given and not
 * current.
 */
export async function changeLead(
  trx: Executor,
  id: string,
  set: Partial<Omit<LeadState, 'revision'>>,
  revision?: number,
): Promise<LeadState> {
  const before = await requireLead(trx, id);
  if (await updateState(trx, before.table, id, set, revision)) return before;
  throw new MoharError('lead-changed', 'somebody has changed the lead');
}

/** A change of status or owner, by staff. */
export type LeadChange = { readonly status: LeadState['status'] } | { readonly ownerId: string };

/** A lead before a change, and its revision after it: enough to undo the change. */
export type ChangedLead = Pick<LeadState, 'status' | 'ownerId' | 'revision'> & { readonly id: string };

/**
 * Applies a change at a revision, with its audit entries. A new lead with an owner goes in progress. Throws
 * `lead-changed` and `lead-unknown`.
 */
export async function applyChange(
  trx: Executor,
  actor: Actor,
  id: string,
  requested: LeadChange,
  { revision, now }: { readonly revision: number; readonly now: Date },
): Promise<ChangedLead> {
  const { status, ownerId } = await requireLead(trx, id);
  const changed = { id, status, ownerId, revision: revision + 1 };
  if ('status' in requested) {
    const answer = requested.status === 'answered' ? { answeredAt: now.toISOString() } : {};
    await changeLead(trx, id, { ...requested, ...answer }, revision);
    await recordChange(trx, actor, id, ['lead-status', `${status} → ${requested.status}`], now);
    return changed;
  }
  const isStarted = status === 'new' && requested.ownerId !== '';
  await changeLead(trx, id, isStarted ? { ...requested, status: 'in-progress' } : requested, revision);
  await recordChange(trx, actor, id, ['lead-owner', requested.ownerId], now);
  if (isStarted) await recordChange(trx, actor, id, ['lead-status', 'new → in-progress'], now);
  return changed;
}

/** Writes the audit entry of a change. */
export function recordChange(
  trx: Executor,
  { id: staffId }: Actor,
  subjectId: string,
  [action, detail = '']: readonly [action: AuditAction, detail?: string],
  now: Date,
): Promise<void> {
  return insertAudit(trx, [{ staffId, action, subjectId, detail }], now);
}

/** The actions that raise the revision of a lead. Mail delivery and commands raise it too, without a member of staff. */
const changingActions = [
  'lead-status',
  'lead-owner',
  'lead-follow-up',
  'lead-reply',
  'lead-reply-again',
  'lead-email',
  'lead-reply-failed',
  'lead-reply-delivered',
] as const satisfies readonly AuditAction[];

/** The id of the member of staff who has changed a lead last; blank for mail delivery and commands. */
export async function findLastEditor(db: Executor, leadId: string): Promise<string> {
  const [change] = await listAudit(db, { subjectId: leadId, action: changingActions }, 1);
  return change?.staffId ?? '';
}

/** Throws `entry-invalid` for a member of staff who may not answer leads; a blank id is nobody. */
export async function requireOwner(db: Executor, ownerId: string): Promise<void> {
  if (ownerId === '') return;
  const owner = await findStaff(db, ownerId);
  if (owner?.revokedAt !== '' || !hasRight(owner.role, 'leads')) {
    throw new MoharError('entry-invalid', 'this member of staff may not answer leads');
  }
}
