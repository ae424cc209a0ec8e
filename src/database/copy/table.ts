import { MoharError } from '#domain/errors.ts';

/** A value of a column; every column is of a type that SQLite and PostgreSQL share. */
export type Value = string | number | null | Uint8Array;
/** The values of a row, in the order of the table's columns. */
export type Row = readonly Value[];

export const columnTypes = ['text', 'integer', 'bytes'] as const;
export type Column = { readonly name: string; readonly type: (typeof columnTypes)[number] };

/** A table as the database has it, under its names in SQL. `key` are the columns of its primary key. */
export type Table = { readonly name: string; readonly columns: readonly Column[]; readonly key: readonly string[] };

/** Tables of short-lived rows, such as sessions and challenges: a restore must not make them valid again. */
export const shortLived = ['rate_limit', 'staff_session', 'challenge', 'invitation'];

/** Tables without copied rows: short-lived ones, and the migrator's own. */
export const uncopiedTables: ReadonlySet<string> = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  ...shortLived,
]);

/** A column in the catalog of a database; `key` is its position in the primary key, or negative. */
export type CatalogColumn = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly key: number;
};
/** A foreign key. */
export type CatalogReference = { readonly table: string; readonly parent: string };

/**
 * Lists the copied tables, referenced tables first. The list comes from the catalog, so it includes tables of later
 * migrations. Throws `copy-failed` for a type that the stores do not share, and for a table without a primary key.
 */
export function toTables(columns: readonly CatalogColumn[], references: readonly CatalogReference[]): readonly Table[] {
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable].filter(([name]) => !uncopiedTables.has(name)).map(([name, list]) => toTable(name, list));
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const waiting = tables.filter((table) => !sorted.includes(table));
    const isWaiting = (name: string): boolean => waiting.some((table) => table.name === name);
    const next = waiting.find(
      ({ name }) => !references.some(({ table, parent }) => table === name && parent !== name && isWaiting(parent)),
    );
    if (!next) throw new MoharError('copy-failed', 'the store: tables refer to each other in a circle');
    sorted.push(next);
  }
  return sorted;
}

function toTable(name: string, columns: readonly CatalogColumn[]): Table {
  const key = columns.filter((column) => column.key >= 0).sort((a, b) => a.key - b.key);
  if (key.length === 0) throw new MoharError('copy-failed', `the store: table ${name} has no primary key`);
  return {
    name,
    columns: columns.map(({ column, type }) => ({
      name: column,
      type: toColumnType(name, column, type.toLowerCase()),
    })),
    key: key.map(({ column }) => column),
  };
}

function toColumnType(table: string, column: string, type: string): Column['type'] {
  if (type === 'text') return 'text';
  if (type === 'integer') return 'integer';
  if (type === 'bytea') return 'bytes';
  throw new MoharError(
    'copy-failed',
    `the store: column ${column} of ${table} is of type ${type}, which is not copied`,
  );
}

/** Whether two stores have the same tables, so that rows can be copied. */
export function haveSameTables(some: readonly Table[], others: readonly Table[]): boolean {
  const describe = (tables: readonly Table[]): string =>
    tables
      .map(({ name, columns, key }) => `${name}(${columns.map((column) => `${column.name} ${column.type}`)}; ${key})`)
      .sort()
      .join('\n');
  return describe(some) === describe(others);
}
