import { listAudit } from '#database/audit/audit-store.ts';
import { findStaff } from '#database/staff/staff-store.ts';
import { setAnsweredAt } from '#database/submission/submission-store.ts';
import { MoharError } from '#domain/errors.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import {
  applyChange,
  type ChangedLead,
  changeLead,
  findLastEditor,
  type LeadChange,
  lockLead,
  recordChange,
  requireOwner,
} from './lead-state.ts';

/** A selected lead at the revision that the list showed. */
export type SelectedLead = { readonly id: string; readonly revision: number };

/** The outcome of a bulk change. */
export type BulkResult = {
  readonly changed: readonly ChangedLead[];
  /**
   * Leads that were skipped, counted by member of staff: its owner where the lead was to be taken, otherwise who has
   * changed it meanwhile. Blank for mail delivery and commands.
   */
  readonly skipped: readonly { readonly staffId: string; readonly isTaken: boolean; readonly count: number }[];
  /** How many had this status or owner already. */
  readonly unchanged: number;
};

/**
 * Sets status or owner of several leads. A lead that has changed since `revision` is skipped; so is, with `take`, one
 * that somebody else owns. Throws `lead-unknown`, `entry-invalid` for an owner who may not answer leads, and
 * `not-allowed`; then none is changed.
 */
export async function changeLeads(
  { db, clock }: DeskContext,
  actor: Actor,
  selected: readonly SelectedLead[],
  requested: LeadChange | 'take',
): Promise<BulkResult> {
  requireRight(actor, 'leads');
  const change = requested === 'take' ? { ownerId: actor.id } : requested;
  if ('ownerId' in change) await requireOwner(db, change.ownerId);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const changed: ChangedLead[] = [];
    const skipped: Omit<BulkResult['skipped'][number], 'count'>[] = [];
    let unchanged = 0;
    for (const { id, revision } of toLockOrder(selected)) {
      const before = await lockLead(trx, id);
      const hasValue = 'status' in change ? before.status === change.status : before.ownerId === change.ownerId;
      if (hasValue) {
        unchanged += 1;
      } else if (requested === 'take' && before.ownerId !== '') {
        skipped.push({ staffId: before.ownerId, isTaken: true });
      } else if (before.revision !== revision) {
        skipped.push({ staffId: await findLastEditor(trx, id), isTaken: false });
      } else {
        changed.push(await applyChange(trx, actor, id, change, { revision, now }));
      }
    }
    const groups = Map.groupBy(skipped, ({ staffId, isTaken }) => `${staffId} ${isTaken}`);
    return { changed, skipped: Array.from(groups.values(), countGroup), unchanged };
  });
}

function countGroup(group: readonly Omit<BulkResult['skipped'][number], 'count'>[]): BulkResult['skipped'][number] {
  const [{ staffId, isTaken } = { staffId: '', isTaken: false }] = group;
  return { staffId, isTaken, count: group.length };
}

/** Concurrent changes lock leads in the same order, to avoid deadlocks. */
function toLockOrder<Lead extends { readonly id: string }>(leads: readonly Lead[]): readonly Lead[] {
  return leads.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Restores status and owner of leads that nobody has changed since `revision`. Returns how many. The time of the first
 * answer is blank again if the undone change has set it. Throws `lead-unknown`, `entry-invalid` for an owner who was
 * never one of the staff, and `not-allowed`.
 */
export async function undoChanges(
  { db, clock }: DeskContext,
  actor: Actor,
  leads: readonly ChangedLead[],
): Promise<number> {
  requireRight(actor, 'leads');
  const now = clock();
  return db.transaction().execute(async (trx) => {
    let count = 0;
    for (const { id, revision, status, ownerId } of toLockOrder(leads)) {
      const current = await lockLead(trx, id);
      if (current.revision !== revision) continue;
      // The former owner may have left meanwhile, but must have been one of the staff.
      if (ownerId !== '' && !(await findStaff(trx, ownerId))) throw new MoharError('entry-invalid', 'no such owner');
      await changeLead(trx, id, { status, ownerId }, revision);
      if (current.status === 'answered' && status !== 'answered') {
        const [change] = await listAudit(trx, { subjectId: id, action: 'lead-status' }, 1);
        if (change?.at === current.answeredAt) await setAnsweredAt(trx, current.table, id, '');
      }
      if (current.status !== status) {
        await recordChange(trx, actor, id, ['lead-status', `${current.status} → ${status}`], now);
      }
      if (current.ownerId !== ownerId) await recordChange(trx, actor, id, ['lead-owner', ownerId], now);
      count += 1;
    }
    return count;
  });
}
