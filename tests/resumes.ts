import { type CompoundNode, makeCompoundFile } from '#tests/files/compound-file.ts';
import { makePage, makeStream } from '#tests/files/pdf.ts';
import { makeZip, type ZipEntry } from '#tests/files/zip.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `[Content_Types].xml` (ECMA-376, part 2, section 7.2.3) of a Word document, with more elements. */
export function makeTypes(more = '', main: string = wordType): ZipEntry {
  const text =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n' +
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Default Extension="rels" ContentType="${relationshipsType}"/><Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;
  return { name: '[Content_Types].xml', text };
}

/** A relationship part (the same, section 6.5). */
export function makeRelationships(
  name: string,
  ...relationships: readonly [type: string, target: string, mode?: string][]
) {
  const lines = relationships.map(
    ([type, target, mode], at) =>
      `<Relationship Id="rId${at + 1}" Type="${type.includes(':') ? type : `${office}/${type}`}" Target="${target}"` +
      `${mode ? ` TargetMode="${mode}"` : ''}/>`,
  );
  const text = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
  return { name, text };
}

export const packageRelationships: ZipEntry = makeRelationships('_rels/.rels', ['officeDocument', 'word/document.xml']);
export const mainPart: ZipEntry = { name: 'word/document.xml', text: '<w:document/>' };
const word = [makeTypes(), packageRelationships, mainPart];

export function makeDocx(...more: readonly ZipEntry[]): Buffer {
  return makeZip([...word, ...more]);
}

export const plainDocx: Buffer = makeDocx();
export const docxWithMacros: Buffer = makeDocx({ name: 'word/vbaProject.bin', text: 'Sub AutoOpen()' });
/** Says that it unpacks to nearly four gigabytes. */
export const bombDocx: Buffer = makeDocx({ name: 'word/media/bomb.xml', text: 'A', unpacked: 0xf0000000 });
export const plainZip: Buffer = makeZip([{ name: 'run.exe', text: 'MZ' }]);

/** The start of the stream `WordDocument` of Word 97 and later ([MS-DOC], section 2.5.2). */
const wordStream: CompoundNode = {
  name: 'WordDocument',
  data: Buffer.concat([Buffer.from([0xec, 0xa5, 0xc1, 0]), Buffer.alloc(5_000)]),
};

/** A Word document up to 2003 with more storages and streams. */
export function makeDoc(...more: readonly CompoundNode[]): Buffer {
  return makeCompoundFile([wordStream, { name: '1Table', data: Buffer.alloc(300, 0x41) }, ...more]);
}

export const plainDoc: Buffer = makeDoc({ name: '\x05SummaryInformation', data: Buffer.alloc(4_096, 0x20) });
export const docWithMacros: Buffer = makeDoc({ name: 'Macros', children: [{ name: 'VBA', children: [] }] });
/** A spreadsheet of the same age. */
export const oldSheet: Buffer = makeCompoundFile([{ name: 'Workbook', data: Buffer.alloc(5_000) }]);

export const pdfWithScript: Buffer = makePage('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>');

export const pdfWithPassword: Buffer = Buffer.from(
  makePage()
    .toString('latin1')
    .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >>'),
  'latin1',
);
/** [MS-DOC], section 2.5.2: the flag `fEncrypted`. */
export const docWithPassword: Buffer = makeCompoundFile([
  { name: 'WordDocument', data: Buffer.concat([Buffer.from('eca5c1000000000000000001', 'hex'), Buffer.alloc(5_000)]) },
]);
export const docxWithPassword: Buffer = makeCompoundFile([
  { name: 'EncryptionInfo' },
  { name: 'EncryptedPackage', data: Buffer.alloc(5_000) },
]);

/** A Windows program by its first bytes. */
export const program: Buffer = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(512, 0x41)]);

/** A PDF of exactly so many bytes. */
export function pdfOfSize(bytes: number): Buffer {
  const make = (padding: number): Buffer => makePage('', [makeStream('/Filter /None', Buffer.alloc(padding, 0x20))]);
  // The length of the padding, and offsets behind it, take some digits.
  let padding = bytes - make(0).length;
  while (make(padding).length > bytes) padding--;
  const short = bytes - make(padding).length;
  return short === 0 ? make(padding) : Buffer.concat([make(padding), Buffer.alloc(short, 0x0a)]);
}
