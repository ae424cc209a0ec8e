import Fuse from 'fuse.js';
import { createMatcher, type Matches } from '#domain/search/match-entries.ts';
import { type SearchEntry, searchThreshold } from '#domain/search/search-entry.ts';

/** Finds entries by text, the best match first. */
export type FindEntries = (query: string) => Pick<Matches, 'titles' | 'texts'>;

export type Finder = {
  readonly find: FindEntries;
  /** Pages, questions and posts whose titles resemble a text that finds nothing. */
  readonly findNearest: (query: string) => readonly SearchEntry[];
};

/** A longer text is cut off. Characters. */
const maxQuery = 200;

/** Hexadecimal digits from which on a text is a fingerprint; as tools print it, with colons or spaces. */
const shortestFingerprint = 8;

/** How little a title may resemble a text to be offered when nothing is found, and how many are offered. */
const nearest = { threshold: 0.5, count: 3 };

/**
 * Entries whose words match come first; when none has every word, titles that resemble the whole text follow (R9.30). A
 * fingerprint finds its file.
 */
export function createFinder(entries: readonly SearchEntry[]): Finder {
  const match = createMatcher(entries);
  const fuse = new Fuse(entries, { keys: ['title'], threshold: searchThreshold, ignoreLocation: true });
  const pages = entries.filter(({ kind, path }) => /^(?:page|question|post)$/.test(kind) && path !== '/details');
  const tolerant = new Fuse(pages, { keys: ['title'], threshold: nearest.threshold, ignoreLocation: true });
  const find: FindEntries = (text) => {
    const query = text.trim().slice(0, maxQuery);
    const fingerprint = query.replaceAll(/[\s:]/g, '').toLowerCase();
    if (fingerprint.length >= shortestFingerprint && /^[0-9a-f]+$/.test(fingerprint)) {
      const files = entries.filter((entry) => entry.fingerprints?.some((known) => known.startsWith(fingerprint)));
      if (files.length > 0) return { titles: files, texts: [] };
    }
    const { titles, texts, isComplete } = match(query);
    if (isComplete) return { titles, texts };
    const resembling = fuse.search(query).map(({ item }) => item);
    return {
      titles: [...new Set([...titles, ...resembling])],
      texts: texts.filter((entry) => !resembling.includes(entry)),
    };
  };
  const findNearest = (query: string): readonly SearchEntry[] =>
    tolerant.search(query.trim().slice(0, maxQuery), { limit: nearest.count }).map(({ item }) => item);
  return { find, findNearest };
}
