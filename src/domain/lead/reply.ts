/**
 * Whether a reply adds words to the form's initial text: a new word, or one more often. Punctuation, spaces, capitals
 * and the order do not count.
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
