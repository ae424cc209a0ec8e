import { create, type Font } from 'fontkit';
import type { Style } from '#documents/page.ts';
import { splitRuns } from '#media/font/split-runs.ts';

/** A font file opened by `openFont`; `name` identifies it within a PDF. */
export type FontFace = { readonly name: string; readonly font: Font; readonly characters: ReadonlySet<number> };

/** The font files of each typeface, in the order in which a character is looked up. */
export type Fonts = { readonly [face in Style['face']]: readonly FontFace[] };

/** Opens a font file: WOFF, TrueType or OpenType. Throws for a collection. */
export function openFont(name: string, bytes: Uint8Array): FontFace {
  const font = create(bytes as Buffer);
  if (!('layout' in font)) throw new Error(`${name} is a font collection`);
  return { name, font, characters: new Set(font.characterSet) };
}

/**
 * Splits text by the fonts that have its characters; `isStrict` throws for a character that none has, otherwise it is left
 * out. Joiners are left out too: pdfkit fails to embed their empty glyphs, and the word reads the same without them.
 */
export function splitByFont(text: string, faces: readonly FontFace[], isStrict: boolean) {
  return splitRuns(text.replaceAll(/[\u200c\u200d]/g, ''), faces, (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase();
    if (isStrict) throw new Error(`no font of the documents has "${character}" (U+${code})`);
  });
}
