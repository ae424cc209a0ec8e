/** Characters of an extract: a line of the list of results. */
const maxLength = 100;

/** Characters of whole sentences that are enough by themselves. */
const enough = 30;

/** The beginning of a text for a line below its title: whole sentences, or cut at the end of a word. */
export function writeExtract(text: string): string {
  const line = text.trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength);
  const end = Math.max(...['. ', '? ', '! '].map((mark) => start.lastIndexOf(mark))) + 1;
  if (end >= enough) return start.slice(0, end);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:.–-]$/, '')} …`;
}

/** What a text, or the record of a page or section, says first. */
export function findExtract(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return undefined;
  const record = content as { readonly [key: string]: unknown };
  const [first] = Array.isArray(record.paragraphs) ? record.paragraphs : [];
  return [record.description, record.summary, first].find((text) => typeof text === 'string');
}
