import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { findRanges, type LeadQuery, listTables, matches } from '#database/lead/lead-conditions.ts';
import { inBatches } from '#database/rows.ts';
import type { Schema } from '#database/schema.ts';
import { lockSubmissions } from '#database/submission/submission-store.ts';
import { foldEmail } from '#domain/email.ts';
import type { ReceivedLead } from '#domain/lead/answers.ts';
import type { LeadFilter, LeadPosition, LeadState, LeadSummary } from '#domain/lead/lead.ts';
import type { SearchTerm } from '#domain/lead/search.ts';
import type { LeadCondition } from '#domain/lead/views.ts';
import type { SubmissionTableName } from '#domain/submission/submission.ts';

/** Characters of a message in a list: one line. */
const excerptLength = 120;

const common = [
  ...(['id', 'receivedAt', 'status', 'ownerId', 'revision', 'answeredAt', 'followUpOn'] as const),
  ...(['email', 'phone', 'suspicion'] as const),
];

/** A page of both tables in one order: at most `limit` leads that match one of the conditions, after a position. */
export async function listLeads(
  db: Executor,
  filter: LeadFilter,
  conditions: readonly LeadCondition[],
  terms: readonly SearchTerm[],
  limit: number,
  after?: LeadPosition,
): Promise<LeadSummary[]> {
  const ranges = await findRanges(db, terms);
  // One query per condition: for two of them neither database can read an index in list order.
  const lists = conditions.flatMap((condition) =>
    listTables(filter).map((table) => listRows(db, table, { filter, condition, ranges, after }, limit)),
  );
  return sortLeads((await Promise.all(lists)).flat(), filter).slice(0, limit);
}

async function listRows(
  db: Executor,
  table: SubmissionTableName,
  query: LeadQuery,
  limit: number,
): Promise<readonly LeadSummary[]> {
  const { kind, oldestFirst } = query.filter;
  const direction = oldestFirst ? 'asc' : 'desc';
  const where = matches(query);
  if (table === 'enquiry') {
    return db
      .selectFrom('enquiry')
      .select([...common, 'kind', 'name', 'companyName as subject'])
      .select(({ fn, lit }) => fn<string>('substr', ['message', lit(1), lit(excerptLength)]).as('excerpt'))
      .where(where)
      .$if(kind !== undefined, (all) => all.where('kind', '=', kind === 'partner' ? 'partner' : 'contact'))
      .orderBy('receivedAt', direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute();
  }
  const rows = await db
    .selectFrom('application')
    .select([...common, 'fullName as name', 'post as subject'])
    .where(where)
    .orderBy('receivedAt', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'career' as const, excerpt: '' }));
}

function sortLeads(leads: readonly LeadSummary[], { oldestFirst }: LeadFilter): LeadSummary[] {
  const sign = oldestFirst ? 1 : -1;
  return leads.toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -sign : sign));
}

const toSortKey = ({ receivedAt, id }: LeadPosition): string => `${receivedAt} ${id}`;

/** Counts the leads that match one of the conditions. Counting stops at `limit`. */
export async function countLeads(
  db: Executor,
  filter: LeadFilter,
  conditions: readonly LeadCondition[],
  terms: readonly SearchTerm[],
  limit: number,
): Promise<number> {
  const ranges = await findRanges(db, terms);
  const counts = conditions.flatMap((condition) =>
    listTables(filter).map((table) => {
      const { kind } = filter;
      const found = db
        .selectFrom(table)
        .select('id')
        .where(matches({ filter, condition, ranges }))
        .$if(table === 'enquiry' && kind !== undefined, (all) => all.where(sql.ref('kind'), '=', kind))
        .limit(limit);
      return countAll(db, found);
    }),
  );
  return Math.min(limit, sum(await Promise.all(counts)));
}

