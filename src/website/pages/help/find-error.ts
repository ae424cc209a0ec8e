import MiniSearch from 'minisearch';
import type { ErrorText } from '#domain/help/error-text.ts';

/** An entry without its source: what the finder compares, and what the box then shows. */
export type FindableError = Omit<ErrorText, 'source'>;

/** The longest text that is compared; a log of a program can be endless. Characters. */
const maxLength = 4_000;

/** The share of a message's words that a paste must have; rare words count more than common ones. */
const minCoverage = 0.4;

/** Further messages that are named: at least this share of the best one. */
const minShareOfBest = 0.8;

/** The similar messages that are named if a text is none of them. */
const maxSimilar = 3;

/** Words that people and programs write apart or together. */
const spellings: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/\b(?:gst)?em[ -]?sign(?=e?r\b)/g, 'emsign'],
  [/\be-?signer\b/g, 'esigner'],
  [/\bweb ?socket\b/g, 'websocket'],
  [/\bcan not\b/g, 'cannot'],
  [/\bpkcs ?#? ?11\b/g, 'pkcs11'],
];

/** Words without a meaning of their own. */
const fillers: ReadonlySet<string> = new Set(
  'a an the to of is in on for with by or and this that it you your has'.split(' '),
);

function splitMessage(text: string): string[] {
  const spelled = spellings.reduce((known, [pattern, to]) => known.replaceAll(pattern, to), text.toLowerCase());
  return spelled.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && !fillers.has(word));
}

/** The edit distance within which a word is taken for a misspelt one. */
function findMaxEdits({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether a text is a part of a message, word by word. */
export function isPartOf(text: string, message: string): boolean {
  const words = ` ${splitMessage(text).join(' ')} `;
  return ` ${splitMessage(message).join(' ')} `.includes(words);
}

/** A message, and the share of it that a paste has: from 0.4 to 1. */
export type FoundError = { readonly slug: string; readonly coverage: number };

export function createErrorFinder(errors: readonly FindableError[]) {
  const index = new MiniSearch<FindableError>({
    idField: 'slug',
    fields: ['text', 'needs'],
    extractField: (error, field) => {
      if (field === 'needs') return (error.needs ?? []).join(' ');
      return error[field as 'slug' | 'text'];
    },
    tokenize: splitMessage,
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: findMaxEdits,
      prefix: (word) => word.length >= 4,
      maxFuzzy: 2,
    },
  });
  index.addAll(errors);
  const known = errors.map(({ slug, text, needs = [] }) => ({ slug, words: new Set(splitMessage(text)), needs }));
  const countWith = (word: string): number => known.filter(({ words }) => words.has(word)).length;
  const weigh = (word: string): number => Math.log(1 + errors.length / countWith(word));
  const total = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weigh(word), 0);

  /** The messages that a pasted text contains, among noise and with typing errors; the best first. */
  const find = (paste: string): readonly FoundError[] => {
    const found = index.search(paste.slice(0, maxLength)).flatMap(({ id, match }) => {
      const entry = known.find(({ slug }) => slug === id);
      if (!entry) return [];
      const matched = Object.keys(match).filter((word) => entry.words.has(word));
      const hasNeeded = entry.needs.length === 0 || entry.needs.some((word) => match[word]?.includes('needs'));
      return hasNeeded
        ? [{ slug: entry.slug, coverage: total(matched) / total(entry.words), size: matched.length }]
        : [];
    });
    // Of two messages that are whole, the longer one is meant.
    found.sort((one, other) => other.coverage - one.coverage || other.size - one.size);
    const best = found[0]?.coverage ?? 0;
    return found
      .filter(({ coverage }) => coverage >= minCoverage && coverage >= best * minShareOfBest)
      .map(({ slug, coverage }) => ({ slug, coverage }));
  };

  /** The messages that have at least half of the words of a text, the most similar first: a part of one is enough. */
  const findSimilar = (paste: string): readonly string[] => {
    const { size } = new Set(splitMessage(paste.slice(0, maxLength)));
    const similar = index.search(paste.slice(0, maxLength)).filter(({ queryTerms }) => queryTerms.length * 2 >= size);
    return similar.slice(0, maxSimilar).map(({ id }) => String(id));
  };
  return { find, findSimilar };
}
