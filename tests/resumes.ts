import { deflateRawSync } from 'node:zlib';
import { samplePdf } from '#tests/submissions.ts';

/** A ZIP archive (PKWARE APPNOTE, sections 4.3.7 and 4.3.12). `unpacked` is a false size of an entry. */
export function makeZip(entries: readonly { name: string; text?: string; unpacked?: number }[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, text = '', unpacked } of entries) {
    const data = deflateRawSync(text);
    const nameBytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(unpacked ?? Buffer.byteLength(text), 22);
    local.writeUInt16LE(nameBytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(unpacked ?? Buffer.byteLength(text), 24);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, nameBytes, data);
    centrals.push(central, nameBytes);
    offset += local.length + nameBytes.length + data.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const word = [
  { name: '[Content_Types].xml', text: '<Types/>' },
  { name: 'word/document.xml', text: '<w:document/>' },
];

export const plainDocx: Buffer = makeZip(word);
export const docxWithMacros: Buffer = makeZip([...word, { name: 'word/vbaProject.bin', text: 'Sub AutoOpen()' }]);
/** Says that it unpacks to nearly four gigabytes. */
export const bombDocx: Buffer = makeZip([...word, { name: 'word/media/bomb.xml', text: 'A', unpacked: 0xf0000000 }]);
export const plainZip: Buffer = makeZip([{ name: 'run.exe', text: 'MZ' }]);

/** A compound file with these names in its directory ([MS-CFB], sections 2.2 and 2.6). */
export function makeCompoundFile(names: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 0, 'utf16le');
    entry.writeUInt16LE(2 * (name.length + 1), 64);
    return entry;
  });
  return Buffer.concat([header, ...entries]);
}

export const plainDoc: Buffer = makeCompoundFile(['Root Entry', 'WordDocument', '1Table']);
export const docWithMacros: Buffer = makeCompoundFile(['Root Entry', 'WordDocument', 'Macros', 'VBA']);
/** A spreadsheet of the same age. */
export const oldSheet: Buffer = makeCompoundFile(['Root Entry', 'Workbook']);

/** A Windows program by its first bytes. */
export const program: Buffer = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(512, 0x41)]);

/** A PDF of exactly so many bytes. */
export function pdfOfSize(bytes: number): Buffer {
  return Buffer.concat([samplePdf, Buffer.alloc(bytes - samplePdf.length, 0x20)]);
}
