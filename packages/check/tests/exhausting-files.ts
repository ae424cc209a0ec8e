import { deflateSync } from 'node:zlib';
import { encodeDer } from './write-ber.ts';
import { oid, sequence, writeCertificate, writeMessage } from './write-certificate.ts';
import { makeStream } from './write-pdf.ts';

// Files that were made to exhaust time or memory. Each is small or compresses well, and made within a second.

/** An object with its number, a plain one or a stream. */
type Written = readonly [number: number, body: string | Buffer];
/** An object that is in an object stream, at an index. */
type Compressed = readonly [number: number, stream: number, index: number];

/**
 * A PDF with a cross-reference stream; number 1 is its catalogue. Its objects are the only ones that a reader finds.
 */
function writeStreamed(objects: readonly Written[], compressed: readonly Compressed[] = [], more = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const rows = new Map<number, Buffer>();
  let at = 9;
  for (const [number, body] of objects) {
    const row = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    row.writeUInt32BE(at, 1);
    rows.set(number, row);
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    parts.push(object);
    at += object.length;
  }
  for (const [number, stream, index] of compressed) {
    const row = Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0]);
    row.writeUInt32BE(stream, 1);
    row.writeUInt32BE(index, 5);
    rows.set(number, row);
  }
  const numbers = [...rows.keys()].sort((one, other) => one - other);
  const index = numbers.map((number) => `${number} 1`).join(' ');
  const data = deflateSync(Buffer.concat(numbers.map((number) => rows.get(number) ?? Buffer.alloc(9))));
  const dict = `/Type /XRef /Filter /FlateDecode /W [1 4 4] /Index [${index}] /Size 9000000 /Root 1 0 R ${more}`;
  parts.push(Buffer.from('8000000 0 obj\n'), makeStream(dict, data));
  parts.push(Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields 5 0 R >> >>';
const pages = '<< /Type /Pages /Kids [] /Count 0 >>';

/** A catalogue with this value as its fields, in an object stream. */
function inStream(value: Buffer, count = 1, keys = '/First 4'): Buffer {
  const data = deflateSync(Buffer.concat([Buffer.from('5 0 '), value]));
  const stream = makeStream(`/Type /ObjStm /N ${count} ${keys} /Filter /FlateDecode`, data);
  return writeStreamed(
    [
      [1, catalogue],
      [2, pages],
      [10, stream],
    ],
    [[5, 10, 0]],
  );
}

const repeat = (text: string, times: number): Buffer => Buffer.alloc(text.length * times, text);
const listOf = (text: string, times: number): Buffer =>
  Buffer.concat([Buffer.from('['), repeat(text, times), Buffer.from(']')]);

/** An object stream of 390 objects. All of them have the same offset, which is that of this body. */
function atOnePlace(body: Buffer): Buffer {
  const numbers = Array.from({ length: 390 }, (_, index) => 100 + index);
  const header = Buffer.from(
    numbers
      .map((number) => `${number} 0`)
      .join(' ')
      .padEnd(4_000),
  );
  const data = deflateSync(Buffer.concat([header, body]));
  const stream = makeStream('/Type /ObjStm /N 390 /First 4000 /Filter /FlateDecode', data);
  return writeStreamed(
    [
      [1, catalogue],
      [2, pages],
      [5, `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`],
      [10, stream],
    ],
    numbers.map((number, index) => [number, 10, index] as const),
  );
}

/** A file of 48 MB with 40 signatures, each over the whole file. */
function manyContents(): Buffer {
  const names = Array.from({ length: 40 }, (_, index) => 100 + index);
  const filler = makeStream('', Buffer.alloc(48_000_000, 0x41));
  const field = (number: number): Written => [number, `<< /FT /Sig /T (a${number}) /V ${number + 200} 0 R >>`];
  const signature = (number: number): Written => [
    number + 200,
    '<< /Type /Sig /SubFilter /adbe.pkcs7.detached /ByteRange [0 0000000000 0000000000 0000000000] /Contents <300100> >>',
  ];
  const objects: Written[] = [
    [1, catalogue],
    [2, pages],
    [5, `[${names.map((each) => `${each} 0 R`).join(' ')}]`],
  ];
  const pdf = writeStreamed([...objects, ...names.map(field), ...names.map(signature), [90, filler]]);
  const text = 'ByteRange [0 0000000000';
  for (let at = pdf.indexOf(text); at >= 0; at = pdf.indexOf(text, at + 1)) {
    const gap = pdf.indexOf('<', at);
    const range = [gap, gap + 8, pdf.length - gap - 8].map((each) => String(each).padStart(10, '0'));
    pdf.write(`ByteRange [0 ${range.join(' ')}]`, at, 'latin1');
  }
  return pdf;
}

/** A table of cross-references, and an update with another trailer after it, a thousand times. */
function manyRevisions(): Buffer {
  const parts = ['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'];
  let length = parts[0]?.length ?? 0;
  let previous = '';
  const rows = '0000000009 00000 n \n'.repeat(4_000);
  for (let index = 0; index < 499; index++) {
    const part = `xref\n1 4000\n${rows}trailer\n<< /Root 1 0 R ${previous} >>\nstartxref\n${length}\n%%EOF\n`;
    previous = `/Prev ${length}`;
    length += part.length;
    parts.push(part);
  }
  return Buffer.from(parts.join(''), 'latin1');
}

/** 300,000 objects that the catalogue reaches, as some programs write. */
function manyObjects(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => 1_000 + index);
  const objects = numbers.map(
    (number): Written => [number, `<< /FT /Tx /T (a) /A [${number} (text)] /B << /C /D >> >>`],
  );
  const list = `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`;
  return writeStreamed([[1, catalogue], [2, pages], [5, list], ...objects]);
}

