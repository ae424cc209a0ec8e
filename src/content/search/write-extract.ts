/** Characters of an extract: a line of the list of results. */
const maxLength = 100;

/** The beginning of a text for a line below its title, cut at the end of a word. */
export function writeExtract(text: string): string {
  const line = text.trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:.–-]$/, '')} …`;
}
