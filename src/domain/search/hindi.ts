/** Transliterates letters and vowel signs of Devanagari; other signs are left out. */
const latin: ReadonlyMap<string, string> = new Map(
  (
    'अa आa इi ईi उu ऊu ऋri एe ऐe ऑo ओo औo ा िi ीi ुu ूu ृri ेe ैe ॉo ोo ौo ंn ँn कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth ' +
    'डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl वv शsh षsh सs हh'
  )
    .split(' ')
    .map(([letter = '', ...sound]) => [letter, sound.join('')]),
);

/** Endings of verbs, nouns and adjectives without their vowel a; longer ones before their own endings. */
const endings = 'enge engi eng ege egi eg nge ngi ng ge gi g ne ni nu ye yi yu e i u n y'.split(' ');

/** Letters. */
const minStemLength = 2;

/**
 * Reduces the spellings of a Hindi word to one stem: `gaya`, `gya` and गया, or `nahi`, `nahin` and नहीं. Hindi in Latin
 * letters has no fixed spelling. The vowel a counts at the beginning only: Devanagari leaves it out too.
 */
export function reduceHindi(word: string): string {
  const letters = Array.from(word.normalize('NFD'), (letter) =>
    /[a-z]/.test(letter) ? letter : (latin.get(letter) ?? ''),
  );
  const sounds = letters
    .join('')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ai', 'e')
    .replaceAll('au', 'o')
    .replaceAll('chh', 'ch')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/(?<!^)a/g, '')
    .replace(/(.)\1/g, '$1');
  // People often leave out the nasal of the last vowel.
  return removeEnding(sounds.length > minStemLength && sounds.endsWith('n') ? sounds.slice(0, -1) : sounds);
}

function removeEnding(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= minStemLength) ?? '';
  return word.slice(0, word.length - ending.length);
}

/** Words in the language of the index, each with the Hindi words and phrases for it, separated by commas. */
export type HindiWords = Readonly<Record<string, string>>;

/** Words. */
const maxPhraseWords = 3;

/**
 * Returns a function that translates Hindi words to words of the index. Words that are in the index stay unchanged,
 * except in a phrase.
 */
export function createTranslator(
  hindi: HindiWords,
  isKnown: (word: string) => boolean,
): (words: readonly string[]) => readonly string[] {
  const meanings = new Map(
    Object.entries(hindi).flatMap(([meaning, phrases]) =>
      phrases
        .split(',')
        .map((phrase) => [phrase.trim().split(' ').map(reduceHindi).join(' '), meaning.split(' ')] as const),
    ),
  );
  return (words) => {
    const reduced = words.map(reduceHindi);
    const translated: string[] = [];
    for (let at = 0; at < words.length; ) {
      const [length, meaning] = findMeaning(at);
      translated.push(...meaning);
      at += length;
    }
    return translated;

    function findMeaning(at: number): readonly [length: number, words: readonly string[]] {
      for (let length = maxPhraseWords; length > 1; length -= 1) {
        const meaning = at + length <= words.length && meanings.get(reduced.slice(at, at + length).join(' '));
        if (meaning) return [length, meaning];
      }
      const word = words[at] ?? '';
      return [1, isKnown(word) ? [word] : (meanings.get(reduced[at] ?? '') ?? [word])];
    }
  };
}
