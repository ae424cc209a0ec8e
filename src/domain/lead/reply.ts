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

/**
 * The text of a saved reply, with its placeholders `{name}` and `{reference}` replaced, and without a greeting in its
 * first line: the reply has one.
 */
export function fillReply(text: string, values: { readonly name: string; readonly reference: string }): string {
  const [first = '', ...others] = text.trimStart().split('\n');
  const isGreeting = first.length <= 60 && greetingPattern.test(first.trim());
  const body = isGreeting && others.length > 0 ? others.join('\n').trimStart() : text;
  return body.replaceAll(/\{(name|reference)\}/g, (_, key: keyof typeof values) => values[key]);
}

/** A line that only greets: “Dear {name},”, “Hello,”, “Good morning {name}”. */
const greetingPattern = /^(?:dear|hello|hi|namaste|good (?:morning|afternoon|day|evening))\b[^.?:;]*$/i;

/** The blank lines of the form's initial text, between greeting and signature. */
const gap = '\n\n\n\n';

/**
 * Where to type in a reply: in the middle of the blank lines after the greeting; where they are filled, before the
 * signature of the initial text, the `template`; otherwise the end.
 */
export function findCaret(text: string, template: string): number {
  const at = text.indexOf(gap);
  if (at !== -1) return at + 2;
  const signature = template.slice(template.indexOf(gap) + gap.length);
  const end = signature === '' ? -1 : text.lastIndexOf(signature);
  return end === -1 ? text.length : text.slice(0, end).trimEnd().length;
}

/** The saved replies with a text in their title, those that begin with it first. */
export function findSavedReplies<Reply extends { readonly title: string }>(
  replies: readonly Reply[],
  entered: string,
): readonly Reply[] {
  const query = entered.trim().toLowerCase();
  const found = replies.filter(({ title }) => title.toLowerCase().includes(query));
  const begins = ({ title }: Reply): boolean => title.toLowerCase().startsWith(query);
  return [...found.filter(begins), ...found.filter((reply) => !begins(reply))];
}
