import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { cutIntoRuns, type FontFace, type FontWeight } from '#media/font/faces.ts';

/** How letters are set. `size` is the em in the user units of the drawing. */
export type TextStyle = { readonly size: number; readonly weight: FontWeight };

/** Letters as one SVG path, and how far they advance. */
export type OutlinedText = { readonly path: string; readonly width: number };

/**
 * One line of text as SVG path data, its baseline beginning at `x`, `y`: shaped with kerning, ligatures and the rules of
 * Devanagari, in our own fonts, so that it looks alike wherever it is drawn. A character that the fonts lack is left out.
 */
export function outlineText(text: string, style: TextStyle, x = 0, y = 0): OutlinedText {
  const { glyphs, width } = shapeText(text, style);
  let path = '';
  for (const { face, id, left, rise } of glyphs) {
    const scale = style.size / face.unitsPerEm;
    for (const { type, values } of face.font.glyphToJson(id)) {
      const numbers = values.map((value, at) => (at % 2 === 0 ? x + left + value * scale : y - rise - value * scale));
      path += type + numbers.map(round).join(' ');
    }
  }
  return { path: path.replaceAll(' -', '-'), width };
}

/** How far a line of text advances, in user units. */
export function measureText(text: string, style: TextStyle): number {
  return shapeText(text, style).width;
}

/** A glyph of a face; `left` and `rise` are its distance from the beginning of the baseline, in user units. */
export type PlacedGlyph = {
  readonly face: FontFace;
  readonly id: number;
  readonly left: number;
  readonly rise: number;
};

/** The glyphs that a line of text becomes. */
export function shapeText(text: string, { size, weight }: TextStyle): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const { face, text: part } of cutIntoRuns(text, weight)) {
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

/** A tenth of a user unit is finer than any screen shows. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
