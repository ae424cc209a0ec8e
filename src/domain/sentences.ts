/** Texts of more sentences are read as a list, a sentence a line. */
const maxInParagraph = 3;

/** The sentences of a text that is too long for a paragraph; a shorter text stays whole. */
export function listSentences(text: string): readonly string[] {
  const sentences = splitSentences(text);
  return sentences.length > maxInParagraph ? sentences : [text];
}

export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.?]) (?=[A-Z])/);
}
