import { type CompoundEntry, readCompoundFile } from '#media/uploads/compound-file.ts';
import { isLocalTemplate } from '#media/uploads/local-template.ts';
import { assertFormat } from '#media/uploads/malformed-file.ts';

/**
 * Storages and streams of VBA projects ([MS-DOC], section 2.1.9; [MS-OVBA], section 2.2), of packaged files
 * ([MS-OLEDS], section 2.3.6) and of ActiveX controls, in capitals.
 */
const activeNames = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', '\x01OLE10NATIVE', '\x03OCXNAME']);

/** The start of the file information block ([MS-DOC], section 2.5.2), and flags in it. */
const fibBaseSize = 32;
const fibFlags = { encrypted: 0x100, table1: 0x200 };
/** The offset of `fcSttbfAssoc`: after the parts of fixed sizes (section 2.5.1) and 32 pairs of offset and length. */
const associationsAt = 154 + 32 * 8;

/** Streams of other programs: their files may embed a Word document. */
const otherNames = new Set(['WORKBOOK', 'BOOK', 'POWERPOINT DOCUMENT']);

/**
 * Whether a Word document up to 2003 has macros, ActiveX controls or embedded objects, by the names in its compound
 * file, or loads a template from elsewhere. Throws for a compound file that is not a Word document.
 *
 * Not inspected: the template of an encrypted document, and of Word 6 or 95.
 */
export function hasActiveContentDoc(bytes: Buffer): boolean {
  const entries = readCompoundFile(bytes);
  // Before the check for duplicates: an embedded document repeats stream names.
  if (entries.some(isActive) && entries.some(({ name }) => name === 'WORDDOCUMENT')) return true;
  const main = findStream(entries, 'WORDDOCUMENT');
  assertFormat(main.length >= fibBaseSize, 'a Word document has its main stream');
  // [MS-DOC], section 2.5.2: the identifier of Word 97 and later; Word 6 and 95 have another.
  const identifier = main.readUInt16LE(0);
  const isBefore97 = identifier === 0xa5dc;
  assertFormat(isBefore97 || identifier === 0xa5ec, 'the main stream is a Word document');
  assertFormat(!entries.some(({ name }) => otherNames.has(name)), 'the file is of no other program');
  // Word 6 and 95 have macros in templates only, and not in a storage.
  return isBefore97 ? (main.readUInt8(10) & 1) === 1 : hasTemplateFromElsewhere(entries, main);
}

/** The data of a stream; empty if there is none. Duplicates are malformed: readers would choose differently. */
function findStream(entries: readonly CompoundEntry[], wanted: string): Buffer {
  const found = entries.filter(({ name, isStream }) => isStream && name === wanted);
  assertFormat(found.length <= 1, 'a stream stands once');
  return found[0]?.read() ?? Buffer.alloc(0);
}

/**
 * Reads the template from the second string of `SttbfAssoc` ([MS-DOC], section 2.9.276). The file information block
 * names the table stream (section 2.5.2), and its 33rd pair has the offset (section 2.5.6). Word writes eighteen
 * strings.
 */
function hasTemplateFromElsewhere(entries: readonly CompoundEntry[], main: Buffer): boolean {
  const flags = main.readUInt16LE(10);
  if ((flags & fibFlags.encrypted) !== 0) return false;
  assertFormat(main.length >= associationsAt + 8, 'the file information block is whole');
  // Some readers use these sizes, others the sizes of the section.
  const isUsual = main.readUInt16LE(32) === 14 && main.readUInt16LE(62) === 22;
  const isEmpty = main.subarray(32, associationsAt + 8).every((byte) => byte === 0);
  assertFormat(isUsual || isEmpty, 'the parts of the file information block have their sizes');
  const offset = main.readUInt32LE(associationsAt);
  const length = main.readUInt32LE(associationsAt + 4);
  if (length === 0) return false;
  const table = findStream(entries, (flags & fibFlags.table1) === 0 ? '0TABLE' : '1TABLE');
  const strings = table.subarray(offset, offset + length);
  assertFormat(strings.length === length && length >= 8, 'the strings of a document are in its table stream');
  // Section 2.2.4: at least two strings, in UTF-16, without extra data.
  const isPlain = strings.readUInt16LE(0) === 0xffff && strings.readUInt16LE(2) >= 2 && strings.readUInt16LE(4) === 0;
  assertFormat(isPlain, 'the strings of a document are as usual');
  const second = 8 + 2 * strings.readUInt16LE(6);
  assertFormat(second + 2 <= length, 'the first string is whole');
  const end = second + 2 + 2 * strings.readUInt16LE(second);
  assertFormat(end <= length, 'the second string is whole');
  return !isLocalTemplate(strings.toString('utf16le', second + 2, end).trim());
}

function isActive({ name, hasChildren }: CompoundEntry): boolean {
  // Word may leave an empty pool; each object in it is a storage.
  return activeNames.has(name) || (name === 'OBJECTPOOL' && hasChildren);
}
