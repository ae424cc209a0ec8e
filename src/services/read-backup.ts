import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  type BackupHeader,
  type BackupManifest,
  entryNames,
  parseHeader,
  parseManifest,
} from '#database/backup/backup-format.ts';
import { type ArchiveEntry, readArchive } from '#database/backup/read-archive.ts';
import { parseRow } from '#database/copy/row-line.ts';
import type { Row, Table } from '#database/copy/table.ts';
import { MoharError } from '#domain/errors.ts';
import { hashChunks } from '#services/own-files.ts';
import type { ReportProgress } from '#services/progress.ts';

/** A backup's file, the text of the key file if it is encrypted, and the progress callback. */
export type BackupSource = {
  readonly file: string;
  readonly identities: string | undefined;
  readonly report: ReportProgress;
};

/** Limits of a backup; a store of 400 GB has 100,000 parts. Sizes in bytes. */
const limits = {
  entries: 100_000,
  /** Header and manifest. */
  text: 16 * 1_048_576,
  /** A part is closed after four megabytes; its last row may be a picture of 15 MB in base64. */
  part: 32 * 1_048_576,
  file: 4 * 1024 ** 3,
  /** Characters: a path of Linux. */
  name: 4_096,
};

/** Callbacks in the order of the backup. They are called before the whole backup is verified. */
export type BackupVisitor = {
  onHeader?(header: BackupHeader): Promise<void>;
  onRows?(table: Table, rows: readonly Row[]): Promise<void>;
  onFile?(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
};

/**
 * Reads a whole backup and verifies it against its manifest. Throws `backup-refused` for any changed byte.
 */
export async function readBackup(
  { file, identities, report }: BackupSource,
  { onHeader, onRows, onFile }: BackupVisitor = {},
): Promise<BackupManifest> {
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  let tables: TableReading[] = [];
  const files: BackupManifest['files'] = [];
  const names = new Set<string>();
  for await (const entry of readArchive(file, identities)) {
    if (entry.name.length > limits.name) throw refuse(file, 'a name in it is too long');
    if (names.has(entry.name)) throw refuse(file, 'a name stands in it twice');
    names.add(entry.name);
    if (names.size > limits.entries) throw refuse(file, `it has more than ${limits.entries} entries`);
    if (manifest) throw refuse(file, 'it goes on after its end');
    if (!header) {
      header = entry.name === entryNames.header ? parseHeader(await readText(entry, limits.text)) : undefined;
      if (!header) throw refuse(file, 'its format is unknown; a newer version may have made it');
      await onHeader?.(header);
      tables = header.tables.map((table) => new TableReading(table));
    } else if (entry.name === entryNames.manifest) {
      manifest = parseManifest(await readText(entry, limits.text));
    } else if (entry.name.startsWith(entryNames.file(''))) {
      files.push(await readFile(entry, onFile));
    } else {
      const reading = tables.find((table) => table.expects(entry));
      if (!reading) throw refuse(file, 'an entry is not expected');
      await reading.read(entry, onRows);
      report({ step: reading.table.name, done: reading.rows, total: reading.table.rows });
    }
  }
  const read = { ...header, tables: tables.map((table) => table.sum()), files };
  if (!manifest || !isSame(read, manifest)) throw refuse(file, 'what is in it is not what was written');
  return manifest;
}

const refuse = (file: string, reason: string): MoharError =>
  new MoharError('backup-refused', `${file} cannot be used: ${reason}.`);

function requireSize({ name, size }: ArchiveEntry, maxBytes: number): void {
  if (size <= maxBytes) return;
  throw new MoharError('backup-refused', `the backup: ${JSON.stringify(name.slice(0, 200))} is too large.`);
}

async function readText(entry: ArchiveEntry, maxBytes: number): Promise<string> {
  requireSize(entry, maxBytes);
  return (await buffer(entry.body)).toString('utf8');
}

/** The parts of a table that have been read. */
class TableReading {
  readonly table: BackupHeader['tables'][number];
  readonly #hash = createHash('sha256');
  #parts = 0;
  rows = 0;

  constructor(table: BackupHeader['tables'][number]) {
    this.table = table;
  }

  expects({ name }: ArchiveEntry): boolean {
    return name === entryNames.part(this.table.name, this.#parts + 1);
  }

  async read(entry: ArchiveEntry, onRows: BackupVisitor['onRows']): Promise<void> {
    const text = await readText(entry, limits.part);
    this.#hash.update(text);
    this.#parts += 1;
    let rows: Row[] = [];
    const flush = async (): Promise<void> => {
      if (rows.length > 0) await onRows?.(this.table, rows);
      rows = [];
    };
    for (const line of listLines(text)) {
      this.rows += 1;
      if (this.rows > this.table.rows) break;
      if (onRows) rows.push(parseRow(this.table, line));
      if (rows.length >= 1_000) await flush();
    }
    await flush();
    if (text === '' || this.rows > this.table.rows) {
      throw new MoharError('backup-refused', `the backup: ${this.table.name} has not the rows of its header.`);
    }
  }

  sum(): BackupManifest['tables'][number] {
    return { ...this.table, rows: this.rows, sha256: this.#hash.digest('hex') };
  }
}

/** A generator: rows may have a few bytes, so an array of them would take many times the memory of the text. */
function* listLines(text: string): Iterable<string> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end === -1 ? undefined : end);
    start = end === -1 ? text.length : end + 1;
  }
}

async function readFile(
  entry: ArchiveEntry,
  onFile: BackupVisitor['onFile'] = drain,
): Promise<BackupManifest['files'][number]> {
  requireSize(entry, limits.file);
  const { name, size, body } = entry;
  const hash = createHash('sha256');
  const path = name.slice(entryNames.file('').length);
  await onFile(path, hashChunks(hash, body));
  return { path, bytes: size, sha256: hash.digest('hex') };
}

async function drain(_path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of chunks);
}

/** Both come from the same schema, so that their keys are in the same order. */
const isSame = (some: unknown, other: unknown): boolean => JSON.stringify(some) === JSON.stringify(other);
