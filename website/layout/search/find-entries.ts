import Fuse from 'fuse.js';
import { type SearchEntry, searchLimits, searchThreshold } from '#domain/search/search-entry.ts';
import { hasEveryWord } from '#domain/search/words.ts';
import { indexWords, isExactMatch } from './index-words.ts';

/** Entries that were found in one way: by their titles, or by the words that people use and those of texts. */
export type ResultGroup = { readonly name: 'titles' | 'others'; readonly entries: readonly SearchEntry[] };

export type Finder = {
  /** What a text finds, in the order in which it is shown; no group is empty, and no entry is in both. */
  readonly find: (text: string) => readonly ResultGroup[];
  /** Pages, questions and posts whose titles resemble a text that finds nothing. */
  readonly findNearest: (text: string) => readonly SearchEntry[];
};

/** Hexadecimal digits from which on a text is a fingerprint; as tools print it, with colons or spaces. */
const shortestFingerprint = 8;

/** Entries beside those that are found by their titles. */
const mostOthers = 12;

/** How little a title may resemble a text to be offered when nothing is found, and how many are offered. */
const nearest = { threshold: 0.5, count: 3 };

/**
 * Titles are found by Fuse.js (R9.30) and stand in its order. They come first, unless none of them and some other entry has
 * every word of the text. A fingerprint finds its file.
 */
export function createFinder(entries: readonly SearchEntry[]): Finder {
  const fuse = new Fuse(entries, { keys: ['title'], threshold: searchThreshold });
  const pages = entries.filter(({ kind, path }) => /^(?:page|question|post)$/.test(kind) && path !== '/details');
  const tolerant = new Fuse(pages, { keys: ['title'], threshold: nearest.threshold, ignoreLocation: true });
  const { readQuery, findByWords } = indexWords(entries);

  const find = (text: string): readonly ResultGroup[] => {
    const query = text.trim().slice(0, searchLimits.query);
    const titles = fuse.search(query).map(({ item }) => item);
    const stems = readQuery(query);
    const files = findFiles(entries, query);
    const others = (files.length > 0 ? files : findByWords(stems))
      .filter((entry) => !titles.includes(entry))
      .slice(0, mostOthers);
    const hasExactTitle = titles.some(({ title }) => hasEveryWord(title, stems));
    const areOthersFirst =
      !hasExactTitle && others.some((entry) => files.includes(entry) || isExactMatch(entry, stems));
    const groups: readonly ResultGroup[] = [
      { name: 'titles', entries: titles },
      { name: 'others', entries: others },
    ];
    return (areOthersFirst ? groups.toReversed() : groups).filter((group) => group.entries.length > 0);
  };
  const findNearest = (text: string): readonly SearchEntry[] =>
    tolerant.search(text.trim().slice(0, searchLimits.query), { limit: nearest.count }).map(({ item }) => item);
  return { find, findNearest };
}

function findFiles(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const digits = query.replaceAll(/[\s:]/g, '').toLowerCase();
  if (digits.length < shortestFingerprint || !/^[0-9a-f]+$/.test(digits)) return [];
  return entries.filter(({ fingerprints = [] }) => fingerprints.some((known) => known.startsWith(digits)));
}
