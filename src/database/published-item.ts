import type { Kysely } from 'kysely';
import type { Executor } from '#database/connect.ts';

/** The tables of published items, with their key, title and date columns. */
const tables = {
  post: { key: 'slug', title: 'title', date: 'createdAt' },
  notice: { key: 'key', title: 'title', date: 'createdAt' },
  advertisement: { key: 'key', title: 'alt', date: undefined },
  banner: { key: 'key', title: 'text', date: undefined },
} as const;

/**
 * The date of an item that was scheduled and then withdrawn before it was ever shown (`showContent`). It sorts
 * before all others, because the newest date comes first; `listItems` returns it as blank.
 */
export const neverShown = '9999-12-31T00:00:00.000Z';

export type ItemKind = keyof typeof tables;
export const itemKinds = Object.keys(tables) as readonly ItemKind[];

export type PublishedItem = {
  readonly kind: ItemKind;
  readonly key: string;
  readonly title: string;
  /** UTC, ISO 8601; blank where the kind has no date, or the item was never shown. */
  readonly date: string;
  readonly isActive: boolean;
  /** Blank unless the item is a post. */
  readonly html: string;
};

/** The store with tables and columns of any name: Kysely cannot type a table that is a parameter. */
function untyped(executor: Executor): Kysely<Record<string, Record<string, string | number>>> {
  return executor as unknown as ReturnType<typeof untyped>;
}

/**
 * All items of a kind, withdrawn ones too: newest first, or by key without a date. `withHtml` reads the HTML of posts.
 */
export async function listItems(
  executor: Executor,
  kind: ItemKind,
  { withHtml = true } = {},
): Promise<readonly PublishedItem[]> {
  const { key, title, date } = tables[kind];
  const rows = await untyped(executor)
    .selectFrom(kind)
    .select([key, title, 'isActive', ...(date ? [date] : []), ...(withHtml && kind === 'post' ? ['html'] : [])])
    .orderBy(date ?? key, date ? 'desc' : 'asc')
    .orderBy(key)
    .execute();
  return rows.map((row) => ({
    kind,
    key: String(row[key]),
    title: String(row[title]),
    date: date && row[date] !== neverShown ? String(row[date]) : '',
    isActive: row.isActive === 1,
    html: String(row.html ?? ''),
  }));
}

type ItemName = Pick<PublishedItem, 'kind' | 'key'>;

function updateItem(executor: Executor, { kind, key }: ItemName, values: Record<string, string | number>) {
  return untyped(executor).updateTable(kind).set(values).where(tables[kind].key, '=', key);
}

/** Sets the date of an item, and of its last change, if its date is after `now`. Dates are UTC, ISO 8601. */
export async function replaceFutureDate(executor: Executor, item: ItemName, now: string, to: string): Promise<void> {
  const { date } = tables[item.kind];
  if (!date) return;
  const update = updateItem(executor, item, { [date]: to, updatedAt: to });
  await update.where(date, '>', now).execute();
}

/**
 * Withdraws or shows an item; `undefined` for an unknown key. Call it in a transaction that has locked the revision.
 */
export async function setActive(
  executor: Executor,
  item: ItemName,
  isActive: boolean,
): Promise<'changed' | 'unchanged' | undefined> {
  const { kind, key } = item;
  const stored = untyped(executor).selectFrom(kind).select('isActive').where(tables[kind].key, '=', key);
  const row = await stored.executeTakeFirst();
  if (!row) return undefined;
  if (row.isActive === Number(isActive)) return 'unchanged';
  await updateItem(executor, item, { isActive: Number(isActive) }).execute();
  return 'changed';
}
