import { z } from 'zod';
import { kindWords } from '#content/desk/leads.ts';
import type { LeadFilter, LeadPosition } from '#domain/lead/lead.ts';
import { type LeadView, leadViews } from '#domain/lead/views.ts';
import { toSlug } from '#domain/post/post-text.ts';
import { formKinds, submissionStatuses } from '#domain/submission/submission.ts';
import { toEndOfDay, toMoment } from '#domain/time.ts';
import { betweenDays, findPeriod, periodPattern } from './period.ts';

const text = z.string().trim().max(200).catch('');
const day = z.iso.date().catch('');
const schema = z.object({
  view: z.enum([...leadViews, 'all']).catch('all'),
  kind: z.enum(formKinds).or(z.literal('')).catch(''),
  status: z.enum(submissionStatuses).or(z.literal('')).catch(''),
  owner: text,
  search: text,
  period: z.string().regex(periodPattern).catch(''),
  since: day,
  until: day,
  order: z.enum(['newest', 'oldest']).catch('newest'),
});

/** The filter in the forms and in the address. Unknown values do not restrict. */
export type FilterFields = z.infer<typeof schema>;

/** Days count only in the period between two days: in any other the form hides what was entered. */
export function readFilterFields(params: URLSearchParams): FilterFields {
  const fields = schema.parse(Object.fromEntries(params));
  const { period, since, until } = fields;
  if (period !== betweenDays) return { ...fields, since: '', until: '' };
  return since === '' && until === '' ? { ...fields, period: '' } : fields;
}

/** The filter for the store; days are in India's time zone. */
export function toLeadFilter(fields: FilterFields, now: Date): LeadFilter {
  const { view, kind, status, owner, search, since, until, order } = fields;
  const period = findPeriod(fields.period, now);
  return {
    view: view === 'all' ? undefined : view,
    kind: kind || undefined,
    status: status || undefined,
    owner: owner || undefined,
    search,
    since: (since === '' ? period.since : toMoment(since).toISOString()) || undefined,
    before: (until === '' ? period.before : toEndOfDay(until).toISOString()) || undefined,
    oldestFirst: order === 'oldest',
  };
}

/** Whether the view has the leads of one owner only. */
export function isOfOneOwner({ view }: FilterFields): boolean {
  return view === 'unassigned' || view === 'mine';
}

/** The filter for another view: what restricts both stays, the search and what only this view has does not. */
export function toView(view: LeadView | 'all', { kind, period, since, until, order }: FilterFields): FilterFields {
  return { view, kind, period, since, until, order, status: '', owner: '', search: '' };
}

/** Whether the list is restricted, beyond its view. */
export function isFiltered(fields: FilterFields): boolean {
  const { view: _view, order: _order, ...restricting } = fields;
  return Object.values(restricting).some((value) => value !== '');
}

/** The view and the fields that differ from the default, for an address; with the position of a page. */
export function toQuery(fields: FilterFields, after?: LeadPosition): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== '' && value !== 'newest');
  const query = new URLSearchParams(entries);
  if (after) query.set('after', `${after.receivedAt}~${after.id}`);
  return `?${query}`;
}

/**
 * The name of an exported file, in ASCII: the day on which it was made, then the filter. `owner` is the name of the
 * filter's member of staff.
 */
export function formatFileName(fields: FilterFields, owner: string, day: string) {
  const { view, kind, status, search, period, since, until } = fields;
  const parts = [
    view === 'all' ? '' : view,
    kind === '' ? '' : kindWords[kind],
    status,
    owner,
    period === betweenDays ? '' : period,
    since === '' ? '' : `from ${since}`,
    until === '' ? '' : `until ${until}`,
    search,
  ];
  // A name of other letters has no ASCII.
  const words = parts.filter((part) => part !== '').map((part) => toSlug(part, 40) || 'filtered');
  return `${['leads', day, ...words].join('-')}.csv`;
}

export function readPosition(params: URLSearchParams): LeadPosition | undefined {
  const [receivedAt = '', id = ''] = (params.get('after') ?? '').split('~');
  return receivedAt === '' || id === '' ? undefined : { receivedAt, id };
}
