import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { hindiWords } from '#content/search/hindi-words.ts';
import { createTranslator } from '#domain/search/hindi.ts';
import { type EntryKind, type SearchEntry, searchLimits, searchThreshold } from '#domain/search/search-entry.ts';
import { hasEveryWord, isStopWord, reduceWord, splitText, splitWords } from '#domain/search/words.ts';
import { routes } from '#domain/site/routes.ts';

/** Entries that were found in one way: by their titles, or by alternatives and the words of texts. */
export type ResultGroup = { readonly name: 'titles' | 'others'; readonly entries: readonly SearchEntry[] };

export type Finder = ReturnType<typeof createFinder>;

/** The minimum of hexadecimal digits in a fingerprint; tools print them with colons or spaces. */
const minFingerprintDigits = 8;

/** The default maximum of entries whose titles do not match the query. */
const defaultMaxOthers = 8;

/** Whether an entry is a question of the FAQ page. Error messages are questions on a page of their own. */
export const isQuestion = ({ path }: SearchEntry): boolean => path.startsWith(`${routes.faq.path}#`);

/** Entries with a smaller share of the best score than this are left out, after the first `minResults`. */
const minShareOfBest = 0.15;
const minResults = 3;

/** Words of a query that are scored, each in turn. A title of more words is found by its first twelve. */
const maxWords = 12;

/** Cuts a text to the limits of characters and words. */
export function limitQuery(text: string): string {
  const start = text.trim().slice(0, searchLimits.query).trim();
  const tooMany = [...start.matchAll(/[\p{L}\p{M}\p{N}]+/gu)][maxWords];
  return tooMany ? start.slice(0, tooMany.index).trim() : start;
}

/**
 * Suggestions when nothing is found: the threshold of Fuse.js, how many, and how many characters of the text are
 * compared. Fuse.js takes as long again for every 32 characters.
 */
const similar = { threshold: 0.5, count: 3, characters: 20 };

/**
 * Finds entries by their titles (R9.30), and other entries by their alternatives and texts. Titles come first, unless no
 * title has every word of the query and another entry has them all. A fingerprint finds its file.
 */
export function createFinder(entries: readonly SearchEntry[], maxOthers = defaultMaxOthers) {
  const findByTitles = indexTitles(entries);
  const pages = entries.filter(({ kind, path }) => /^(?:page|question|post)$/.test(kind) && path !== '/details');
  const similarTitles = new Fuse(pages, { keys: ['title'], threshold: similar.threshold, ignoreLocation: true });
  const { readQuery, findByWords } = indexWords(entries);

  /** The results of a text in display order; no group is empty, and no entry is in both. */
  const find = (text: string): readonly ResultGroup[] => {
    const query = limitQuery(text);
    const titles = findByTitles(text);
    const stems = readQuery(query);
    // All of the text: a fingerprint with colons has more words than are scored.
    const files = findFiles(entries, text.slice(0, searchLimits.query));
    const others = listDistinct(files.length > 0 ? files : findByWords(stems), titles).slice(0, maxOthers);
    const isTitleComplete = titles.some(
      (entry) => listTitles(entry).some((title) => hasEveryWord(title, stems)) || hasEveryStem(entry, stems),
    );
    const isOtherComplete = others.some((entry) => files.includes(entry) || hasEveryStem(entry, stems));
    const groups: readonly ResultGroup[] = [
      { name: 'titles', entries: titles },
      { name: 'others', entries: others },
    ];
    const ordered = isOtherComplete && !isTitleComplete ? groups.toReversed() : groups;
    return ordered.filter((group) => group.entries.length > 0);
  };
  /** Pages, questions and posts with titles similar to a text without results. */
  const findSimilar = (text: string): readonly SearchEntry[] =>
    similarTitles
      .search(limitQuery(text).slice(0, similar.characters), { limit: similar.count })
      .map(({ item }) => item);
  return { find, findSimilar };
}

/** The first entry of each address that is not shown yet: a page with two titles is one result. */
function listDistinct(entries: readonly SearchEntry[], shown: readonly SearchEntry[]): readonly SearchEntry[] {
  const toKey = ({ path, useCase = '' }: SearchEntry): string => `${path} ${useCase}`;
  const known = new Set(shown.map(toKey));
  return entries.filter((entry) => {
    const isNew = !known.has(toKey(entry));
    known.add(toKey(entry));
    return isNew;
  });
}

/** Kinds that are downloaded. */
const fileKinds: ReadonlySet<EntryKind> = new Set(['driver', 'pdf', 'file']);

