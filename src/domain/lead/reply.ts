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
