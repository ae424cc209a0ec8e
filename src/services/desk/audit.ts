import { type AuditFilter, listAudit } from '#database/audit/audit-store.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';

/** Entries of the audit log on a page. */
const entriesPerPage = 100;

/** A page of the audit log, newest first, and the cursor of the next page. Throws `not-allowed`. */
export async function readAudit({ db }: DeskContext, actor: Actor, filter: AuditFilter) {
  requireRight(actor, 'staff');
  const found = await listAudit(db, filter, entriesPerPage + 1);
  const entries = found.slice(0, entriesPerPage);
  return { entries, next: found.length > entriesPerPage ? entries.at(-1)?.id : undefined };
}
