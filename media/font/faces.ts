import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font } from 'harfbuzzjs';
import { unpackWoff } from '#media/font/unpack-woff.ts';

/** The two weights that the site has. */
export type FontWeight = 400 | 600;

/** One font file, open for shaping. Measures are in `unitsPerEm`. */
export type FontFace = {
  readonly font: Font;
  readonly file: string;
  readonly unitsPerEm: number;
  readonly characters: ReadonlySet<number>;
};

/** Anek by script; a character is set in the first that has it. */
const files = [
  'anek-latin/files/anek-latin-latin',
  'anek-latin/files/anek-latin-latin-ext',
  'anek-devanagari/files/anek-devanagari-devanagari',
];

const open = new Map<string, FontFace>();

/** The faces of one weight, in the order in which they are asked. Read from the installed package, once, on first use. */
export function openFaces(weight: FontWeight): readonly FontFace[] {
  return files.map((file) => openFace(`@fontsource/${file}-${weight}-normal.woff`));
}

function openFace(name: string): FontFace {
  const known = open.get(name);
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve(name));
  const face = new Face(new Blob(unpackWoff(readFileSync(file))));
  const opened = { font: new Font(face), file, unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
  open.set(name, opened);
  return opened;
}

/** A stretch of text that one face can set. */
export type Run = { readonly face: FontFace; readonly text: string };

/**
 * Cuts text into runs, each with a face that has all its characters. What follows stays in its face while that one has
 * it, so that spaces, digits and joiners do not tear a Hindi word. A character that no face has is left out: nothing is
 * better than an empty box.
 */
export function cutIntoRuns(text: string, weight: FontWeight): readonly Run[] {
  const faces = openFaces(weight);
  const runs: { face: FontFace; text: string }[] = [];
  for (const character of text.normalize('NFC').replaceAll(/\s+/g, ' ')) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const isNeutral = /[\s\p{P}\p{N}\p{M}\u200c\u200d]/u.test(character);
    if (last && isNeutral && last.face.characters.has(code)) last.text += character;
    else {
      const face = faces.find(({ characters }) => characters.has(code));
      if (face && face === last?.face) last.text += character;
      else if (face) runs.push({ face, text: character });
    }
  }
  return runs;
}
