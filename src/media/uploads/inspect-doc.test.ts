import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { changeEntry, changeFat, makeCompoundFile } from '#tests/files/compound-file.ts';
import { makeDoc, oldSheet, plainDoc } from '#tests/resumes.ts';

const doc = { kind: 'doc', isActive: false };
const format = undefined;
const active = { kind: 'doc', isActive: true };

const word95 = (flags: number) => ({
  name: 'WordDocument',
  data: Buffer.concat([Buffer.from([0xdc, 0xa5, 0x68, 0, 0, 0, 0, 0, 0, 0, flags]), Buffer.alloc(5_000)]),
});

test.each([
  ['of Word 97 and later', plainDoc],
  ['with properties and an empty object pool', makeDoc({ name: 'ObjectPool', children: [] })],
  ['of Word 95', makeCompoundFile([word95(0)])],
  [
    'whose short stream is in the mini stream',
    makeCompoundFile([{ name: 'WordDocument', data: Buffer.from([0xec, 0xa5, ...Buffer.alloc(598)]) }]),
  ],
  ['whose last sector is cut short', plainDoc.subarray(0, -100)],
])('a DOC %s is accepted', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(doc);
});

test.each(
  ['Macros', 'macros', 'MACROS', '_VBA_PROJECT_CUR', '_vba_project_cur', 'vba', 'Vba', '_vba_project'].map((name) => [
    name,
  ]),
)('a DOC with the storage %s is refused as active content', async (name) => {
  expect(await inspectDocument(makeDoc({ name, children: [] }))).toEqual(active);
  expect(await inspectDocument(makeDoc({ name: 'Other', children: [{ name, children: [] }] }))).toEqual(active);
});

test.each([
  ['a packaged file', makeDoc({ name: '\x01Ole10Native', data: Buffer.alloc(10) })],
  ['an ActiveX control', makeDoc({ name: '\x03OCXNAME', data: Buffer.alloc(10) })],
  ['an OLE object', makeDoc({ name: 'ObjectPool', children: [{ name: '_1234567890', children: [] }] })],
  ['the macros of a Word 95 template', makeCompoundFile([word95(1)])],
])('a DOC with %s is refused as active content', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(active);
});

// Entries of `plainDoc`: 0 root, 1 WordDocument, 2 1Table, 3 SummaryInformation. Sectors: 0 FAT, 1 directory.
const start = 116;
test.each([
  ['no root', changeEntry(plainDoc, 0, 66, 1, 1)],
  ['a stream that starts beyond the file', changeEntry(plainDoc, 1, start, 100)],
  ['a directory that loops', changeFat(plainDoc, 1, 1)],
  ['a stream that loops', changeFat(plainDoc, 5, 4)],
  ['a chain that leaves the file', changeFat(plainDoc, 5, 90)],
  ['a chain into a free sector', changeFat(plainDoc, 5, 0xffffffff)],
  ['half its directory', plainDoc.subarray(0, 1_100)],
  ['its header alone', plainDoc.subarray(0, 512)],
])('a DOC with %s is refused', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(format);
});

test('a name is found whatever length it says, up to its zero', async () => {
  for (const length of [0, 4, 25, 60, 66]) {
    const bytes = changeEntry(makeDoc({ name: 'Macros', children: [] }), 3, 64, length, 2);
    expect(await inspectDocument(bytes)).toEqual(active);
  }
});

test('a file with the names of a DOC alone is not one: the entries must be in the directory of the header', async () => {
  const names = Buffer.from('WordDocument\0', 'utf16le');
  const lie = Buffer.concat([oldSheet, Buffer.alloc(128 - (oldSheet.length % 128)), names, Buffer.alloc(600)]);
  lie.writeUInt16LE(names.length, lie.length - 600 - names.length + 64);
  expect(await inspectDocument(lie)).toEqual(format);
  expect(await inspectDocument(makeDoc({ name: 'x', children: [] }).fill(0xff, 48, 52))).toEqual(format);
});

test('a compound file that is no Word document is refused', async () => {
  expect(await inspectDocument(oldSheet)).toEqual(format);
  const embedded = makeCompoundFile([
    { name: 'Workbook', data: Buffer.alloc(99) },
    { name: 'x', children: [{ name: 'WordDocument', data: Buffer.alloc(99) }] },
  ]);
  expect(await inspectDocument(embedded)).toEqual(format);
  expect(await inspectDocument(makeCompoundFile([{ name: 'WordDocument', data: Buffer.alloc(5_000) }]))).toEqual(
    format,
  );
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