/** A stream compressed by several filters: each makes it a thousand times as long. */
function manyFilters(): Buffer {
  let data: Buffer = Buffer.alloc(60_000_000);
  for (let index = 0; index < 3; index++) data = deflateSync(data);
  const filters = `/Filter [${'/FlateDecode '.repeat(3)}]`;
  const objects = Array.from(
    { length: 20 },
    (_, index): Written => [10 + index, makeStream(`/Type /ObjStm /N 1 /First 4 ${filters}`, data)],
  );
  const fields = objects.map(([stream]) => [stream + 100, stream, 0] as const);
  const list = `[${fields.map(([number]) => `${number} 0 R`).join(' ')}]`;
  return writeStreamed([[1, catalogue], [2, pages], [5, list], ...objects], fields);
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** SignedData in 40 sequences of definite length: only the last element needs to be rewritten. */
function deepBer(): Buffer {
  let inner: Buffer = Buffer.concat([repeat('\x05\x00', 20_000_000), Buffer.from([0x30, 0x80, 0, 0])]);
  for (let level = 0; level < 40; level++) inner = encodeDer(0x30, inner);
  const type = oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 2);
  return sequence(type, encodeDer(0xa0, inner));
}

/** Nested kids, each with the names of all above it. */
function longNames(): Buffer {
  const kids = `<< /T (b) /FT /Tx >>`.repeat(50_000);
  return writeStreamed([
    [1, catalogue],
    [2, pages],
    [5, `[<< /T (${'a'.repeat(500_000)}) /Kids [${kids}] >>]`],
  ]);
}

/** Streams of 45 MB that all end at the same place, as certificates of the store. */
function overlappingStreams(): Buffer {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 + index);
  const objects: Written[] = [
    [1, '<< /Type /Catalog /Pages 2 0 R /DSS << /Certs 5 0 R >> >>'],
    [2, pages],
    [5, `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`],
  ];
  const head = (number: number, length: number): string => `${number} 0 obj\n<< /Length ${length} >>\nstream\n`;
  // Each holds the heads of those behind it; lengths have eight digits, so that all heads are as long.
  const size = head(100, 10_000_000).length;
  const heads = numbers.map((number, at) => head(number, 45_000_000 + (numbers.length - 1 - at) * size));
  const tail = Buffer.from('\nendstream\nendobj\n');
  const pdf = writeStreamed(objects, [], 'PLACE');
  const nested = Buffer.concat([Buffer.from(heads.join('')), Buffer.alloc(45_000_000, 0x30), tail]);
  const table = Buffer.from(
    `xref\n100 100\n${numbers.map((_, at) => `${String(pdf.length + at * size).padStart(10, '0')} 00000 n \n`).join('')}`,
  );
  const start = Number(/startxref\n(\d+)/.exec(pdf.toString('latin1'))?.[1]);
  const fixed = Buffer.from(pdf.toString('latin1').replace('PLACE', '     '), 'latin1');
  const end = `trailer\n<< /Root 1 0 R /Prev ${start} >>\nstartxref\n${fixed.length + nested.length}\n%%EOF\n`;
  return Buffer.concat([fixed, nested, table, Buffer.from(end)]);
}

