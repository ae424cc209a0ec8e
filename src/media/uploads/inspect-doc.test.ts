import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { changeEntry, changeFat, makeCompoundFile } from '#tests/files/compound-file.ts';
import { makeDoc, oldSheet, plainDoc } from '#tests/resumes.ts';

const doc = { kind: 'doc', isProtected: false, isActive: false };

/** The start of a main stream ([MS-DOC], section 2.5.2), of a size. */
const makeStart = (identifier: number, flags: number, size = 5_000): Buffer => {
  const main = Buffer.alloc(size);
  main.writeUInt16LE(identifier, 0);
  main.writeUInt16LE(flags, 10);
  return main;
};
const makeMain = (...start: Parameters<typeof makeStart>) =>
  makeCompoundFile([
    { name: '1Table', data: Buffer.alloc(300, 0xff) },
    { name: 'WordDocument', data: makeStart(...start) },
  ]);

// Entries of `plainDoc`: 0 root, 1 WordDocument, 2 1Table, 3 SummaryInformation. Sectors: 0 FAT, 1 directory.
test.each([
  ['of Word 97 and later', plainDoc],
  ['with an empty object pool', makeDoc({ name: 'ObjectPool', children: [] })],
  ['with a sheet in it', makeDoc({ name: 'ObjectPool', children: [{ name: '_1', children: [{ name: 'Workbook' }] }] })],
  ['of Word 95', makeMain(0xa5dc, 0)],
  ['with a short main stream', makeMain(0xa5ec, 0, 600)],
  ['whose last sector is cut short', plainDoc.subarray(0, -100)],
  ['with bytes behind its end', Buffer.concat([plainDoc, Buffer.alloc(700, 0x41)])],
  ['with a stream that loops', changeFat(plainDoc, 5, 4)],
  ['with a directory that loops', changeFat(plainDoc, 1, 1)],
])('a DOC %s is accepted', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(doc);
});

test.each([
  ['encrypted', makeMain(0xa5ec, 0x100)],
  ['obfuscated', makeMain(0xa5ec, 0x8100)],
  ['encrypted, with a short main stream', makeMain(0xa5ec, 0x100, 600)],
  ['encrypted by Word 95', makeMain(0xa5dc, 0x100)],
])('a DOC that is %s is protected', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual({ ...doc, isProtected: true });
});

test('the flags are those of the document, not those of a document in it', async () => {
  const embedded = { name: '_1', children: [{ name: 'WordDocument', data: makeStart(0xa5ec, 0x100) }] };
  const pool = { name: 'ObjectPool', children: [embedded] };
  const own = { name: 'WordDocument', data: makeStart(0xa5ec, 0) };
  expect(await inspectDocument(makeCompoundFile([pool, own]))).toEqual(doc);
});

test('a compound file with an encrypted package is a DOCX with a password', async () => {
  const bytes = makeCompoundFile([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage', data: Buffer.alloc(5_000) }]);
  expect(await inspectDocument(bytes)).toEqual({ kind: 'docx', isProtected: true, isActive: false });
});

test.each(
  ['Macros', 'macros', 'MACROS', '_VBA_PROJECT_CUR', '_vba_project_cur', 'vba', 'Vba', '_vba_project'].map((name) => [
    name,
  ]),
)('a DOC with the storage %s is refused as active content', async (name) => {
  const active = { ...doc, isActive: true };
  expect(await inspectDocument(makeDoc({ name, children: [] }))).toEqual(active);
  expect(await inspectDocument(makeDoc({ name: 'Other', children: [{ name, children: [] }] }))).toEqual(active);
});

test('a name is found whatever length it says, up to its zero', async () => {
  for (const length of [0, 4, 25, 60, 66]) {
    const bytes = changeEntry(makeDoc({ name: 'Macros', children: [] }), 3, 64, length, 2);
    expect((await inspectDocument(bytes))?.isActive).toBe(true);
  }
});

test.each([
  ['a spreadsheet', oldSheet],
  ['a file that begins as one of Word 2', makeStart(0xa5db, 0)],
  [
    'a sheet with a document in it',
    makeCompoundFile([{ name: 'Workbook' }, { name: 'x', children: [{ name: 'WordDocument' }] }]),
  ],
  ['a DOC without its directory', plainDoc.subarray(0, 1_000)],
  ['the header of a DOC', plainDoc.subarray(0, 512)],
  ['the first bytes of a DOC', plainDoc.subarray(0, 20)],
  ['a DOC with its directory elsewhere', Buffer.from(plainDoc).fill(0xff, 48, 52)],
])('%s is no DOC', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toBeUndefined();
});

test(
  'whatever bytes of a DOC are changed, it gets an answer',
  async () => {
    const change = fc.tuple(fc.nat(plainDoc.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const bytes = Buffer.from(plainDoc);
        for (const [at, value] of changes) bytes[at] = value;
        expect([undefined, false, true]).toContain((await inspectDocument(bytes))?.isActive);
      }),
      propertyOptions(100_000),
    );
  },
  propertyTimeout,
);
