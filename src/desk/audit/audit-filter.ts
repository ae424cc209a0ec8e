import { type AuditAction, type AuditGroup, auditActions, auditGroups } from '#domain/audit/audit.ts';
import { isDay, toEndOfDay, toMoment } from '#domain/time.ts';

/** The fields of the filter form, as the address has them. */
export const filterFields = ['who', 'what', 'from', 'until'] as const;

/** The value of `who` for entries that no member of staff has caused. */
export const nobody = 'nobody';

const isGroup = (name: string): name is AuditGroup => Object.hasOwn(auditGroups, name);

function toActions(what: string): AuditAction | readonly AuditAction[] | undefined {
  return isGroup(what) ? auditGroups[what] : auditActions.find((known) => known === what);
}

/** Reads the filter of an address. Unknown actions and days that are not in the calendar do not restrict. */
export function readAuditFilter(searchParams: URLSearchParams) {
  const [who = '', what = '', from = '', until = ''] = filterFields.map((name) => searchParams.get(name) ?? '');
  const action = toActions(what);
  return {
    entered: {
      who,
      what: action ? what : '',
      from: isDay(from) ? from : '',
      until: isDay(until) ? until : '',
    },
    filter: {
      staffId: who === nobody ? '' : who || undefined,
      action,
      since: isDay(from) ? toMoment(from).toISOString() : undefined,
      until: isDay(until) ? toEndOfDay(until).toISOString() : undefined,
      before: searchParams.get('before') || undefined,
    },
  };
}
