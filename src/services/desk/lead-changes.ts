import { listAudit } from '#database/audit/audit-store.ts';
import { findState, listLeads } from '#database/lead/lead-store.ts';
import { findStaff } from '#database/staff/staff-store.ts';
import { MoharError } from '#domain/errors.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { findLastEditor } from '#services/desk/lead-state.ts';

/**
 * A version of the list of leads: it differs after every new lead and every change. Pages poll it. Throws
 * `not-allowed`.
 */
export async function readChanges({ db }: DeskContext, actor: Actor): Promise<string> {
  requireRight(actor, 'leads');
  const [lead] = await listLeads(db, {}, [{}], [], 1);
  const [entry] = await listAudit(db, {}, 1);
  return [lead?.id, entry?.id].join(' ');
}

/** The revision of a lead, and who changed it last. Throws `lead-unknown` and `not-allowed`. */
export async function readLeadRevision({ db }: DeskContext, actor: Actor, id: string) {
  requireRight(actor, 'leads');
  const state = await findState(db, id);
  if (!state) throw new MoharError('lead-unknown', 'the lead was erased');
  const member = await findStaff(db, await findLastEditor(db, id));
  return { revision: state.revision, by: member?.name ?? '' };
}
