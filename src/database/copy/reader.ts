import type { CatalogColumn, CatalogReference, Column } from '#database/copy/table.ts';

/** What a snapshot needs of a database: its catalog, and queries within one transaction that only reads. */
export type Reader = {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** For messages to the operator; never with a password. */
  readonly name: string;
  readColumns(): Promise<readonly CatalogColumn[]>;
  readReferences(): Promise<readonly CatalogReference[]>;
  /** The name of a column as a term that compares in the order of bytes. */
  order(column: Column): string;
  query(sql: string): Promise<readonly ResultRow[]>;
  /** The rows of a query, at most `size` at once. */
  stream(sql: string, size: number): AsyncIterable<readonly ResultRow[]>;
};

export type ResultRow = Readonly<Record<string, unknown>>;

/** An identifier in SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
