import { deflateSync } from 'node:zlib';

/** Objects by number, as they are written between `obj` and `endobj`; `null` frees one. */
export type PdfObjects = Readonly<Record<number, string | Buffer | null>>;

export type PdfOptions = {
  readonly trailer?: string;
  /** A cross-reference stream in place of a table; with `compressed` objects in an object stream. */
  readonly isStream?: boolean;
  readonly compressed?: readonly number[];
  /** A table, and beside it a stream for compressed objects (ISO 32000-2, section 7.5.8.4). */
  readonly isHybrid?: boolean;
  /** PNG's predictor in the cross-reference stream. */
  readonly hasPredictor?: boolean;
  readonly version?: string;
  /** Octets of an offset in a cross-reference stream; four by default. */
  readonly width?: number;
};

/** Text or bytes as a stream. */
export function makeStream(entries: string, data: string | Buffer): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return concat(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream');
}

/** A PDF of one revision; object 1 is the catalogue. */
export function writePdf(objects: PdfObjects, options: PdfOptions = {}): Buffer {
  const header = Buffer.from(`%PDF-${options.version ?? '1.7'}\n%\xe2\xe3\xcf\xd3\n`, 'latin1');
  return writeRevision(header, objects, { 0: null, ...objects }, undefined, options);
}

/** An incremental update (ISO 32000-2, section 7.5.6). */
export function updatePdf(pdf: Buffer, objects: PdfObjects, options: PdfOptions = {}): Buffer {
  const start = pdf.lastIndexOf('startxref');
  const previous = Number(
    pdf
      .subarray(start + 9, start + 30)
      .toString('latin1')
      .trim()
      .split('\n')[0],
  );
  return writeRevision(pdf, objects, objects, previous, options);
}

/** Type, place and detail of each object (ISO 32000-2, table 18). */
type Rows = Map<number, readonly [number, number, number]>;

function writeRevision(
  before: Buffer,
  objects: PdfObjects,
  listed: PdfObjects,
  previous: number | undefined,
  options: PdfOptions,
) {
  const { isStream = false, isHybrid = false, compressed = [], trailer = '' } = options;
  const parts: Buffer[] = [before];
  let length = before.length;
  const rows: Rows = new Map();
  const add = (number: number, body: string | Buffer): void => {
    rows.set(number, [1, length, 0]);
    const part = concat(`${number} 0 obj\n`, body, '\nendobj\n');
    parts.push(part);
    length += part.length;
  };
  for (const number of Object.keys(listed).map(Number)) if (listed[number] === null) rows.set(number, [0, 0, 65_535]);
  const plain = Object.entries(objects).filter(([number]) => !compressed.includes(Number(number)));
  for (const [number, body] of plain) if (body !== null) add(Number(number), body);
  // Numbers of the structure's own streams must be free; 900 and above are.
  const own = 900 + (before.toString('latin1').split('startxref').length - 1) * 2;
  if (compressed.length > 0) add(own, writeObjectStream(objects, compressed, own, rows));
  const previously = previous === undefined ? '' : `/Prev ${previous}`;
  const id = '<00112233445566778899aabbccddeeff>';
  const entries = `/Size 1000 /Root 1 0 R /ID [${id} ${id}] ${previously} ${trailer}`;
  const addStream = (streamRows: Rows, more: string): void => {
    const part = concat(`${own + 1} 0 obj\n`, writeXrefStream(streamRows, more, options), '\nendobj\n');
    parts.push(part);
    length += part.length;
  };
  let at = length;
  if (isStream) addStream(rows.set(own + 1, [1, length, 0]), entries);
  else {
    const hidden = new Map([...rows].filter(([, [type]]) => type === 2));
    const plainRows = new Map(
      [...rows].map(([number, row]) => [number, row[0] === 2 ? ([0, 0, 65_535] as const) : row]),
    );
    if (isHybrid) addStream(hidden, '/Size 1000');
    const more = isHybrid ? `/XRefStm ${at}` : '';
    at = length;
    parts.push(Buffer.from(`xref\n${writeTable(plainRows)}trailer\n<< ${entries} ${more} >>\n`));
  }
  parts.push(Buffer.from(`startxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function writeTable(rows: Rows): string {
  const lines = [...rows]
    .sort(([one], [other]) => one - other)
    .map(([number, [type, offset, generation]]) => {
      const digits = `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')}`;
      return `${number} 1\n${digits} ${type === 0 ? 'f' : 'n'} \n`;
    });
  return lines.join('');
}

function writeObjectStream(objects: PdfObjects, numbers: readonly number[], own: number, rows: Rows): Buffer {
  let head = '';
  let body = '';
  for (const [index, number] of numbers.entries()) {
    head += `${number} ${body.length} `;
    body += `${objects[number]} `;
    rows.set(number, [2, own, index]);
  }
  const data = deflateSync(Buffer.from(head + body, 'latin1'));
  return makeStream(`/Type /ObjStm /N ${numbers.length} /First ${head.length} /Filter /FlateDecode`, data);
}

function writeXrefStream(rows: Rows, entries: string, { hasPredictor = false, width = 4 }: PdfOptions): Buffer {
  const sorted = [...rows].sort(([one], [other]) => one - other);
  const index = sorted.map(([number]) => `${number} 1`).join(' ');
  const lines = sorted.map(([, [type, place, detail]]) => {
    const line = Buffer.alloc(width + 3);
    line.writeUInt8(type, 0);
    line.writeUInt32BE(place, width - 3);
    line.writeUInt16BE(detail, width + 1);
    return line;
  });
  // Predictor 12: each row is the difference to the row above, with its type in front.
  const predicted = lines.map((line, at) =>
    Buffer.from([2, ...line.map((octet, column) => (octet - (lines[at - 1]?.[column] ?? 0)) & 0xff)]),
  );
  const data = deflateSync(Buffer.concat(hasPredictor ? predicted : lines));
  const parameters = hasPredictor ? `/DecodeParms << /Predictor 12 /Columns ${width + 3} >>` : '';
  return makeStream(
    `/Type /XRef /W [1 ${width} 2] /Index [${index}] /Filter /FlateDecode ${parameters} ${entries}`,
    data,
  );
}

function concat(...parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}
