import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { type FontWeight, listFontFiles, unpackWoff } from '#media/font/font-files.ts';
import { splitRuns } from '#media/font/split-runs.ts';

/** `size` is the em in the user units of the drawing. */
export type TextStyle = { readonly size: number; readonly weight: FontWeight };

/** Lines of text in one style. */
export type TextLines = { readonly lines: readonly string[]; readonly style: TextStyle };

type FontFace = ReturnType<typeof openFace>;

const opened = new Map<string, FontFace>();

/** Opens a font file for shaping. Its measures are in `unitsPerEm`. */
function openFace(file: string) {
  const face = new Face(new Blob(unpackWoff(readFileSync(file))));
  return { font: new Font(face), file, unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
}

/**
 * One line of text as SVG path data, its baseline starting at `x`, `y`, and its advance width: shaped with kerning,
 * ligatures and the rules of Devanagari in the site's own fonts, so that it renders the same on every machine. The box
 * contains the outlines.
 * Characters without a glyph are skipped. Coordinates are relative: they compress to half.
 */
export function outlineText(text: string, style: TextStyle, x = 0, y = 0): { path: string; width: number; box: Box } {
  const { glyphs, width } = shapeText(text, style);
  let path = '';
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  // The rounded start of the contour and current point, so that rounding errors do not add up.
  let start = [0, 0] as Point;
  let from = [0, 0] as Point;
  for (const { face, id, left, rise } of glyphs) {
    const scale = style.size / face.unitsPerEm;
    for (const { type, values } of face.font.glyphToJson(id)) {
      if (type === 'Z') {
        path += 'z';
        from = start;
        continue;
      }
      const to = values.map((value, at) => round(at % 2 === 0 ? x + left + value * scale : y - rise - value * scale));
      extendBox(box, to);
      const origin = path === '' ? [0, 0] : from;
      const numbers = to.map((value, at) => round(value - (origin[at % 2] ?? 0)));
      path += (path === '' ? type : type.toLowerCase()) + numbers.map(writeNumber).join(' ');
      from = [to.at(-2) ?? 0, to.at(-1) ?? 0];
      if (type === 'M') start = from;
    }
  }
  return { path: path.replaceAll(' -', '-'), width, box };
}

type Point = readonly [x: number, y: number];

/** The rectangle around all points of an outline, including the control points of its curves, in user units. */
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** `coordinates` alternate between x and y. */
function extendBox(box: { -readonly [Side in keyof Box]: Box[Side] }, coordinates: readonly number[]): void {
  for (const [at, value] of coordinates.entries()) {
    const [low, high] = at % 2 === 0 ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
    box[low] = Math.min(box[low], value);
    box[high] = Math.max(box[high], value);
  }
}

/** Without the zero before the point. */
function writeNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** Lines of text as one path element without colour, the first baseline at `x`, `y`; `leading` is in ems. */
export function outlineLines({ lines, style }: TextLines, x: number, y: number, leading: number): string {
  const paths = lines.map((line, index) => outlineText(line, style, x, y + index * style.size * leading).path);
  return `<path d="${paths.join('')}"/>`;
}

/** The advance width of a line of text, in user units. */
export function measureText(text: string, style: TextStyle): number {
  return shapeText(text, style).width;
}

/** A glyph of a face; `left` and `rise` are its distance from the start of the baseline, in user units. */
type PlacedGlyph = { readonly face: FontFace; readonly id: number; readonly left: number; readonly rise: number };

export function shapeText(text: string, { size, weight }: TextStyle): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  const faces = listFontFiles(weight).map((file) => opened.getOrInsertComputed(file, openFace));
  for (const { font: face, text: part } of splitRuns(text, faces)) {
    const scale = size / face.unitsPerEm;
    const buffer = new ShapingBuffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    shape(face.font, buffer);
    for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ face, id, left: width + xOffset * scale, rise: yOffset * scale });
      width += xAdvance * scale;
    }
  }
  return { glyphs, width };
}

/** A tenth of a user unit is below what a screen resolves. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
