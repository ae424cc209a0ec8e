import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import type { LeadFilter, LeadPosition } from '#domain/lead/lead.ts';
import type { SearchTerm } from '#domain/lead/search.ts';
import type { LeadCondition } from '#domain/lead/views.ts';
import type { SubmissionTableName } from '#domain/submission/submission.ts';

/** The last code point: with it a prefix search is a range of the index. */
const last = '\u{10ffff}';

/** From so many leads per word, a scan in list order is faster than collecting all leads of the word. */
const commonFrom = 2_000;

/**
 * The index range of the words with a prefix, and the ids of their leads; `undefined` for many leads. The ids are read
 * first: PostgreSQL has no statistics of words (migration 0019), and would scan all leads for the rarest one.
 */
async function findRange(db: Executor, from: string) {
  const to = from + last;
  const found = await db
    .selectFrom('leadWord')
    .select('leadId')
    .where('word', '>=', from)
    .where('word', '<', to)
    .limit(commonFrom)
    .execute();
  return { from, to, leadIds: found.length < commonFrom ? found.map(({ leadId }) => leadId) : undefined };
}
type WordRange = Awaited<ReturnType<typeof findRange>>;

/** A search as ranges of the index: a lead matches one range of each term. */
export type SearchRanges = readonly (readonly WordRange[])[];

export function findRanges(db: Executor, terms: readonly SearchTerm[]): Promise<SearchRanges> {
  return Promise.all(terms.map((term) => Promise.all(term.map((word) => findRange(db, word)))));
}

/** Which rows of a table to list, after a position. */
export type LeadQuery = {
  readonly filter: LeadFilter;
  readonly condition: LeadCondition;
  readonly ranges: SearchRanges;
  readonly after?: LeadPosition | undefined;
};

/** The tables that a filter's kind leaves. */
export function listTables({ kind }: LeadFilter): readonly SubmissionTableName[] {
  if (kind === undefined) return ['enquiry', 'application'];
  return kind === 'career' ? ['application'] : ['enquiry'];
}

const columns = expressionBuilder<Schema, SubmissionTableName>();

/** The condition of a query, for both tables. */
export function matches({ filter, condition, ranges, after }: LeadQuery) {
  const { status, owner, since, before, oldestFirst } = filter;
  const parts = [
    matchesCondition(condition),
    status !== undefined && columns('status', '=', status),
    owner !== undefined && columns('ownerId', '=', owner === 'nobody' ? '' : owner),
    since !== undefined && columns('receivedAt', '>=', since),
    before !== undefined && columns('receivedAt', '<', before),
    after &&
      columns(columns.refTuple('receivedAt', 'id'), oldestFirst ? '>' : '<', columns.tuple(after.receivedAt, after.id)),
    ...ranges.map((term) => columns.or(term.map(matchesRange))),
  ];
  return columns.and(parts.filter((part) => part !== undefined && part !== false));
}

function matchesCondition({ isSuspected, status, ownerId, followUpBy, followUpAfter, isFailed }: LeadCondition) {
  const parts = [
    // A literal: with a parameter neither database uses the partial index.
    columns('suspicion', isSuspected ? '!=' : '=', sql.lit('')),
    status !== undefined && columns('status', '=', status),
    ownerId !== undefined && columns('ownerId', '=', ownerId),
    followUpBy !== undefined && matchesFollowUp('<=', followUpBy),
    followUpAfter !== undefined && matchesFollowUp('>', followUpAfter),
    isFailed && columns('id', 'in', selectFailed()),
  ];
  return columns.and(parts.filter((part) => part !== undefined && part !== false));
}

function matchesFollowUp(operator: '<=' | '>', day: string) {
  return columns.and([
    columns('followUpOn', '!=', sql.lit('')),
    columns('followUpOn', operator, day),
    columns('status', 'not in', ['closed', 'spam']),
  ]);
}

function matchesRange({ from, to, leadIds }: WordRange) {
  if (leadIds?.length === 0) return sql<SqlBool>`1 = 0`;
  if (leadIds) return columns('id', 'in', leadIds);
  const words = columns.selectFrom('leadWord').where('word', '>=', from).where('word', '<', to);
  const found = words
    .whereRef('leadId', '=', 'id')
    .limit(1)
    .select(({ lit }) => lit(1).as('found'));
  // A scalar subquery is answered per lead, from the index. With `exists` PostgreSQL first reads all leads of the word.
  return columns(found, 'is not', null);
}

/** The ids of the leads in the view `failed`. */
export function selectFailed() {
  return columns
    .selectFrom('leadReply as reply')
    .innerJoin('outbox', 'outbox.id', 'reply.id')
    .select('reply.leadId')
    .where('outbox.state', '=', 'given-up')
    .where((row) => {
      const later = row
        .selectFrom('leadReply as later')
        .select('later.id')
        .whereRef('later.leadId', '=', 'reply.leadId')
        .whereRef('later.id', '>', 'reply.id');
      return row.not(row.exists(later));
    });
}
