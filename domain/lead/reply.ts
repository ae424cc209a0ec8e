import { duplicateMinutes } from '#domain/submission/submission.ts';

/**
 * Whether a reply says more than the text that its form began with: it has a word that the text has not, or has one more often.
 * Signs, spaces, capitals and the order are no answer.
 */
export function hasOwnWords(text: string, template: string): boolean {
  const given = countWords(template);
  return countWords(text)
    .entries()
    .some(([word, count]) => count > (given.get(word) ?? 0));
}

function countWords(text: string): ReadonlyMap<string, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Map(
    Map.groupBy(words, (word) => word)
      .entries()
      .map(([word, all]) => [word, all.length]),
  );
}

type Entry = { readonly staffId: string; readonly at: string; readonly subject?: string; readonly text: string };

/**
 * Whether an entry is a repetition of the last one: a form that was saved, and sent again because the connection was lost before
 * the answer came.
 */
export function isRepeated(last: Entry | undefined, entry: Entry): boolean {
  if (!last || Date.parse(entry.at) - Date.parse(last.at) > duplicateMinutes * 60_000) return false;
  return last.staffId === entry.staffId && last.subject === entry.subject && last.text === entry.text;
}
