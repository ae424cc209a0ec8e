import MiniSearch from 'minisearch';
import { hindiWords } from '#content/search/hindi-words.ts';
import { createTranslator } from '#domain/search/hindi.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { hasEveryWord, isFiller, reduceWord, splitText, splitWords } from '#domain/search/words.ts';

/** The stems that tell what a query asks for, in English. */
type ReadQuery = (query: string) => readonly string[];

export type WordIndex = {
  readonly readQuery: ReadQuery;
  /** The entries that have words of a query, in their titles, alternatives or texts; the best first. */
  readonly findByWords: (stems: readonly string[]) => readonly SearchEntry[];
};

/** How much a word counts by where it stands. */
const weights = { title: 1, alternatives: 0.8, text: 0.25 };

/** Pages rank above questions and posts about them, and superseded documents below everything. */
function findWeight(entry: SearchEntry | undefined): number {
  if (entry?.isSuperseded) return 0.4;
  return entry?.kind === 'page' ? 1.35 : 1;
}

/** Slips of the keyboard that a word of the index may differ by from a word that the index does not have. */
const countSlips = (stem: string): number => (stem.length >= 7 ? 2 : stem.length >= 4 ? 1 : 0);

/** Whether what people call an entry has every word of a query. */
export function isExactMatch({ title, alternatives = '' }: SearchEntry, stems: readonly string[]): boolean {
  return stems.length > 0 && hasEveryWord(`${title} ${alternatives}`, stems);
}

/** Indexes the words of entries, whatever their order in a query, their endings, and their language of English and Hindi. */
export function indexWords(entries: readonly SearchEntry[]): WordIndex {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: ['title', 'alternatives', 'text'],
    tokenize: (text) => [...splitWords(text)],
    processTerm: (stem) => stem,
    searchOptions: {
      // The stems of `readQuery`.
      tokenize: (text) => text.split(' '),
      boost: weights,
      // An entry for which people have many words is no worse for it.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boostDocument: (id: number) => findWeight(entries[id]),
      prefix: (stem) => stem.length > 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const isKnown = (word: string): boolean => index.search(reduceWord(word), { prefix: false }).length > 0;
  const translate = createTranslator(hindiWords, isKnown);

  const readQuery: ReadQuery = (query) => {
    const stems = [...new Set(translate(splitText(query)).map(reduceWord))];
    const telling = stems.filter((stem) => !isFiller(stem));
    return telling.length > 0 ? telling : stems;
  };
  const findByWords = (stems: readonly string[]): readonly SearchEntry[] => {
    const fuzzy = (stem: string): number => (index.search(stem).length > 0 ? 0 : countSlips(stem));
    const found = index.search(stems.join(' '), { fuzzy }).flatMap(({ id }) => entries[id] ?? []);
    const { exact = [], other = [] } = Object.groupBy(found, (entry) =>
      isExactMatch(entry, stems) ? 'exact' : 'other',
    );
    return [...exact, ...other];
  };
  return { readQuery, findByWords };
}
