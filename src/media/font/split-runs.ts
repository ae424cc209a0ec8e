/**
 * Splits text into runs, each with the first font that has all its characters; white space is collapsed, letters are
 * composed (NFC). Spaces, punctuation, digits, marks and joiners stay in the preceding run if its font has them, so
 * that they do not split a Hindi word. For a character without a font `onMissing` is called, and the character is
 * skipped.
 */
export function splitRuns<Font extends { readonly characters: ReadonlySet<number> }>(
  text: string,
  fonts: readonly Font[],
  onMissing: (character: string) => void = () => undefined,
): readonly { readonly font: Font; readonly text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC').replaceAll(/\s+/g, ' ')) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const isNeutral = /[\s\p{P}\p{N}\p{M}\u200c\u200d]/u.test(character);
    const isKept = isNeutral && last?.font.characters.has(code);
    const font = isKept ? last?.font : fonts.find(({ characters }) => characters.has(code));
    if (!font) onMissing(character);
    else if (last && font === last.font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
