import { z } from 'zod';
import { kindWords } from '#content/desk/leads.ts';
import type { LeadFilter, LeadPosition } from '#domain/lead/lead.ts';
import { toSlug } from '#domain/post/post-text.ts';
import { formKinds, submissionStatuses } from '#domain/submission/submission.ts';
import { toMoment } from '#domain/time.ts';

const text = z.string().trim().max(200).catch('');
const day = z.iso.date().catch('');
const schema = z.object({
  kind: z.enum(formKinds).or(z.literal('')).catch(''),
  status: z
    .enum(['open', ...submissionStatuses, 'suspected'])
    .or(z.literal(''))
    .catch(''),
  owner: text,
  search: text,
  since: day,
  until: day,
  order: z.enum(['newest', 'oldest']).catch('newest'),
});

/** The filter in the form and in the address. Unknown values do not restrict. */
export type FilterFields = z.infer<typeof schema>;

export function readFilterFields(params: URLSearchParams): FilterFields {
  return schema.parse(Object.fromEntries(params));
}

/** The filter for the store; days are in India's time zone. */
export function toLeadFilter({ kind, status, owner, search, since, until, order }: FilterFields): LeadFilter {
  return {
    kind: kind === '' ? undefined : kind,
    status: status === '' || status === 'suspected' ? undefined : status,
    suspected: status === 'suspected',
    owner: owner === '' ? undefined : owner,
    search,
    since: since === '' ? undefined : toMoment(since).toISOString(),
    before: until === '' ? undefined : new Date(toMoment(until).getTime() + 86_400_000).toISOString(),
    oldestFirst: order === 'oldest',
  };
}

/** The fields that differ from the default, for an address; with the position of a page. */
export function toQuery(fields: FilterFields, after?: LeadPosition): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== '' && value !== 'newest');
  const query = new URLSearchParams(entries);
  if (after) query.set('after', `${after.receivedAt}~${after.id}`);
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * The name of an exported file, in ASCII: the day on which it was made, then the filter. `owner` is the name of the
 * filter's member of staff.
 */
export function formatFileName(
  { kind, status, owner: _, search, since, until }: FilterFields,
  owner: string,
  day: string,
) {
  const parts = [
    kind === '' ? '' : kindWords[kind],
    status,
    owner,
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
