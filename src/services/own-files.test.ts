import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listOwnFiles, type OwnFolders, resolveOwnFile, withOwnFile } from '#services/own-files.ts';

let data: string;
let folders: OwnFolders;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'own-'));
  folders = {
    documents: join(data, 'documents'),
    utility: join(data, 'utility'),
    repository: join(data, 'documents/repository'),
  };
  for (const folder of ['documents/forms', 'documents/repository']) mkdirSync(join(data, folder), { recursive: true });
});
afterEach(() => rmSync(data, { recursive: true }));

test('files are listed once, also where the repository is a folder of the documents', async () => {
  for (const file of ['documents/forms/a.pdf', 'documents/b.pdf', 'documents/repository/ca.crl']) {
    writeFileSync(join(data, file), file);
  }
  const paths = (await listOwnFiles(folders)).map(({ path }) => path);
  expect(paths).toEqual(['documents/b.pdf', 'documents/forms/a.pdf', 'repository/ca.crl']);
  expect(resolveOwnFile(folders, 'repository/ca.crl')).toBe(join(data, 'documents/repository/ca.crl'));
});

test('links are followed as the site serves them: anywhere but in utility, and in no circle', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'agreement.pdf'), 'ours');
  mkdirSync(join(data, 'utility'));
  writeFileSync(join(data, 'utility/setup.exe'), 'program');
  symlinkSync(join(outside, 'agreement.pdf'), join(data, 'documents/forms/agreement.pdf'));
  symlinkSync(outside, join(data, 'documents/Content'));
  symlinkSync(join(data, 'documents'), join(data, 'documents/forms/circle'));
  symlinkSync(join(outside, 'none'), join(data, 'documents/forms/dangling.pdf'));
  symlinkSync(join(outside, 'agreement.pdf'), join(data, 'utility/outside.pdf'));
  symlinkSync(join(data, 'utility/setup.exe'), join(data, 'utility/latest.exe'));
  const paths = (await listOwnFiles(folders)).map(({ path }) => path);
  expect(paths).toEqual([
    'documents/Content/agreement.pdf',
    'documents/forms/agreement.pdf',
    'utility/latest.exe',
    'utility/setup.exe',
  ]);
  rmSync(outside, { recursive: true });
});

test.each([
  '',
  'documents',
  'documents/',
  'documents/../../x',
  'documents//etc/passwd',
  'documents/./a',
  '/etc/passwd',
  'other/a',
  'documents/a\0b',
  'constructor/a',
])('a path %j that leads elsewhere is refused', (path) => {
  expect(() => resolveOwnFile(folders, path)).toThrow(expect.objectContaining({ code: 'backup-refused' }));
});

test.each(['driver\\setup.exe', 'two\nlines.pdf', 'ड्राइवर.exe'])(
  'a file named %j is in a backup, and restored under its name',
  async (name) => {
    const file = join(data, 'documents', name);
    writeFileSync(file, 'one');
    const listed = (await listOwnFiles(folders)).find((own) => own.file === file);
    rmSync(file);
    expect(resolveOwnFile(folders, listed?.path ?? '')).toBe(file);
  },
);

test('a file that is deleted is left out, and one that is written to meanwhile is an error', async () => {
  const own = { path: 'documents/b.pdf', file: join(data, 'documents/b.pdf') };
  expect(await withOwnFile(own, async (size) => size)).toBeUndefined();
  writeFileSync(own.file, 'one');
  expect(await withOwnFile(own, async (size) => size)).toBe(3);
  const reading = withOwnFile(own, async () => appendFileSync(own.file, ' more'));
  await expect(reading).rejects.toMatchObject({ code: 'copy-failed' });
});
