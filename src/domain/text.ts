/** Whether a length in code points lies within the limits, both included: a person counts 𝒜 as one, UTF-16 as two. */
export function hasLength(text: string, limits: { readonly min: number; readonly max: number }): boolean {
  // A code point is one or two units of UTF-16; a text far too long is not counted.
  if (text.length > 2 * limits.max) return false;
  const count = [...text].length;
  return count >= limits.min && count <= limits.max;
}

/** The maximum entry in UTF-16 units: longer ones are invalid before any other rule. */
export const longestEntry = 4_000;

/**
 * No control character but tab and line ends: no person types another, and terminals and spreadsheets break on them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
export const storablePattern = /^[^\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$/u;

/** Whether both databases store the text unchanged: PostgreSQL refuses U+0000, and UTF-8 has no lone surrogates. */
export function isStorable(text: string): boolean {
  return storablePattern.test(text);
}

/** The rules of a text field, and its error codes. */
export type TextField<Code extends string = string> = {
  /** Code points after trimming. */
  readonly min: number;
  readonly max: number;
  readonly pattern: RegExp;
  /** Spaces around an entry are not removed: the API takes exact digits and addresses, the forms normalise them. */
  readonly isUntrimmed?: true;
  /** Runs before length and pattern, where the specification orders errors differently or has more of them. */
  readonly check?: (value: string) => Code | undefined;
  /**
   * `required`: a blank entry; without this code blank is valid. `length`: an invalid length, by default `invalid`.
   * `invalid`: no match of the pattern.
   */
  readonly codes: { readonly required?: Code; readonly length?: Code; readonly invalid: Code };
  /** A valid entry, for the API's description and the tests. */
  readonly example: string;
};

/** The error codes of a field. */
export type TextFieldCode<Field> = Field extends TextField<infer Code> ? Code : never;

/** Spaces and characters that nobody sees. */
const blankPattern = /^[\s\p{Cc}\p{Cf}\p{DI}]*$/u;

/** Validates an entry, trimmed unless its field is exact; `undefined` when it is valid. */
export function validateText<Code extends string>(field: TextField<Code>, entry: string): Code | undefined {
  const { required, invalid, length = invalid } = field.codes;
  if (entry.length > longestEntry) return length;
  if (blankPattern.test(entry)) return required;
  const value = field.isUntrimmed ? entry : entry.trim();
  const code = field.check?.(value);
  if (code) return code;
  if (!hasLength(value, field)) return length;
  return field.pattern.test(value) ? undefined : invalid;
}

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/**
 * Formats a size as file managers do, `1.1 kB` or `45 kB`, with a no-break space; a kilobyte is 1,024 bytes, as in every
 * limit.
 */
export function formatBytes(bytes: number): string {
  if (bytes < 10 * kilobyte) return `${Math.ceil((10 * bytes) / kilobyte) / 10}\u00a0kB`;
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)}\u00a0kB`;
  return `${(bytes / megabyte).toFixed(1)}\u00a0MB`;
}
