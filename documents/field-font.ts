import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { openFieldFont } from '#documents/fonts.ts';

/** The tables that a viewer needs to draw letters; those for typesetting stay out. */
const needed = /^(?:cmap|cvt |fpgm|glyf|head|hhea|hmtx|loca|maxp|name|OS\/2|post|prep)$/;

/** WinAnsiEncoding beyond ISO 8859-1: codes 128 to 159. */
const winAnsi = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/**
 * Embeds the whole typeface as a simple font, with a code for each letter of WinAnsiEncoding: what somebody types into a
 * field is not known when the file is made, so a subset would not do.
 */
export function embedFieldFont(pdf: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const { file, font } = openFieldFont();
  const scale = 1000 / font.unitsPerEm;
  const program = unpackWoff(readFileSync(file));
  const stream = pdf.ref({ Length1: program.length });
  stream.end(program);
  const { minX, minY, maxX, maxY } = font.bbox;
  const name = font.postscriptName;
  const descriptor = pdf.ref({
    Type: 'FontDescriptor',
    FontName: name,
    /** Nonsymbolic. */
    Flags: 32,
    FontBBox: [minX, minY, maxX, maxY].map((length) => length * scale),
    ItalicAngle: 0,
    Ascent: font.ascent * scale,
    Descent: font.descent * scale,
    CapHeight: font.capHeight * scale,
    XHeight: font.xHeight * scale,
    StemV: 80,
    FontFile2: stream,
  });
  descriptor.end(undefined);
  const codes = Array.from({ length: 224 }, (_, index) => index + 32);
  const embedded = pdf.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: name,
    FirstChar: 32,
    LastChar: 255,
    Widths: codes.map((code) => font.glyphForCodePoint(toCodePoint(code)).advanceWidth * scale),
    FontDescriptor: descriptor,
    Encoding: 'WinAnsiEncoding',
  });
  embedded.end(undefined);
  return embedded;
}

function toCodePoint(code: number): number {
  return code >= 128 && code <= 159 ? (winAnsi.codePointAt(code - 128) ?? 0) : code;
}

/** A WOFF 1 file (W3C Recommendation of 2012, sections 4 and 5) as the TrueType file inside it. */
function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(44 + index * 20, 64 + index * 20);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: entry.toString('latin1', 0, 4),
      sum: entry.readUInt32BE(16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  }).filter(({ tag }) => needed.test(tag));

  const largest = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(largest * 16, 6);
  header.writeUInt16BE(Math.log2(largest), 8);
  header.writeUInt16BE((tables.length - largest) * 16, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, sum, bytes }] of tables.entries()) {
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(sum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}
