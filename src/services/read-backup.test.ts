import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
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

/** The valid entries with some replaced by name; an entry without text is omitted. */
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

const hugeRow = `{"id":"${'a'.repeat(40_000_000)}"}\n`;
test.each([
  ['a row of 40 MB', { 'tables/t/00000002.ndjson': hugeRow }, /too large/],
  ['a header of 20 MB', { 'header.json': JSON.stringify(header).padEnd(20_000_000) }, /too large/],
  ['a million rows', { 'tables/t/00000002.ndjson': '{"id":1}\n'.repeat(1_000_000) }, /not the rows of its header/],
  ['a million empty rows', { 'tables/t/00000002.ndjson': '\n'.repeat(1_000_000) }, /not the rows of its header/],
  [
    'a hundred and one tables',
    { 'header.json': JSON.stringify({ ...header, tables: Array(101).fill(table) }) },
    /format/,
  ],
])('a backup with %s is refused in one line, without reading on', async (_, changed, reason) => {
  const failure = await read(changed).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'backup-refused', message: expect.stringMatching(/^[^\n]{1,300}$/) });
  expect(String(failure)).toMatch(reason);
});

/** A tar header (POSIX.1-1988) without content. */
function writeTarHeader(name: string, size: number, type = '0'): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 0, 100);
  block.write('0000600\0', 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0        ', 136);
  block.write(`${type}\0`, 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

const headerText = Buffer.from(JSON.stringify({ ...header, tables: [] }).padEnd(512));
const begun = [writeTarHeader('header.json', headerText.length), headerText];
const readRaw = (...blocks: readonly Buffer[]) => {
  const file = join(folder, 'raw');
  writeFileSync(file, zstdCompressSync(Buffer.concat([...blocks, Buffer.alloc(1_024)])));
  return readBackup({ file, identities: undefined, report: () => {} });
};
const longName = Buffer.from('a'.repeat(8_192));

test.each<readonly [what: string, blocks: () => Buffer[], reason: RegExp]>([
  ['a path twice', () => [...begun, ...Array(2).fill(writeTarHeader('files/utility/a.exe', 0))], /twice/],
  ['a file of 8 GB', () => [...begun, writeTarHeader('files/utility/a.exe', 8 * 1024 ** 3 - 1)], /too large/],
  ['a name of 8 kB', () => [...begun, writeTarHeader('x', 8_192, 'L'), longName, writeTarHeader('x', 0)], /too long/],
  ['a header of tar of 100 MB', () => [writeTarHeader('x', 100_000_000, 'x'), Buffer.alloc(1_048_576)], /cut off/],
  ['a link', () => [...begun, writeTarHeader('files/utility/a.exe', 0, '2')], /no file/],
  [
    'a hundred thousand entries',
    () => [...begun, ...Array.from({ length: 100_001 }, (_, nth) => writeTarHeader(`files/utility/${nth}`, 0))],
    /more than 100000 entries/,
  ],
])('an archive with %s is refused in one line', { timeout: 60_000 }, async (_, blocks, reason) => {
  const failure = await readRaw(...blocks()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'backup-refused', message: expect.stringMatching(/^[^\n]{1,300}$/) });
  expect(String(failure)).toMatch(reason);
});

test('a backup that goes on after its end is refused', async () => {
  await expect(read({}, [['files/utility/b.exe', 'MZ']])).rejects.toMatchObject({ code: 'backup-refused' });
});
