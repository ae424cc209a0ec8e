import MiniSearch from 'minisearch';
import type { ErrorText } from '#domain/help/error-text.ts';

/** What the finder compares of a message. */
type Comparable = Pick<ErrorText, 'slug' | 'text' | 'otherTexts' | 'needs'>;

/** The longest text that is compared; a log of a program can be endless. Characters. */
const maxLength = 4_000;

/** The share of a message's words that a paste must have; rare words count more than common ones. */
const minCoverage = 0.4;

/** Further messages that are named: at least this share of the best one. */
const minShareOfBest = 0.8;

/** What another wording counts if a paste has all of it: less than a message that is nearly whole. */
const otherTextCoverage = 0.6;

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

type Wording = {
  readonly id: number;
  readonly slug: string;
  readonly text: string;
  /** Separated by spaces; the other wordings of a message need none. */
  readonly needs: string;
  /** Whether it is the message itself. */
  readonly isOwnText: boolean;
};

function listWordings(errors: readonly Comparable[]): readonly Wording[] {
  return errors
    .flatMap(({ slug, text, otherTexts = [], needs = [] }) => [
      { slug, text, needs: needs.join(' '), isOwnText: true },
      ...otherTexts.map((other) => ({ slug, text: other, needs: '', isOwnText: false })),
    ])
    .map((wording, id) => ({ ...wording, id }));
}

export function createErrorFinder(errors: readonly Comparable[]) {
  const wordings = listWordings(errors);
  const index = new MiniSearch<Wording>({
    fields: ['text', 'needs'],
    tokenize: splitMessage,
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: findMaxEdits,
      prefix: (word) => word.length >= 4,
      maxFuzzy: 2,
    },
  });
  index.addAll(wordings);
  const known = wordings.map(({ text, needs, ...wording }) => ({
    ...wording,
    words: new Set(splitMessage(text)),
    needs: splitMessage(needs),
  }));
  const countWith = (word: string): number =>
    new Set(known.filter(({ words }) => words.has(word)).map(({ slug }) => slug)).size;
  const weigh = (word: string): number => Math.log(1 + errors.length / countWith(word));
  const total = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weigh(word), 0);

  /** The messages that a pasted text contains, among noise and with typing errors; the best first. */
  const find = (paste: string): readonly FoundError[] => {
    const found = index.search(paste.slice(0, maxLength)).flatMap(({ id, match }) => {
      const entry = known[id];
      if (!entry) return [];
      const matched = Object.keys(match).filter((word) => entry.words.has(word));
      const hasNeeded = entry.needs.length === 0 || entry.needs.some((word) => match[word]?.includes('needs'));
      const otherCoverage = matched.length === entry.words.size ? otherTextCoverage : 0;
      const coverage = entry.isOwnText ? total(matched) / total(entry.words) : otherCoverage;
      return hasNeeded ? [{ slug: entry.slug, coverage, size: matched.length }] : [];
    });
    // Of two messages that are whole, the longer one is meant.
    found.sort((one, other) => other.coverage - one.coverage || other.size - one.size);
    const best = found[0]?.coverage ?? 0;
    const near = found.filter(({ coverage }) => coverage >= minCoverage && coverage >= best * minShareOfBest);
    return near
      .filter(({ slug }, at) => near.findIndex((other) => other.slug === slug) === at)
      .map(({ slug, coverage }) => ({ slug, coverage }));
  };

  /** The messages that have at least half of the words of a text, the most similar first: a part of one is enough. */
  const findSimilar = (paste: string): readonly string[] => {
    const { size } = new Set(splitMessage(paste.slice(0, maxLength)));
    const similar = index.search(paste.slice(0, maxLength)).filter(({ queryTerms }) => queryTerms.length * 2 >= size);
    return [...new Set(similar.flatMap(({ id }) => known[id]?.slug ?? []))].slice(0, maxSimilar);
  };
  return { find, findSimilar };
}
