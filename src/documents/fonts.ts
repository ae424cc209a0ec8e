import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { Style } from '#documents/page.ts';
import { listFontFiles, unpackWoff } from '#media/font/font-files.ts';
import { splitRuns } from '#media/font/split-runs.ts';

/** An opened font file; `name` identifies it within a PDF. */
export type FontFace = ReturnType<typeof openFont>;

const opened = new Map<Style['face'], readonly FontFace[]>();

/** The fonts of the site's own typeface in lookup order, read from the packages on first use. */
function readFonts(face: Style['face']): readonly FontFace[] {
  return opened.getOrInsertComputed(face, () => listFontFiles(face === 'strong' ? 600 : 400).map(openFont));
}

/** Unpacked first: the library inflates a table of a WOFF file for each glyph, and a quote took six times as long. */
function openFont(name: string) {
  const font = create(unpackWoff(readFileSync(name)));
  if (!('layout' in font)) throw new Error(`${name} is a font collection`);
  return { name, font, characters: new Set(font.characterSet) };
}

/**
 * Splits text into runs by font. For a character without a font `isStrict` throws, otherwise it is skipped. Joiners are
 * skipped too: pdfkit fails to embed their empty glyphs, and the word reads the same without them.
 */
export function splitByFont(text: string, face: Style['face'], isStrict: boolean) {
  return splitRuns(text.replaceAll(/[\u200c\u200d]/g, ''), readFonts(face), (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase();
    if (isStrict) throw new Error(`no font of the documents has "${character}" (U+${code})`);
  });
}

/** The tables for drawing glyphs, without the tables for shaping. */
const drawingTables = /^(?:cmap|cvt |fpgm|glyf|head|hhea|hmtx|loca|maxp|name|OS\/2|post|prep)$/;

/** The unpacked font of fields, cached: unpacking it for each quote would delay other requests. */
let fieldProgram: ReturnType<typeof unpackWoff> | undefined;

/**
 * Embeds the whole text font as a simple font with WinAnsiEncoding: the input of a field is unknown, so a subset does
 * not suffice.
 */
export function embedFieldFont(pdf: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const [face] = readFonts('text');
  if (!face) throw new Error('there is no font for form fields');
  const { name: file, font } = face;
  const scale = 1000 / font.unitsPerEm;
  fieldProgram ??= unpackWoff(readFileSync(file), (tag) => drawingTables.test(tag));
  const program = fieldProgram;
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
  // WinAnsiEncoding (ISO 32000-1, annex D.2) is this code page.
  const characters = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, index) => index + 32));
  const embedded = pdf.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: name,
    FirstChar: 32,
    LastChar: 255,
    Widths: [...characters].map(
      (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth * scale,
    ),
    FontDescriptor: descriptor,
    Encoding: 'WinAnsiEncoding',
  });
  embedded.end(undefined);
  return embedded;
}
