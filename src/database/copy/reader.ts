import type { CatalogColumn, CatalogReference, Column } from '#database/copy/table.ts';

/** A database for a snapshot: its catalog, and queries in one read-only transaction. */
export type Reader = {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** For messages to the operator; never with a password. */
  readonly name: string;
  readColumns(): Promise<readonly CatalogColumn[]>;
  readReferences(): Promise<readonly CatalogReference[]>;
  /** The `order by` term of a column, in byte order. */
  order(column: Column): string;
  query(sql: string): Promise<readonly ResultRow[]>;
  /** The rows of a query, at most `size` at once. */
  stream(sql: string, size: number): AsyncIterable<readonly ResultRow[]>;
};

export type ResultRow = Readonly<Record<string, unknown>>;

/** Quotes an SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
