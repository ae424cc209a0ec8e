import { isStopWord, splitWords } from '#domain/search/words.ts';

/** Keys whose values nobody reads. */
const notText = new Set(['slug', 'path', 'href', 'link', 'kind', 'file', 'figure', 'lastReviewed', 'faqSlugs']);

/** The distinct words of every text in a value, in the order in which they come, so that they are found and stay short. */
export function listTextWords(value: unknown): string {
  const words = new Map<string, string>();
  for (const text of listTexts(value)) {
    for (const [word = ''] of text.toLowerCase().matchAll(/[\p{L}\p{N}’']{1,60}/gu)) {
      const [stem = ''] = splitWords(word);
      if (stem.length > 1 && !isStopWord(stem) && !words.has(stem)) words.set(stem, word);
    }
  }
  return [...words.values()].join(' ');
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (notText.has(key) ? [] : listTexts(part)));
}