/**
 * The entries that Fuse.js finds by their titles: an exact title first, then one that begins with the words of the
 * query, then one that has them elsewhere; by Fuse.js's score within these and after them. A page stands before a file
 * where titles match alike (R9.35).
 */
function indexTitles(entries: readonly SearchEntry[]) {
  const titled = entries.flatMap((entry) =>
    listTitles(entry).map((title) => ({
      title,
      words: toPhrase(title),
      isFile: Number(fileKinds.has(entry.kind)),
      entry,
    })),
  );
  const fuse = new Fuse(titled, { keys: ['title'], threshold: searchThreshold, includeScore: true });
  return (text: string): readonly SearchEntry[] => {
    const words = toPhrase(text.slice(0, searchLimits.query));
    const found = fuse.search(limitQuery(text)).map(({ item, score = 1 }) => {
      if (item.words === words) return { ...item, rank: 0, score: 0 };
      if (item.words.startsWith(words)) return { ...item, rank: 1, score: 0 };
      if (item.words.includes(` ${words}`)) return { ...item, rank: 2, score };
      return { ...item, rank: 3, score };
    });
    // The sort is stable: titles that are equal in all of this stay in the order of Fuse.js.
    found.sort((one, other) => one.rank - other.rank || one.score - other.score || one.isFile - other.isFile);
    return [...new Set(found.map(({ entry }) => entry))];
  };
}

/** The title of an entry and its other titles. */
export function listTitles({ title, otherTitles = [] }: SearchEntry): readonly string[] {
  return [title, ...otherTitles];
}

/** The words of a text between spaces, so that one phrase begins with another only at the end of a word. */
function toPhrase(text: string): string {
  return `${splitText(text).join(' ')} `;
}

function findFiles(entries: readonly SearchEntry[], text: string): readonly SearchEntry[] {
  const digits = text.replaceAll(/[\s:]/g, '').toLowerCase();
  if (digits.length < minFingerprintDigits || !/^[0-9a-f]+$/.test(digits)) return [];
  return entries.filter(({ fingerprints = [] }) => fingerprints.some((known) => known.startsWith(digits)));
}

/** The weight of a word by its field. */
const weights = { title: 1, alternatives: 0.8, text: 0.25 };

/** Pages rank above questions and posts about them, and superseded documents below everything. */
function findWeight(entry: SearchEntry | undefined): number {
  if (entry?.isSuperseded) return 0.4;
  return entry?.kind === 'page' ? 1.35 : 1;
}

/** The edit distance within which an unknown word matches a word of the index. */
function findMaxEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Whether the title and alternatives of an entry have every word of a query. */
function hasEveryStem({ title, alternatives = '' }: SearchEntry, stems: readonly string[]): boolean {
  return stems.length > 0 && hasEveryWord(`${title} ${alternatives}`, stems);
}

/**
 * Indexes the words of entries, whatever their order in a query, their endings, and their language of English and
 * Hindi.
 */
function indexWords(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: ['title', 'alternatives', 'text'],
    tokenize: (text) => [...splitWords(text)],
    processTerm: (stem) => stem,
    searchOptions: {
      // The stems of `readQuery`.
      tokenize: (text) => text.split(' '),
      boost: weights,
      // Many alternatives do not lower the score of an entry.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boostDocument: (id: number) => findWeight(entries[id]),
      prefix: (stem) => stem.length > 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const isKnown = (word: string): boolean => index.search(reduceWord(word), { prefix: false }).length > 0;
  const translate = createTranslator(hindiWords, isKnown);

  /** The English stems of the content words; of all words where there are none. */
  const readQuery = (query: string): readonly string[] => {
    const stems = [...new Set(translate(splitText(query)).map(reduceWord))];
    const contentWords = stems.filter((stem) => !isStopWord(stem));
    return contentWords.length > 0 ? contentWords : stems;
  };
  /** The entries that have words of a query, in their titles, alternatives or texts; the best first. */
  const findByWords = (stems: readonly string[]): readonly SearchEntry[] => {
    const fuzzy = (stem: string): number => (index.search(stem).length > 0 ? 0 : findMaxEdits(stem));
    const found = index.search(stems.join(' '), { fuzzy });
    const minScore = (found[0]?.score ?? 0) * minShareOfBest;
    const isWeak = (score: number, rank: number): boolean => rank >= minResults && score < minScore;
    const strong = found.flatMap(({ id, score }, rank) => (isWeak(score, rank) ? [] : (entries[id] ?? [])));
    const { exact = [], other = [] } = Object.groupBy(strong, (entry) =>
      hasEveryStem(entry, stems) ? 'exact' : 'other',
    );
    return [...exact, ...other];
  };
  return { readQuery, findByWords };
}
