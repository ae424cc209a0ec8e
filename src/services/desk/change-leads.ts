import { listAudit } from '#database/audit/audit-store.ts';
import { setAnsweredAt } from '#database/submission/submission-store.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import {
  applyChange,
  type ChangedLead,
  changeLead,
  type LeadChange,
  recordChange,
  requireLead,
  requireOwner,
} from './lead-state.ts';

/** A selected lead at the revision that the list showed. */
export type SelectedLead = { readonly id: string; readonly revision: number };

/** What became of the selected leads. */
export type BulkResult = {
  readonly changed: readonly ChangedLead[];
  /** Left as they were, because somebody had taken or changed them: how many, by member of staff. */
  readonly left: readonly { readonly staffId: string; readonly isTaken: boolean; readonly count: number }[];
  /** How many had this status or owner already. */
  readonly same: number;
};

/**
 * Sets status or owner of several leads. A lead that has changed since `revision` is left as it is; so is, with `take`,
 * one that has an owner. Throws `lead-unknown`, `entry-invalid` for an owner who may not answer leads, and
 * `not-allowed`; then none is changed.
 */
export async function changeLeads(
  { db, clock }: DeskContext,
  actor: Actor,
  selected: readonly SelectedLead[],
  wanted: LeadChange | 'take',
): Promise<BulkResult> {
  requireRight(actor, 'leads');
  const change = wanted === 'take' ? { ownerId: actor.id } : wanted;
  if ('ownerId' in change) await requireOwner(db, change.ownerId);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const changed: ChangedLead[] = [];
    const left = new Map<string, { staffId: string; isTaken: boolean; count: number }>();
    let same = 0;
    for (const { id, revision } of selected) {
      const before = await requireLead(trx, id);
      const isTaken = before.ownerId !== '' && before.ownerId !== actor.id;
      if ('status' in change ? before.status === change.status : before.ownerId === change.ownerId) same += 1;
      else if (before.revision !== revision || (wanted === 'take' && isTaken)) {
        const staffId = isTaken ? before.ownerId : ((await listAudit(trx, { subjectId: id }, 1))[0]?.staffId ?? '');
        const key = `${staffId} ${isTaken}`;
        left.set(key, { staffId, isTaken, count: (left.get(key)?.count ?? 0) + 1 });
      } else {
        changed.push(await applyChange(trx, actor, id, change, { revision, now }));
      }
    }
    return { changed, left: [...left.values()], same };
  });
}

/**
 * Restores status and owner of leads that nobody has changed since `revision`. Returns how many. The time of the first
 * answer is blank again if the undone change has set it. Throws `lead-unknown` and `not-allowed`.
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
    for (const { id, revision, status, ownerId } of leads) {
      const current = await requireLead(trx, id);
      if (current.revision !== revision) continue;
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