function countAll(
  db: Executor,
  found: SelectQueryBuilder<Schema, SubmissionTableName, { id: string }>,
): Promise<number> {
  return db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Counts the leads of people by status and owner, and the suspected robots. */
export async function countByState(db: Executor) {
  const tables = ['enquiry', 'application'] as const;
  const groups = tables.map((table) =>
    db
      .selectFrom(table)
      .select(['status', 'ownerId'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      // A literal: with a parameter neither database uses the partial index.
      .where('suspicion', '=', sql.lit(''))
      .groupBy(['status', 'ownerId'])
      .execute(),
  );
  const robots = tables.map((table) =>
    countAll(db, db.selectFrom(table).select('id').where('suspicion', '!=', sql.lit(''))),
  );
  const states = (await Promise.all(groups)).flat().map(({ count, ...state }) => ({ ...state, count: Number(count) }));
  return { states, suspected: sum(await Promise.all(robots)) };
}

/** Other leads of the same person, by e-mail address or phone number, newest first, at most `limit`. */
export async function listRelated(
  db: Executor,
  lead: { readonly id: string; readonly email: string; readonly phone: string },
  limit: number,
): Promise<readonly RelatedLead[]> {
  const key = foldEmail(lead.email);
  const columns = ['id', 'receivedAt', 'status'] as const;
  const row = expressionBuilder<Schema, SubmissionTableName>();
  const isRelated = row.and([
    row('id', '!=', lead.id),
    row('suspicion', '=', ''),
    row.or([row('emailKey', '=', key), row('phone', '=', lead.phone)]),
  ]);
  const enquiries = db.selectFrom('enquiry').select([...columns, 'kind', 'name']);
  const applications = db.selectFrom('application').select([...columns, 'fullName as name']);
  const [some, others] = await Promise.all([
    enquiries.where(isRelated).orderBy('receivedAt', 'desc').limit(limit).execute(),
    applications.where(isRelated).orderBy('receivedAt', 'desc').limit(limit).execute(),
  ]);
  const all = [...some, ...others.map((found) => ({ ...found, kind: 'career' as const }))];
  return all.toSorted((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1)).slice(0, limit);
}

export type RelatedLead = Pick<LeadSummary, 'id' | 'kind' | 'name' | 'receivedAt' | 'status'>;

/** The table and the state of a lead; `undefined` for an unknown id. */
export async function findState(
  db: Executor,
  id: string,
): Promise<({ table: SubmissionTableName; email: string } & LeadState) | undefined> {
  for (const table of ['enquiry', 'application'] as const) {
    const row = await db
      .selectFrom(table)
      .select(['status', 'ownerId', 'revision', 'answeredAt', 'followUpOn', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) return { table, ...row };
  }
  return undefined;
}

/** As `findState`, and locks the lead until the end of the transaction. */
export async function lockState(trx: Executor, id: string): ReturnType<typeof findState> {
  const found = await findState(trx, id);
  if (!found) return undefined;
  await lockSubmissions(trx, found.table, [id]);
  // Reads again: the row may have changed, or been erased, before the lock.
  return findState(trx, id);
}

/** The texts of these enquiries, for an export; applications have none. */
export function listTexts(db: Executor, ids: readonly string[]) {
  const columns = ['id', 'message', 'address', 'pincode', 'cityName', 'stateName'] as const;
  return inBatches(ids, (batch) => db.selectFrom('enquiry').select(columns).where('id', 'in', batch).execute());
}

/** Kind, status and times of the leads since a moment (UTC, ISO 8601), without spam and suspected robots. */
export async function listReceived(db: Executor, since: string): Promise<readonly ReceivedLead[]> {
  const columns = ['status', 'receivedAt', 'answeredAt'] as const;
  const row = expressionBuilder<Schema, SubmissionTableName>();
  const counts = row.and([row('receivedAt', '>=', since), row('suspicion', '=', ''), row('status', '!=', 'spam')]);
  const enquiries = db.selectFrom('enquiry').select([...columns, 'kind']);
  const applications = db.selectFrom('application').select(columns);
  const [some, others] = await Promise.all([enquiries.where(counts).execute(), applications.where(counts).execute()]);
  return [...some, ...others.map((row) => ({ ...row, kind: 'career' as const }))];
}
