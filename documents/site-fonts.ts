import { readFileSync } from 'node:fs';
import { type FontFace, type Fonts, openFont } from '#documents/fonts.ts';
import { type FontWeight, listFontFiles, unpackWoff } from '#media/font/font-files.ts';

let fonts: Fonts | undefined;

/** The site's own typeface for documents, notices and quotes, read from the installed packages on first use. */
export function readFonts(): Fonts {
  // Unpacked, because the library inflates a table of a WOFF file again for each glyph: a quote took six times as long.
  const open = (weight: FontWeight): readonly FontFace[] =>
    listFontFiles(weight).map((file) => openFont(file, unpackWoff(readFileSync(file))));
  fonts ??= { text: open(400), strong: open(600) };
  return fonts;
}

/** The tables that a viewer needs to draw glyphs; those for shaping are left out. */
const drawingTables = /^(?:cmap|cvt |fpgm|glyf|head|hhea|hmtx|loca|maxp|name|OS\/2|post|prep)$/;

/**
 * Embeds the font of ordinary text whole, as a simple font with WinAnsiEncoding: what is typed into a field is not known
 * when the file is made, so a subset does not suffice.
 */
export function embedFieldFont(pdf: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const [face] = readFonts().text;
  if (!face) throw new Error('there is no font for form fields');
  const { name: file, font } = face;
  const scale = 1000 / font.unitsPerEm;
  const program = unpackWoff(readFileSync(file), (tag) => drawingTables.test(tag));
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
