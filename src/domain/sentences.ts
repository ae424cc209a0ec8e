/** The limits of a paragraph. A longer text of several sentences is shown as a list, one sentence per line. */
const maxInParagraph = { sentences: 3, characters: 240 };

/** The sentences of a text that is too long for a paragraph; a shorter text stays whole. */
export function listSentences(text: string): readonly string[] {
  const sentences = splitSentences(text);
  const isLong = sentences.length > maxInParagraph.sentences || text.length > maxInParagraph.characters;
  return isLong ? sentences : [text];
}

export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.?]) (?=[A-Z])/);
}
