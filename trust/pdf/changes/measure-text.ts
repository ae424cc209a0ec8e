import type { PdfDocument } from '#trust/pdf/document.ts';
import { nameOf, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';

/** What the places of characters depend on: widths in thousandths of the size, by code. */
export type Font = {
  /** Bytes of a character. */
  readonly bytes: 1 | 2;
  readonly widths: ReadonlyMap<number, number>;
};

/** A font that is not known: all that it could be. */
export const unknownFont: Font = { bytes: 1, widths: new Map() };

/** Reads the widths of a font (ISO 32000-2, sections 9.6.2 and 9.7.4.3); those of a composite one are estimated. */
export async function readFont(value: PdfValue | undefined, document: PdfDocument): Promise<Font> {
  const font = await document.resolveDict(value);
  if (!font) return unknownFont;
  if (nameOf(font.entries.get('Subtype')) === 'Type0') {
    const encoding = nameOf(await document.resolve(font.entries.get('Encoding')));
    return { bytes: /^Identity|UCS2|UTF16/.test(encoding) ? 2 : 1, widths: new Map() };
  }
  const first = await document.resolve(font.entries.get('FirstChar'));
  const items = await document.resolveItems(font.entries.get('Widths'));
  const scale = await readScale(font, document);
  const isMonospaced = nameOf(font.entries.get('BaseFont')).includes('Courier');
  const widths = new Map(isMonospaced ? Array.from({ length: 256 }, (_, code) => [code, 600]) : []);
  for (const [index, item] of items.slice(0, 256).entries()) {
    const width = await document.resolve(item);
    if (typeof width === 'number' && typeof first === 'number') widths.set(first + index, width * scale);
  }
  return { bytes: 1, widths };
}

/** Fonts of type 3 have a unit of their own. */
async function readScale(font: PdfDict, document: PdfDocument): Promise<number> {
  if (nameOf(font.entries.get('Subtype')) !== 'Type3') return 1;
  const [unit] = await document.resolveItems(font.entries.get('FontMatrix'));
  return typeof unit === 'number' ? Math.abs(unit) * 1_000 : 1;
}

const codesOf = (letters: string): ReadonlySet<number> =>
  new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));
const widest = codesOf('@%&MWmw\x97');
const narrow = codesOf(" !'(),-./:;I[\\]`fijlrt{|}");

/** The most that a letter takes in the proportional fonts that every reader has (ISO 32000-2, section 9.6.2.2). */
function boundOf(code: number): number {
  if (widest.has(code)) return 1_020;
  if (narrow.has(code)) return 450;
  return code >= 0x41 && code <= 0x5a ? 790 : code >= 0x80 ? 1_000 : 620;
}

/** Spacing of characters and words, as a share of the width, and the size (ISO 32000-2, section 9.3). */
export type Spacing = {
  readonly size: number;
  readonly characters: number;
  readonly words: number;
  readonly scale: number;
};

/** How far a string moves, and how far it is seen: a last letter may be wider than it says. */
export function measure(
  text: Uint8Array,
  { bytes, widths }: Font,
  { size, characters, words, scale }: Spacing,
): { readonly advance: number; readonly extent: number } {
  let [advance, extent] = [0, 0];
  for (let at = 0; at < text.length; at += bytes) {
    const code = bytes === 1 ? (text[at] ?? 0) : -1;
    const bound = bytes === 1 ? boundOf(code) : 1_000;
    const width = ((widths.get(code) ?? bound) / 1_000) * size;
    extent = Math.max(extent, advance + Math.max(width, (bound / 1_000) * size) * scale);
    advance += (width + characters + (code === 0x20 ? words : 0)) * scale;
  }
  return { advance, extent };
}
