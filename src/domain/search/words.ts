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
  // People leave out accents of Latin letters. Marks of Devanagari are vowels and stay.
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[a-z])\p{M}{1,9}/gu, '')
    // Keyboards put joiners (U+200C, U+200D) and soft hyphens into words.
    .replace(/['’]|\u00ad|\u200c|\u200d|\u2060/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return plain.match(/[\p{L}\p{M}\p{N}]{1,60}/gu) ?? [];
}

/** The words of a text in lower case, each reduced to its stem. */
export function splitWords(text: string): readonly string[] {
  return splitText(text).map(reduceWord);
}

/** The stem of an English word, without its plural and commonest endings. It need not be a word. */
export function reduceWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  if (singular.length < 6) return singular;
  return singular.replace(/(?:ing|ed|e)$/, '');
}

/** Stems up to this length match whole words only: CA begins unrelated words such as careers. */
const shortStem = 3;

/** Whether a text has every stem; stems longer than `shortStem` match as prefixes too. */
export function hasEveryWord(text: string, stems: readonly string[]): boolean {
  const known = splitWords(text);
  return stems.every((stem) =>
    known.some((word) => word === stem || (stem.length > shortStem && word.startsWith(stem))),
  );
}
