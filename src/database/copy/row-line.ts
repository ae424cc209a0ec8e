import { z } from 'zod';
import type { Row, Table, Value } from '#database/copy/table.ts';
import { MoharError } from '#domain/errors.ts';

/**
 * Formats a row as a line of JSON with column names as keys and bytes in base64. Both stores give the same line for the
 * same row. Throws `copy-failed` for a value that does not match its column's type.
 */
export function formatRow({ name, columns }: Table, row: Row): string {
  const entries = columns.map((column, index) => {
    const value = row[index] ?? null;
    if (value === null) return [column.name, null];
    if (column.type === 'bytes' && value instanceof Uint8Array) {
      return [column.name, Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')];
    }
    if (column.type === 'text' && typeof value === 'string') return [column.name, value];
    if (column.type === 'integer' && Number.isSafeInteger(value)) return [column.name, value];
    throw new MoharError('copy-failed', `the store: ${name}.${column.name} has a value that is not ${column.type}`);
  });
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}

const record = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));

/** Parses a line of `formatRow`. Throws `backup-refused` for any other line. */
export function parseRow({ name, columns }: Table, line: string): Row {
  const refuse = (): never => {
    throw new MoharError('backup-refused', `the backup: a row of ${name} cannot be read`);
  };
  const { data = refuse() } = record.safeParse(parseJson(line));
  if (Object.keys(data).length !== columns.length) return refuse();
  return columns.map(({ name: column, type }): Value => {
    const value = data[column];
    if (value === null) return null;
    if (typeof value === 'string' && type === 'text') return value;
    if (typeof value === 'string' && type === 'bytes') return fromBase64(value);
    if (typeof value === 'number' && type === 'integer') return value;
    return refuse();
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fromBase64 = (text: string): Uint8Array => Buffer.from(text, 'base64');
