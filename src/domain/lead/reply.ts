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

/** Replaces the placeholders `{name}` and `{reference}` of a saved reply. */
export function fillReply(text: string, values: { readonly name: string; readonly reference: string }): string {
  return text.replaceAll(/\{(name|reference)\}/g, (_, key: keyof typeof values) => values[key]);
}

/** Where to type in a reply: in the middle of the first three blank lines, after the greeting; otherwise the end. */
export function findCaret(text: string): number {
  const gap = text.indexOf('\n\n\n\n');
  return gap === -1 ? text.length : gap + 2;
}

/** The saved replies with a text in their title, those that begin with it first. */
export function findSavedReplies<Reply extends { readonly title: string }>(
  replies: readonly Reply[],
  entered: string,
): readonly Reply[] {
  const wanted = entered.trim().toLowerCase();
  const found = replies.filter(({ title }) => title.toLowerCase().includes(wanted));
  const begins = ({ title }: Reply): boolean => title.toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((reply) => !begins(reply))];
}
