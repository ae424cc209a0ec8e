/** In code points: longer than any name of a person, a company or a file. */
const maxNameLength = 200;

/**
 * Characters that are invisible or change the direction of text: controls, separators of lines, format characters,
 * halves of surrogate pairs, private use, fillers. The joiners U+200C and U+200D stay behind letters without case, as
 * Indic scripts and Urdu have them, and within emoji.
 */
const hidden =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** Escapes hidden characters in a text of one line, as `\u{202E}`. */
export function escapeHidden(text: string): string {
  return text.replaceAll(hidden, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
}

/** Formats a name from a file or a visitor on one line: hidden characters escaped, at most 200 characters. */
export function formatName(name: string): string {
  // Cut before anything else: a code point has at most two units, and names in certificates can be very long.
  const characters = [...name.slice(0, 2 * maxNameLength + 2)];
  const shown = escapeHidden(characters.slice(0, maxNameLength).join(''));
  return characters.length > maxNameLength ? `${shown}…` : shown;
}
