import { createHash } from 'node:crypto';
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
import type { ReportProgress } from '#services/progress.ts';

/** Where a backup is, the text of the key file if it is encrypted, and where progress is reported. */
export type BackupSource = {
  readonly file: string;
  readonly identities: string | undefined;
  readonly report: ReportProgress;
};

/** What is done with the parts of a backup, in this order, before it is known whether the whole is valid. */
export type BackupVisitor = {
  onHeader?(header: BackupHeader): Promise<void>;
  onRows?(table: Table, rows: readonly Row[]): Promise<void>;
  onFile?(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
};

/**
 * Reads a backup from its beginning to its end and verifies everything in it against its manifest. Throws `backup-refused`
 * when a byte is not as it was written.
 */
export async function readBackup(
  { file, identities, report }: BackupSource,
  { onHeader, onRows, onFile }: BackupVisitor = {},
): Promise<BackupManifest> {
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  let tables: TableReading[] = [];
  const files: BackupManifest['files'] = [];
  for await (const entry of readArchive(file, identities)) {
    if (manifest) throw refuse(file, 'it goes on after its end');
    if (!header) {
      header = entry.name === entryNames.header ? parseHeader(await readText(entry)) : undefined;
      if (!header) throw refuse(file, 'its format is unknown; a newer version may have made it');
      await onHeader?.(header);
      tables = header.tables.map((table) => new TableReading(table));
    } else if (entry.name === entryNames.manifest) {
      manifest = parseManifest(await readText(entry));
    } else if (entry.name.startsWith(entryNames.file(''))) {
      files.push(await readFile(entry, onFile));
    } else {
      const table = tables.find((reading) => reading.expects(entry));
      if (!table) throw refuse(file, 'an entry is not expected');
      await table.read(entry, onRows);
      report({ step: table.name, done: table.rows, total: table.total });
    }
  }
  const read = { ...header, tables: tables.map((table) => table.sum()), files };
  if (!manifest || !isSame(read, manifest)) throw refuse(file, 'what is in it is not what was written');
  return manifest;
}

const refuse = (file: string, reason: string): MoharError =>
  new MoharError('backup-refused', `${file} cannot be used: ${reason}.`);

/** Bytes of an entry that is read at once: a part of a table, whose last row may hold a file of any accepted size. */
const maxEntry = 128 * 1_048_576;

async function readText({ name, size, body }: ArchiveEntry): Promise<string> {
  if (size > maxEntry) throw new MoharError('backup-refused', `the backup: ${name} is too large.`);
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The parts of a table that have been read. */
class TableReading {
  readonly #table: BackupHeader['tables'][number];
  readonly #hash = createHash('sha256');
  #parts = 0;
  rows = 0;

  constructor(table: BackupHeader['tables'][number]) {
    this.#table = table;
  }

  get name(): string {
    return this.#table.name;
  }

  get total(): number {
    return this.#table.rows;
  }

  expects({ name }: ArchiveEntry): boolean {
    return name === entryNames.part(this.name, this.#parts + 1);
  }

  async read(entry: ArchiveEntry, onRows: BackupVisitor['onRows']): Promise<void> {
    const text = await readText(entry);
    this.#hash.update(text);
    this.#parts += 1;
    const lines = text.split('\n').filter((line) => line !== '');
    this.rows += lines.length;
    if (onRows)
      await onRows(
        this.#table,
        lines.map((line) => parseRow(this.#table, line)),
      );
  }

  sum(): BackupManifest['tables'][number] {
    return { ...this.#table, rows: this.rows, sha256: this.#hash.digest('hex') };
  }
}

async function readFile(
  { name, body }: ArchiveEntry,
  onFile: BackupVisitor['onFile'] = drain,
): Promise<BackupManifest['files'][number]> {
  const hash = createHash('sha256');
  let bytes = 0;
  const path = name.slice(entryNames.file('').length);
  const hashed = async function* (): AsyncIterable<Uint8Array> {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  };
  await onFile(path, hashed());
  return { path, bytes, sha256: hash.digest('hex') };
}

async function drain(_path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of chunks);
}

/** Both come from the same schema, so that their keys are in the same order. */
const isSame = (some: unknown, other: unknown): boolean => JSON.stringify(some) === JSON.stringify(other);
