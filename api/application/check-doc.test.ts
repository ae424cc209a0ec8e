import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectResumeKind } from '#api/application/detect-resume-kind.ts';
import { changeEntry, changeFat, makeCompoundFile } from '#tests/files/compound-file.ts';
import { propertyOptions, propertyTimeout } from '#tests/property-options.ts';
import { makeDoc, oldSheet, plainDoc } from '#tests/resumes.ts';

const doc = { kind: 'doc' };
const format = { refusal: 'resume-format' };
const active = { refusal: 'resume-active' };

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
  expect(await detectResumeKind(bytes)).toEqual(doc);
});

test.each(
  ['Macros', 'macros', 'MACROS', '_VBA_PROJECT_CUR', '_vba_project_cur', 'vba', 'Vba', '_vba_project'].map((name) => [
    name,
  ]),
)('a DOC with the storage %s is refused as active content', async (name) => {
  expect(await detectResumeKind(makeDoc({ name, children: [] }))).toEqual(active);
  expect(await detectResumeKind(makeDoc({ name: 'Other', children: [{ name, children: [] }] }))).toEqual(active);
});

test.each([
  ['a packaged file', makeDoc({ name: '\x01Ole10Native', data: Buffer.alloc(10) })],
  ['an ActiveX control', makeDoc({ name: '\x03OCXNAME', data: Buffer.alloc(10) })],
  ['an OLE object', makeDoc({ name: 'ObjectPool', children: [{ name: '_1234567890', children: [] }] })],
  ['the macros of a Word 95 template', makeCompoundFile([word95(1)])],
])('a DOC with %s is refused as active content', async (_what, bytes) => {
  expect(await detectResumeKind(bytes)).toEqual(active);
});

// Entries of `plainDoc`: 0 root, 1 WordDocument, 2 1Table, 3 SummaryInformation. Sectors: 0 FAT, 1 directory.
const [left, right, child, start, size] = [68, 72, 76, 116, 120];
test.each([
  ['an entry that is its own sibling', changeEntry(plainDoc, 1, right, 1)],
  ['a cycle of siblings', changeEntry(plainDoc, 3, right, 1)],
  ['an entry with two parents', changeEntry(plainDoc, 3, left, 2)],
  ['a sibling beyond the directory', changeEntry(plainDoc, 3, right, 4_000)],
  ['a child that is the root', changeEntry(plainDoc, 0, child, 0)],
  ['a child that is unallocated', changeEntry(makeDoc(), 0, child, 3)],
  ['a name of no bytes', changeEntry(plainDoc, 1, 64, 0, 2)],
  ['a name of an odd number of bytes', changeEntry(plainDoc, 1, 64, 25, 2)],
  ['a name longer than its field', changeEntry(plainDoc, 1, 64, 66, 2)],
  ['a name shorter than it says', changeEntry(plainDoc, 1, 64, 40, 2)],
  ['a name longer than it says', changeEntry(plainDoc, 1, 64, 20, 2)],
  ['an entry of an unknown type', changeEntry(plainDoc, 1, 66, 9, 1)],
  ['no root', changeEntry(plainDoc, 0, 66, 1, 1)],
  ['two roots', changeEntry(plainDoc, 2, 66, 5, 1)],
  ['a stream that starts beyond the file', changeEntry(plainDoc, 1, start, 100)],
  ['a stream longer than its sectors', changeEntry(plainDoc, 1, size, 60_000)],
  ['two streams in one sector', changeEntry(plainDoc, 3, start, plainDoc.readUInt32LE(1_024 + 128 + start))],
  ['a directory that loops', changeFat(plainDoc, 1, 1)],
  ['a stream that loops', changeFat(plainDoc, 5, 4)],
  ['a chain that leaves the file', changeFat(plainDoc, 5, 90)],
  ['a chain into a free sector', changeFat(plainDoc, 5, 0xffffffff)],
  ['half its directory', plainDoc.subarray(0, 1_100)],
  ['its header alone', plainDoc.subarray(0, 512)],
])('a DOC with %s is refused', async (_what, bytes) => {
  expect(await detectResumeKind(bytes)).toEqual(format);
});

test('a file with the names of a DOC alone is not one: the entries must be in the directory of the header', async () => {
  const names = Buffer.from('WordDocument\0', 'utf16le');
  const lie = Buffer.concat([oldSheet, Buffer.alloc(128 - (oldSheet.length % 128)), names, Buffer.alloc(600)]);
  lie.writeUInt16LE(names.length, lie.length - 600 - names.length + 64);
  expect(await detectResumeKind(lie)).toEqual(format);
  expect(await detectResumeKind(makeDoc({ name: 'x', children: [] }).fill(0xff, 48, 52))).toEqual(format);
});

test('a compound file that is no Word document is refused', async () => {
  expect(await detectResumeKind(oldSheet)).toEqual(format);
  const embedded = makeCompoundFile([
    { name: 'Workbook', data: Buffer.alloc(99) },
    { name: 'x', children: [{ name: 'WordDocument', data: Buffer.alloc(99) }] },
  ]);
  expect(await detectResumeKind(embedded)).toEqual(format);
  expect(await detectResumeKind(makeCompoundFile([{ name: 'WordDocument', data: Buffer.alloc(5_000) }]))).toEqual(
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
        expect(Object.keys(await detectResumeKind(bytes))).toHaveLength(1);
      }),
      propertyOptions(100_000),
    );
  },
  propertyTimeout,
);
