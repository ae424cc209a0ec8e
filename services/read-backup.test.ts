import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeArchive } from '#database/backup/write-archive.ts';
import { readBackup } from '#services/read-backup.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const sum = (text: string): string => createHash('sha256').update(text).digest('hex');
const lines = ['{"id":"a"}\n', '{"id":"b"}\n'] as const;
const table = { name: 't', columns: [{ name: 'id', type: 'text' }], key: ['id'], rows: 2 };
const header = { format: 1, schemaVersion: '0001', createdAt: '2026-11-22', store: 'SQLite', tables: [table] };
const manifest = {
  ...header,
  tables: [{ ...table, sha256: sum(lines.join('')) }],
  files: [{ path: 'utility/a.exe', bytes: 2, sha256: sum('MZ') }],
};
const valid: readonly (readonly [name: string, text: string])[] = [
  ['header.json', JSON.stringify(header)],
  ['tables/t/00000001.ndjson', lines[0]],
  ['tables/t/00000002.ndjson', lines[1]],
  ['files/utility/a.exe', 'MZ'],
  ['manifest.json', JSON.stringify(manifest)],
];

/** The valid entries with those of the same name replaced, and those of no text left out. */
async function read(changed: Readonly<Record<string, string>> = {}, more: typeof valid = []) {
  const file = join(folder, 'backup');
  await writeArchive(file, undefined, async (add) => {
    for (const [name, text] of [...valid.map(([name, text]) => [name, changed[name] ?? text] as const), ...more]) {
      const bytes = Buffer.from(text);
      if (bytes.length > 0) await add(name, bytes.length, [bytes]);
    }
  });
  return readBackup({ file, identities: undefined, report: () => {} });
}

test('a backup is what its manifest says', async () => {
  expect(await read()).toEqual(manifest);
});

test.each([
  ['another row', { 'tables/t/00000002.ndjson': '{"id":"c"}\n' }],
  ['a row less', { 'tables/t/00000002.ndjson': '' }],
  ['a part less', { 'tables/t/00000001.ndjson': '' }],
  ['another file', { 'files/utility/a.exe': 'ZM' }],
  ['a file less', { 'files/utility/a.exe': '' }],
  ['no manifest', { 'manifest.json': '' }],
  ['a manifest that is none', { 'manifest.json': '{}' }],
  ['no header', { 'header.json': '' }],
  ['another format', { 'header.json': JSON.stringify({ ...header, format: 2 }) }],
  ['another schema', { 'header.json': JSON.stringify({ ...header, schemaVersion: '0002' }) }],
])('a backup with %s is refused', async (_, changed) => {
  await expect(read(changed)).rejects.toMatchObject({
    code: 'backup-refused',
    message: expect.stringMatching(/^[^\n]+$/),
  });
});

test('a backup that goes on after its end is refused', async () => {
  await expect(read({}, [['files/utility/b.exe', 'MZ']])).rejects.toMatchObject({ code: 'backup-refused' });
});
