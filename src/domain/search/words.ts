/** Reduced stop words. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be by can could did do does doing for from give had has have having how i if in into is ' +
    'it its kindly let like make me mine my need no of off on or our out please should so some tell than that the their ' +
    'them there they this to up us use using want was we were what when which while who why will with would you your'
  )
    .split(' ')
    .map(reduceWord),
);

/** Whether a stem is a stop word. */
export function isStopWord(stem: string): boolean {
  return stopWords.has(stem);
}

/** The words of a text in lower case, without accents. */
export function splitText(text: string): readonly string[] {
  // Latin letters have accents, which people leave out; those of Devanagari have vowels.
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[a-z])\p{M}{1,9}/gu, '')
    .replace(/['’]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]{1,60}/gu) ?? [];
}

/** The words of a text in lower case, each reduced to its stem. */
export function splitWords(text: string): readonly string[] {
  return splitText(text).map(reduceWord);
}

/** The stem of an English word: its plural and its commonest endings are cut off. It need not be a word. */
export function reduceWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  if (singular.length < 6) return singular;
  return singular.replace(/(?:ing|ed|e)$/, '');
}

/** A stem of so few letters, such as CA, begins words that it has nothing to do with, such as careers. */
const shortStem = 3;

/** Whether a text has every one of the stems, of which a longer one may be the beginning of its word. */
export function hasEveryWord(text: string, stems: readonly string[]): boolean {
  const known = splitWords(text);
  return stems.every((stem) =>
    known.some((word) => word === stem || (stem.length > shortStem && word.startsWith(stem))),
  );
}
