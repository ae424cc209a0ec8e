import { countByState, countLeads, listLeads } from '#database/lead/lead-store.ts';
import { type LeadFilter, type LeadPosition, leadsPerPage } from '#domain/lead/lead.ts';
import { parseSearch, type SearchTerm } from '#domain/lead/search.ts';
import { type LeadCondition, type LeadView, leadViews, listConditions } from '#domain/lead/views.ts';
import type { Actor } from '#domain/staff/staff.ts';
import type { SubmissionStatus } from '#domain/submission/submission.ts';
import { toIndianDay } from '#domain/time.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { indexNewest } from '#services/desk/index-leads.ts';

/** Counting a filtered list stops here, so that a search of a common word is not slow. */
export const maxCounted = 1_000;

/**
 * A page of leads, their number up to `maxCounted`, and the cursor of the next page; `undefined` on the last. Throws
 * `not-allowed`.
 */
export async function listLeadPage(context: DeskContext, actor: Actor, filter: LeadFilter, after?: LeadPosition) {
  const query = await toQuery(context, actor, filter);
  if (!query) return { leads: [], count: 0, next: undefined };
  const { db } = context;
  const found = await listLeads(db, filter, query.conditions, query.terms, leadsPerPage + 1, after);
  const leads = found.slice(0, leadsPerPage);
  const last = found.length > leadsPerPage ? leads.at(-1) : undefined;
  const isWhole = after === undefined && last === undefined;
  const count = isWhole ? leads.length : await countLeads(db, filter, query.conditions, query.terms, maxCounted);
  return { leads, count, next: last && { receivedAt: last.receivedAt, id: last.id } };
}

/** The id of the lead after a position of a list; `undefined` at its end. Throws `not-allowed`. */
export async function findNextLead(
  context: DeskContext,
  actor: Actor,
  filter: LeadFilter,
  after: LeadPosition,
): Promise<string | undefined> {
  const query = await toQuery(context, actor, filter);
  if (!query) return undefined;
  const [next] = await listLeads(context.db, filter, query.conditions, query.terms, 1, after);
  return next?.id;
}

/** The conditions and the search terms of a filter; `undefined` for a search without a word. Throws `not-allowed`. */
export async function toQuery(
  context: DeskContext,
  actor: Actor,
  filter: LeadFilter,
): Promise<{ conditions: readonly LeadCondition[]; terms: readonly SearchTerm[] } | undefined> {
  requireRight(actor, 'leads');
  const terms = parseSearch(filter.search ?? '');
  // A single letter, or punctuation only.
  if (terms.length === 0 && filter.search) return undefined;
  if (terms.length > 0) await indexNewest(context);
  return { conditions: listConditions(filter.view, toViewer(context, actor)), terms };
}

function toViewer({ clock }: DeskContext, { id }: Actor) {
  return { staffId: id, today: toIndianDay(clock()) };
}

/** How many leads each view has. Throws `not-allowed`. */
export async function countViews(context: DeskContext, actor: Actor): Promise<Readonly<Record<LeadView, number>>> {
  requireRight(actor, 'leads');
  const { db } = context;
  const { states, suspected } = await countByState(db);
  const viewer = toViewer(context, actor);
  const countStored = (view: LeadView): Promise<number> =>
    countLeads(db, {}, listConditions(view, viewer), [], Number.MAX_SAFE_INTEGER);
  const [followUp, later, failed] = await Promise.all([
    countStored('follow-up'),
    countStored('later'),
    countStored('failed'),
  ]);
  const count = (statuses: readonly SubmissionStatus[], ownerId?: string): number =>
    states
      .filter((state) => statuses.includes(state.status) && (ownerId === undefined || state.ownerId === ownerId))
      .reduce((sum, state) => sum + state.count, 0);
  const open = ['new', 'in-progress'] as const;
  return {
    unassigned: count(open, ''),
    mine: count(open, actor.id),
    'follow-up': followUp,
    later,
    failed,
    open: count(open),
    spam: count(['spam']) + suspected,
    done: count(['answered', 'closed']),
  };
}

/** The view that the inbox opens with: the first with a lead for now, else all open ones. */
export function findFirstView(counts: Readonly<Record<LeadView, number>>): LeadView {
  return leadViews.find((view) => view !== 'spam' && view !== 'later' && counts[view] > 0) ?? 'open';
}
