import { z } from 'zod';
import { columnTypes } from '#database/copy/table.ts';

/** The version of the container format; incompatible changes increment it. */
export const formatVersion = 1;

const column = z.object({ name: z.string(), type: z.enum(columnTypes) }).readonly();
const table = z.object({
  name: z.string(),
  columns: z.array(column).max(100).readonly(),
  key: z.array(z.string()).max(10).readonly(),
  rows: z.int().min(0),
});
const sha256 = z.string().length(64);

const header = z.object({
  format: z.literal(formatVersion),
  /** The name of the last migration. */
  schemaVersion: z.string(),
  /** UTC, ISO 8601. */
  createdAt: z.string(),
  store: z.enum(['SQLite', 'PostgreSQL']),
  /** Referenced tables first, each with its number of rows. */
  tables: z.array(table).max(100),
});

/** The first entry of a backup: its tables. */
export type BackupHeader = z.infer<typeof header>;

const manifest = header.extend({
  /** A table's SHA-256 covers its parts in order. */
  tables: z.array(table.extend({ sha256 })),
  files: z.array(z.object({ path: z.string(), bytes: z.int().min(0), sha256 })),
});

/** The last entry: the header again, with the hash of every table and file. */
export type BackupManifest = z.infer<typeof manifest>;

/** Names of entries. Parts of a table are numbered from 1, eight digits, so that they sort. */
export const entryNames = {
  header: 'header.json',
  manifest: 'manifest.json',
  part: (name: string, nth: number): string => `tables/${name}/${String(nth).padStart(8, '0')}.ndjson`,
  file: (path: string): string => `files/${path}`,
} as const;

/** `undefined` for anything but the JSON of a header. */
export const parseHeader = (text: string): BackupHeader | undefined => parse(header, text);

/** `undefined` for anything but the JSON of a manifest. */
export const parseManifest = (text: string): BackupManifest | undefined => parse(manifest, text);

function parse<Output>(schema: z.ZodType<Output>, text: string): Output | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
