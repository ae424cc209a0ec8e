import { expressionBuilder, sql } from 'kysely';
import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { Schema } from '#database/schema.ts';
import { lockSubmissions } from '#database/submission/submission-store.ts';
import type { ReceivedLead } from '#domain/lead/answers.ts';
import type { LeadFilter, LeadPosition, LeadState, LeadSummary } from '#domain/lead/lead.ts';
import type { SubmissionStatus, SubmissionTableName } from '#domain/submission/submission.ts';

/** The last code point: with it a prefix search is a range of the index. */
const last = '\u{10ffff}';

/** Characters of a message in a list: one line. */
const excerptLength = 120;

const common = ['id', 'receivedAt', 'status', 'ownerId', 'revision', 'answeredAt', 'email', 'phone'] as const;

/** A page of both tables in one order: at most `limit` leads after a position. */
export async function listLeads(
  db: Executor,
  filter: LeadFilter,
  words: readonly string[],
  limit: number,
  after?: LeadPosition,
): Promise<LeadSummary[]> {
  if (filter.status === 'open') {
    // One query per status: for two statuses neither database can read an index in list order.
    const lists = (['new', 'in-progress'] as const).map((status) => {
      return listLeads(db, { ...filter, status }, words, limit, after);
    });
    return sortLeads((await Promise.all(lists)).flat(), filter).slice(0, limit);
  }
  const direction = filter.oldestFirst ? 'asc' : 'desc';
  const { status } = filter;
  const where = matches({ ...filter, status }, await Promise.all(words.map((word) => findRange(db, word))), after);
  const enquiries =
    filter.kind === 'career'
      ? []
      : await db
          .selectFrom('enquiry')
          .select([...common, 'kind', 'name', 'companyName as subject'])
          .select(({ fn, lit }) => fn<string>('substr', ['message', lit(1), lit(excerptLength)]).as('excerpt'))
          .where(where)
          .$if(filter.kind !== undefined, (all) =>
            all.where('kind', '=', filter.kind === 'partner' ? 'partner' : 'contact'),
          )
          .orderBy('receivedAt', direction)
          .orderBy('id', direction)
          .limit(limit)
          .execute();
  const applications =
    filter.kind !== undefined && filter.kind !== 'career'
      ? []
      : await db
          .selectFrom('application')
          .select([...common, 'fullName as name', 'post as subject'])
          .where(where)
          .orderBy('receivedAt', direction)
          .orderBy('id', direction)
          .limit(limit)
          .execute();
  const all = [...enquiries, ...applications.map((row) => ({ ...row, kind: 'career' as const, excerpt: '' }))];
  return sortLeads(all, filter).slice(0, limit);
}

function sortLeads(leads: readonly LeadSummary[], { oldestFirst }: LeadFilter): LeadSummary[] {
  const sign = oldestFirst ? 1 : -1;
  return leads.toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -sign : sign));
}

const toSortKey = ({ receivedAt, id }: LeadPosition): string => `${receivedAt} ${id}`;

/** From so many leads per word, a scan in list order is faster than collecting all leads of the word. */
const commonFrom = 2_000;

/** The index range of words with this prefix, and whether many leads have them. */
async function findRange(db: Executor, from: string) {
  const to = from + last;
  const found = db.selectFrom('leadWord').select('leadId').where('word', '>=', from).where('word', '<', to);
  const { count } = await db
    .selectFrom(found.limit(commonFrom).as('found'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return { from, to, isCommon: Number(count) === commonFrom };
}
type WordRange = Awaited<ReturnType<typeof findRange>>;

/** The condition of a filter, for both tables. */
function matches(
  filter: LeadFilter & { status?: SubmissionStatus | undefined },
  words: readonly WordRange[],
  after: LeadPosition | undefined,
) {
  const row = expressionBuilder<Schema, SubmissionTableName>();
  const { status, owner, since, before, suspected = false, oldestFirst } = filter;
  const conditions = [
    // A literal: with a parameter neither database uses the partial index.
    row('suspicion', suspected ? '!=' : '=', sql.lit('')),
    status !== undefined && row('status', '=', status),
    owner !== undefined && row('ownerId', '=', owner === 'nobody' ? '' : owner),
    since !== undefined && row('receivedAt', '>=', since),
    before !== undefined && row('receivedAt', '<', before),
    after && row(row.refTuple('receivedAt', 'id'), oldestFirst ? '>' : '<', row.tuple(after.receivedAt, after.id)),
    ...words.map(({ from, to, isCommon }) => {
      const leads = row.selectFrom('leadWord').select('leadId').where('word', '>=', from).where('word', '<', to);
      return isCommon ? row.exists(leads.whereRef('leadId', '=', 'id')) : row('id', 'in', leads);
    }),
  ];
  return row.and(conditions.filter((condition) => condition !== undefined && condition !== false));
}

/** The table and the state of a lead; `undefined` for an unknown id. */
export async function findState(
  db: Executor,
  id: string,
): Promise<({ table: SubmissionTableName; email: string } & LeadState) | undefined> {
  for (const table of ['enquiry', 'application'] as const) {
    const row = await db
      .selectFrom(table)
      .select(['status', 'ownerId', 'revision', 'answeredAt', 'email'])
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

/** How many leads of people have a status. */
export async function countByStatus(db: Executor, status: SubmissionStatus): Promise<number> {
  const counts = (['enquiry', 'application'] as const).map((table) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('status', '=', status)
      .where('suspicion', '=', '')
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + Number(count), 0);
}

/** Leads of a table without indexed words, at most `limit`: their ids and searchable texts. */
export async function listUnindexed(
  db: Executor,
  table: SubmissionTableName,
  limit: number,
): Promise<{ id: string; texts: readonly string[] }[]> {
  // A literal, as above.
  const isNew = sql<boolean>`is_indexed = 0`;
  const rows =
    table === 'enquiry'
      ? await db
          .selectFrom('enquiry')
          .select(['id', 'name', 'companyName', 'email', 'phone', 'cityName', 'pincode'])
          .where(isNew)
          .limit(limit)
          .execute()
      : await db
          .selectFrom('application')
          .select(['id', 'fullName', 'post', 'email', 'phone'])
          .where(isNew)
          .limit(limit)
          .execute();
  return rows.map(({ id, ...texts }) => ({ id, texts: Object.values(texts) }));
}

/** Saves the words of leads of one table, by their ids. Call it in a transaction. */
export async function insertWords(
  db: Executor,
  table: SubmissionTableName,
  words: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  // Claims the leads first: of concurrent processes one indexes each.
  const claimed = await db
    .updateTable(table)
    .set({ isIndexed: 1 })
    .where('id', 'in', [...words.keys()])
    .where('isIndexed', '=', 0)
    .returning('id')
    .execute();
  const rows = claimed.flatMap(({ id }) => (words.get(id) ?? []).map((word) => ({ word, leadId: id })));
  await inBatches(rows, async (batch) => {
    await db
      .insertInto('leadWord')
      .values([...batch])
      .onConflict((row) => row.doNothing())
      .execute();
    return [];
  });
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
