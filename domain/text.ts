/** Whether a length in code points lies within the limits, both included: a person counts 𝒜 as one, UTF-16 as two. */
export function hasLength(text: string, limits: { readonly min: number; readonly max: number }): boolean {
  // A code point is one or two units of UTF-16; a text far too long is not counted.
  if (text.length > 2 * limits.max) return false;
  const count = [...text].length;
  return count >= limits.min && count <= limits.max;
}

/** The longest entry of a form that any rule looks at, in UTF-16 units: a longer one is invalid, whatever it holds. */
export const longestEntry = 4_000;

/** No control character but tab and line ends: no person types another, and terminals and spreadsheets break on them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
export const storablePattern = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$/;

/** Whether both databases store the text unchanged: PostgreSQL refuses U+0000, and UTF-8 has no lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && storablePattern.test(text);
}

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** Formats a size as file managers do, `45 kB`, with a no-break space; a kilobyte is 1,024 bytes, as in every limit. */
export function formatBytes(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)}\u00a0kB`;
  return `${(bytes / megabyte).toFixed(1)}\u00a0MB`;
}

/** Letters of any script, their marks, and spaces (R5.1). */
export const lettersPattern = /^[\p{L}\p{M} ]+$/u;

export function isLetters(text: string): boolean {
  return lettersPattern.test(text);
}
