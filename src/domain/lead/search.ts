import { normalisePhone, phonePattern } from '#domain/phone.ts';

/** Precedes the digits of a phone number in reverse order, so that its end is found as a beginning. */
const reversed = '~';

const maxWordLength = 60;

/** Fewer digits would be found in every other number. */
const minPhoneDigits = 4;

/**
 * The search index of a lead: words in lower case, without accents; an e-mail address is also one word. The phone number
 * is indexed from both ends.
 */
export function listSearchWords(texts: readonly string[], phone: string): readonly string[] {
  const words = [...texts, phone].flatMap((text) => {
    const folded = foldText(text);
    return [...folded.split(/\s/).filter((word) => word.includes('@')), ...folded.split(/[^\p{L}\p{M}\p{N}]+/u)];
  });
  words.push(reversed + reverse(phone));
  return [...new Set(words.filter((word) => word.length >= 2).map((word) => word.slice(0, maxWordLength)))];
}

/** A searched word: beginnings of indexed words. A lead must have at least one of them. */
export type SearchTerm = readonly string[];

/**
 * The terms of a search, at most four. A lead must match all of them. A phone number, as people write it, is one term
 * of ten digits; four digits and more may also be the end of a number.
 */
export function parseSearch(search: string): readonly SearchTerm[] {
  const number = normalisePhone(search);
  if (phonePattern.test(number)) return [[number]];
  if (isPhoneEnd(number)) return [[number, reversed + reverse(number)]];
  return foldText(search)
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word] : word.split(/[^\p{L}\p{M}\p{N}]+/u)))
    .filter((word) => word.length >= 2)
    .map((word) => word.slice(0, maxWordLength))
    .slice(0, 4)
    .map((word) => (isPhoneEnd(word) ? [word, reversed + reverse(word)] : [word]));
}

function isPhoneEnd(word: string): boolean {
  return /^[0-9]+$/.test(word) && word.length >= minPhoneDigits && word.length <= 10;
}

function reverse(digits: string): string {
  return [...digits].reverse().join('');
}

function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}
