import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { Style } from '#documents/page.ts';

const folder = join(import.meta.dirname, '../node_modules/@fontsource');

/** The files of the site's own typeface, the likeliest first: a letter is taken from the first that has it. */
const files: { readonly [face in Style['face']]: readonly string[] } = {
  text: listFiles(400),
  strong: listFiles(600),
};

function listFiles(weight: number): readonly string[] {
  return ['anek-latin/latin', 'anek-latin/latin-ext', 'anek-devanagari/devanagari'].map((name) => {
    const [family = '', script = ''] = name.split('/');
    return join(folder, family, 'files', `${family}-${script}-${weight}-normal.woff`);
  });
}

/** A font as the setter knows it: what pdfkit is told, and what it is told by. */
export type SetFont = { readonly name: string; readonly font: Font };

const opened = new Map<string, SetFont>();

function open(file: string): SetFont {
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  const made = { name: file, font };
  opened.set(file, made);
  return made;
}

/** The font of ordinary text, which fields are filled in with; `file` is where its tables are. */
export function openFieldFont(): SetFont & { readonly file: string } {
  const [file = ''] = files.text;
  return { ...open(file), file };
}

/** A stretch of text that one font can set. */
export type Run = { readonly font: SetFont; readonly text: string };

/** Splits a text by the fonts that have its letters. Throws when no font has one: it would be an empty box on paper. */
export function splitRuns(text: string, face: Style['face']): readonly Run[] {
  const runs: { font: SetFont; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    if (last?.font.font.hasGlyphForCodePoint(code)) last.text += letter;
    else runs.push({ font: findFont(letter, code, face), text: letter });
  }
  return runs;
}

function findFont(letter: string, code: number, face: Style['face']): SetFont {
  const file = files[face].find((candidate) => open(candidate).font.hasGlyphForCodePoint(code));
  if (!file) throw new Error(`no font of the documents has "${letter}" (U+${code.toString(16).toUpperCase()})`);
  return open(file);
}