const million = 1_000_000;
const string = (length: number): Buffer => Buffer.concat([Buffer.from('('), repeat('a', length), Buffer.from(')')]);
const pem = (body: string): string => `-----BEGIN A-----\n${body}\n-----END A-----\n`;

/** By the resource that they exhaust, with the result of the check. */
export const exhaustingFiles = {
  'a stream of 24 million dictionaries': [() => inStream(repeat('<<>>', 24 * million), 24 * million), 'unpacked'],
  'an array of 15 million dictionaries': [() => inStream(listOf('<<>>', 15 * million)), 'too many objects'],
  'an array of 30 million arrays': [() => inStream(listOf('[]', 30 * million)), 'too many objects'],
  'an array of 25 million numbers': [() => inStream(listOf('1 ', 25 * million)), 'too many objects'],
  'one object at 390 places': [() => atOnePlace(listOf('<<>>', 900_000)), 'too many objects'],
  '12 million numbers of objects': [
    () => inStream(repeat('5 0 ', 15 * million), 12 * million, '/First 60000000'),
    'too many objects',
  ],
  'a dictionary of 2 million entries': [
    () => inStream(Buffer.from(`<<${Array.from({ length: 2 * million }, (_, at) => `/${at} 1`).join('')}>>`)),
    'too many objects',
  ],
  'a string of 60 MB': [() => inStream(string(60 * million)), 'unpacked'],
  'a name of 60 MB': [() => inStream(Buffer.concat([Buffer.from('/'), repeat('a', 60 * million)])), 'damaged'],
  'names of 120 characters': [() => inStream(listOf(`/${'a'.repeat(120)}`, 450_000)), 'unpacked'],
  '50,000 names of 500 kB': [longNames, 'unpacked'],
  '390 objects behind 60 MB of space': [
    () => atOnePlace(Buffer.concat([repeat(' ', 60 * million), Buffer.from('<<>>')])),
    'unpacked',
  ],
  'overlapping streams': [overlappingStreams, 'unpacked'],
  'streams with three filters': [manyFilters, 'too large when it is unpacked'],
  '40 signatures over 48 MB': [manyContents, 'check this signature: we cannot read it'],
  '499 revisions of 4,000 entries': [manyRevisions, 'too many objects'],
  '300,000 objects': [() => manyObjects(300_000), 'too many objects'],
  'a text of first lines of PEM': [() => repeat('-----BEGIN ', 4_600_000), 'neither a certificate nor a PDF'],
  'a million blocks of PEM': [() => repeat(pem('MAA='), million), 'neither a certificate nor a PDF'],
  '300,000 blocks of PEM': [() => repeat(pem('MAA='), 300_000), 'too many certificates'],
  'PEM of 16 MB in one block': [
    () => Buffer.concat([Buffer.from('-----BEGIN CERTIFICATE-----\n'), repeat('MIIBAAAA', 2 * million)]),
    'damaged',
  ],
  'XML of 400,000 certificates': [
    () => repeat('<X509Certificate>MAA=</X509Certificate>', 400_000),
    'too many certificates',
  ],
  'base64 of 16 MB, quoted': [() => Buffer.concat([Buffer.from('MIIB'), repeat('\\n>A', 4 * million)]), 'damaged'],
  'a certificate with a name of 4 MB': [() => writeCertificate({ name: Buffer.alloc(4 * million, 'a') }), 'too long'],
  'a certificate with 100,000 extensions': [() => writeCertificate({ extensions: 100_000 }), 'too long'],
  '200 certificates of 60 kB': [
    () => Buffer.concat(times(200, writeCertificate({ name: Buffer.alloc(30_000, '=') }))),
    'too many objects',
  ],
  'a message with 50,000 certificates': [() => writeMessage(times(50_000, writeCertificate({}))), 'damaged'],
  'a message with 9,000 certificates': [
    () => writeMessage(times(9_000, writeCertificate({}))),
    'too many certificates',
  ],
  'BER of indefinite lengths': [() => repeat('\x30\x80', 25 * million), 'damaged'],
  'BER that is searched at each level': [deepBer, 'damaged'],
  'DER of empty elements': [() => encodeDer(0x30, repeat('\x05\x00', 25 * million)), 'damaged'],
} as const satisfies { readonly [name: string]: readonly [make: () => Buffer, says: string] };
