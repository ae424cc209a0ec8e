import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listApplications } from '#database/application/application-store.ts';
import type { Store } from '#database/connect.ts';
import { saveResumes } from '#scripts/command/save-resumes.ts';
import { openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleResume, storeApplication } from '#tests/submissions.ts';

const work = mkdtempSync(join(tmpdir(), 'mohar-save-'));
let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(work, 'x')), 'new/resumes');
});
afterAll(() => rmSync(work, { recursive: true }));

const modeOf = (path: string): string => (lstatSync(path).mode & 0o777).toString(8);

async function openWithTwo() {
  const store = await openTestStore('SQLite', '');
  const hostile = { ...sampleResume, name: '../../../etc/cron.d/x.pdf' };
  await storeApplication(store.db, sampleApplication, hostile);
  const docx = { kind: 'docx', name: 'b.docx', bytes: Buffer.from('PK, twelve bytes') } as const;
  await storeApplication(store.db, sampleApplication, docx);
  return store;
}

/** Sorts by kind: both may be received in the same millisecond, so the list order is not the order of arrival. */
async function listPdfFirst({ db }: Store) {
  const applications = await listApplications(db);
  return applications.toSorted((one, other) => other.resumeKind.localeCompare(one.resumeKind));
}

const save = async ({ db }: Store): Promise<string> => saveResumes(db, await listApplications(db), folder);

test('files are readable by this user only, are named by id, and stay on a second run', async () => {
  await using store = await openWithTwo();
  expect(await save(store)).toBe(`Resumes written to ${folder}: 2; already there: 0.`);
  const [first, second] = await listPdfFirst(store);
  expect(readdirSync(folder).sort()).toEqual([`${first?.id}.pdf`, `${second?.id}.docx`].sort());
  expect(readFileSync(join(folder, `${first?.id}.pdf`)).equals(Buffer.from(sampleResume.bytes))).toBe(true);
  expect(readdirSync(folder).map((name) => modeOf(join(folder, name)))).toEqual(['600', '600']);
  expect([modeOf(folder), modeOf(join(folder, '..'))]).toEqual(['700', '700']);
  expect(await save(store)).toBe(`Resumes written to ${folder}: 0; already there: 2.`);
});

test('an existing folder keeps its permissions', async () => {
  await using store = await openWithTwo();
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  await save(store);
  expect(modeOf(folder)).toBe('755');
});

test.each([
  ['a link to a file', (path: string, target: string) => symlinkSync(target, path)],
  ['a link to nothing', (path: string, target: string) => symlinkSync(`${target}-none`, path)],
  ['a file of an interrupted run', (path: string) => writeFileSync(path, 'half')],
  ['a folder', (path: string) => mkdirSync(path)],
])('%s of the same name is left as it is and reported; the rest is written', async (_, block) => {
  await using store = await openWithTwo();
  const [first, second] = await listPdfFirst(store);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, '../target');
  // The same length as the resume: only the link differs.
  writeFileSync(target, Buffer.alloc(sampleResume.bytes.byteLength));
  block(join(folder, `${first?.id}.pdf`), target);
  const before = lstatSync(join(folder, `${first?.id}.pdf`));
  await expect(save(store)).rejects.toMatchObject({
    code: 'data-folder-unwritable',
    message: expect.stringMatching(
      new RegExp(`: 1; already there: 0\\. Not written: 1, among them ${folder}/${first?.id}.pdf;`),
    ),
  });
  expect(lstatSync(join(folder, `${first?.id}.pdf`))).toMatchObject({ ino: before.ino, size: before.size });
  expect(readFileSync(target).every((byte) => byte === 0)).toBe(true);
  expect(readdirSync(join(folder, '..')).sort()).toEqual(['resumes', 'target']);
  expect(readdirSync(folder)).toContain(`${second?.id}.docx`);
});

test('a folder that cannot be created is reported in one line', async () => {
  await using store = await openWithTwo();
  folder = '/dev/null/resumes';
  await expect(save(store)).rejects.toThrow(/^--save: "\/dev\/null\/resumes" cannot be written [^\n]+$/);
});
