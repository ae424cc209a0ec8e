import { type CompoundEntry, readCompoundFile } from '#api/application/compound-file.ts';
import { assertFormat } from '#api/application/malformed-file.ts';

/**
 * Storages and streams of VBA projects ([MS-DOC], section 2.1.9; [MS-OVBA], section 2.2), of packaged files ([MS-OLEDS],
 * section 2.3.6) and of ActiveX controls, in capitals.
 */
const activeNames = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', '\x01OLE10NATIVE', '\x03OCXNAME']);

/**
 * Whether a Word document up to 2003 holds macros, ActiveX controls or embedded objects, by the names in its compound file.
 * Throws for a compound file that is inconsistent or not a Word document.
 */
export function hasActiveContentDoc(bytes: Buffer): boolean {
  const entries = readCompoundFile(bytes);
  const main = entries.find((entry) => entry.isTop && entry.isStream && capitalise(entry) === 'WORDDOCUMENT');
  assertFormat(main?.offset !== undefined && main.offset + 12 <= bytes.length, 'a Word document has its main stream');
  // [MS-DOC], section 2.5.2: the identifier of Word 97 and later; Word 6 and 95 have another.
  const identifier = bytes.readUInt16LE(main.offset);
  const isBefore97 = identifier === 0xa5dc;
  assertFormat(isBefore97 || identifier === 0xa5ec, 'the main stream is a Word document');
  // The macros of Word 6 and 95 are in no storage of their own, and in templates only.
  const isOldTemplate = isBefore97 && (bytes.readUInt8(main.offset + 10) & 1) === 1;
  return isOldTemplate || entries.some(isActive);
}

function isActive(entry: CompoundEntry): boolean {
  const name = capitalise(entry);
  // Word may leave an empty pool; each object is a storage in it.
  return activeNames.has(name) || (name === 'OBJECTPOOL' && entry.hasChildren);
}

/** [MS-CFB], section 2.6.4: names are compared in capitals. */
function capitalise({ name }: CompoundEntry): string {
  return name.toUpperCase();
}
