import { duplicateMinutes } from '#domain/submission/submission.ts';

/** Whether a reply says more than the text that its form began with: lines of that, in any order, are no answer. */
export function hasOwnWords(text: string, template: string): boolean {
  const given = new Set(toLines(template));
  return toLines(text).some((line) => !given.has(line));
}

function toLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
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
