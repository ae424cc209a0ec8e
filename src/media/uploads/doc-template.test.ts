import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { type CompoundNode, changeFat, makeCompoundFile } from '#tests/files/compound-file.ts';

const doc = { kind: 'doc', isActive: false };
const active = { kind: 'doc', isActive: true };
const format = undefined;

/** Offsets of fields in the file information block ([MS-DOC], section 2.5.1). */
const at = { flags: 10, csw: 32, cslw: 62, fcSttbfAssoc: 410, lcbSttbfAssoc: 414 };

/** `SttbfAssoc` (section 2.9.276): eighteen strings; the second is the path of the template. */
function makeStrings(template: string, first = ''): Buffer {
  const strings = [first, template, 'Resume', ...Array<string>(15).fill('')];
  const parts = strings.flatMap((text) => [Buffer.from([text.length, 0]), Buffer.from(text, 'utf16le')]);
  return Buffer.concat([Buffer.from([0xff, 0xff, 18, 0, 0, 0]), ...parts]);
}

/** A document with the strings at `offset` of its table stream, and a changed file information block. */
function makeDoc(
  strings: Buffer,
  changes: Partial<Record<keyof typeof at, number>> = {},
  offset = 700,
  more: readonly CompoundNode[] = [],
): Buffer {
  const main = Buffer.alloc(5_000);
  main.writeUInt32LE(0x00c1a5ec, 0);
  const fields = { flags: 0x200, csw: 14, cslw: 22, fcSttbfAssoc: offset, lcbSttbfAssoc: strings.length, ...changes };
  main.writeUInt16LE(fields.flags, at.flags);
  main.writeUInt16LE(fields.csw, at.csw);
  main.writeUInt16LE(fields.cslw, at.cslw);
  main.writeUInt32LE(fields.fcSttbfAssoc, at.fcSttbfAssoc);
  main.writeUInt32LE(fields.lcbSttbfAssoc, at.lcbSttbfAssoc);
  const table = Buffer.concat([Buffer.alloc(offset, 0x41), strings]);
  return makeCompoundFile([
    { name: 'WordDocument', data: main },
    { name: '1Table', data: table },
    { name: '0Table', data: Buffer.alloc(5_000) },
    ...more,
  ]);
}

test.each([[''], ['Normal.dot'], ['C:\\Program Files\\Microsoft Office\\Templates\\Resume.dot'], ['D:/a.dot']])(
  'a DOC of the template "%s" is accepted',
  async (template) => {
    expect(await inspectDocument(makeDoc(makeStrings(template)))).toEqual(doc);
    expect(await inspectDocument(makeDoc(makeStrings(template), {}, 6_000))).toEqual(doc);
  },
);

test('a DOC without associated strings, and one that is encrypted, are accepted', async () => {
  expect(await inspectDocument(makeDoc(Buffer.alloc(0)))).toEqual(doc);
  expect(await inspectDocument(makeDoc(Buffer.alloc(99, 7), { flags: 0x300 }))).toEqual(doc);
});

test.each([
  ['http://evil.example/a.dot'],
  ['\\\\evil.example\\share\\a.dot'],
  ['//evil.example/share/a.dot'],
  ['file://evil.example/share/a.dot'],
  ['%5C%5Cevil.example%5Cshare%5Ca.dot'],
])('a DOC of the template %s is refused as active content', async (template) => {
  expect(await inspectDocument(makeDoc(makeStrings(template)))).toEqual(active);
  expect(await inspectDocument(makeDoc(makeStrings(template, 'a word')))).toEqual(active);
  // Here the table stream is not in the mini stream, but in sectors of its own.
  expect(await inspectDocument(makeDoc(makeStrings(template), {}, 6_000))).toEqual(active);
});

test('the sectors of the table stream are read in the order of their chain', async () => {
  const bytes = makeDoc(makeStrings('http://evil.example/a.dot'), {}, 512 * 9 - 20);
  // Sectors: 0 FAT, 1 directory, 2 mini FAT, 3 to 12 main stream, 13 to 22 table stream. The last two are swapped.
  const [last, before] = [22, 21].map((sector) => bytes.subarray((sector + 1) * 512, (sector + 2) * 512));
  const swapped = Buffer.concat(
    [bytes.subarray(0, 22 * 512), last ?? '', before ?? '', bytes.subarray(24 * 512)].map((part) => Buffer.from(part)),
  );
  const chained = changeFat(changeFat(changeFat(swapped, 20, 22), 22, 21), 21, 0xfffffffe);
  expect(await inspectDocument(chained)).toEqual(active);
});

const strings = makeStrings('Normal.dot');
const change = (offset: number, value: number) => {
  const changed = Buffer.from(strings);
  changed.writeUInt16LE(value, offset);
  return changed;
};
test.each([
  ['beyond its table stream', makeDoc(strings, { fcSttbfAssoc: 90_000 })],
  ['longer than its table stream', makeDoc(strings, { lcbSttbfAssoc: 90_000 })],
  ['in one of two table streams', makeDoc(strings, {}, 700, [{ name: '1TABLE', data: strings }])],
  ['of another form', makeDoc(change(0, 18))],
  ['that are one', makeDoc(change(2, 1))],
  ['with extra data', makeDoc(change(4, 2))],
  ['of which the first is too long', makeDoc(change(6, 0xffff))],
  ['of which the second is too long', makeDoc(change(8, 0xffff))],
  ['that are cut short', makeDoc(strings.subarray(0, 7))],
  ['in a table stream that it lacks', makeDoc(strings, { flags: 0, fcSttbfAssoc: 5_000 })],
  ['behind parts of another size', makeDoc(strings, { csw: 0 })],
  ['behind parts of a size of their own', makeDoc(strings, { cslw: 23 })],
])('a DOC with strings %s is refused', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(format);
});
