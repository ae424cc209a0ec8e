import type { InspectedDocument } from '#media/uploads/inspected-document.ts';

const compoundFileSignature = 0xe011cfd0;
/** Storages and streams of VBA projects ([MS-DOC], section 2.1.9; [MS-OVBA], section 2.2), in capitals. */
const macroNames = ['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];
const sizes = { entry: 128, miniSector: 64, miniStreamCutoff: 4_096 };
/** Offsets in the header ([MS-CFB], section 2.2) and in an entry of the directory (section 2.6.1), in bytes. */
const header = { sectorShift: 30, firstDirectorySector: 48, fatSectors: 76 };
const field = { leftSibling: 68, rightSibling: 72, child: 76, firstSector: 116, size: 120 };
/** [MS-DOC], section 2.5.2: `fEncrypted`, also where the document is obfuscated. */
const isEncrypted = (main: Buffer): boolean => (main.readUInt16LE(10) & 0x100) !== 0;

/**
 * A document of Word 6 to 2003, or a DOCX with a password, which is a compound file ([MS-OFFCRYPTO], 2.3.4.4). Macros of
 * Word 6 and 95 are not found: they are within the document, and later versions of Word do not open such a file unless
 * its reader allows it.
 */
export function inspectDoc(bytes: Buffer): InspectedDocument | undefined {
  if (bytes.readUInt32LE(0) !== compoundFileSignature) return undefined;
  const { names, root, readStart } = readCompoundFile(bytes);
  if (root.has('ENCRYPTEDPACKAGE')) return { kind: 'docx', isProtected: true, isActive: false };
  const main = root.get('WORDDOCUMENT');
  const isActive = macroNames.some((name) => names.has(name));
  return main && { kind: 'doc', isProtected: isEncrypted(readStart(main)), isActive };
}

/** The names in a compound file ([MS-CFB]), and the entries of its root. Chains may break off or loop. */
function readCompoundFile(bytes: Buffer) {
  const sectorSize = bytes.readUInt16LE(header.sectorShift) === 12 ? 4_096 : 512;
  const readSector = (sector: number): Buffer => bytes.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize);
  // The header alone lists the FAT sectors of a file of up to 6.8 MB.
  const fat = Buffer.concat(
    Array.from({ length: 109 }, (_, at) => readSector(bytes.readUInt32LE(header.fatSectors + 4 * at))),
  );
  const readChain = (start: number): Buffer => {
    const chain = new Set<number>();
    for (let at = start; 4 * at + 4 <= fat.length && !chain.has(at); at = fat.readUInt32LE(4 * at)) chain.add(at);
    return Buffer.concat([...chain].map(readSector));
  };
  const directory = readChain(bytes.readUInt32LE(header.firstDirectorySector));
  const readEntry = (id: number): Buffer => directory.subarray(id * sizes.entry, (id + 1) * sizes.entry);
  /** Section 2.6.1: up to a zero, and compared in capitals. */
  const readName = (id: number) => readEntry(id).toString('utf16le', 0, 64).split('\0', 1).join('').toUpperCase();
  const root = new Map<string, Buffer>();
  // Section 2.6.4: a tree. Each entry names two more.
  const ids = new Set([directory.readUInt32LE(field.child)]);
  for (const id of ids) {
    const entry = readEntry(id);
    if (entry.length < sizes.entry) continue;
    root.set(readName(id), entry);
    ids.add(entry.readUInt32LE(field.leftSibling)).add(entry.readUInt32LE(field.rightSibling));
  }
  /** The first bytes of a stream; a short one is in the mini stream of the root (section 2.3). */
  const readStart = (entry: Buffer): Buffer => {
    const start = entry.readUInt32LE(field.firstSector);
    if (entry.readUInt32LE(field.size) >= sizes.miniStreamCutoff) return readSector(start);
    return readChain(directory.readUInt32LE(field.firstSector)).subarray(start * sizes.miniSector);
  };
  return {
    names: new Set(
      Array(Math.ceil(directory.length / sizes.entry))
        .keys()
        .map(readName),
    ),
    root,
    readStart,
  };
}
