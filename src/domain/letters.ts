/**
 * Letters of any script, their marks, and spaces (R5.1). Arabic (U+0600, U+0750) and the scripts of India and Sinhala
 * (U+0900 to U+0DFF) spell some letters with a joiner, U+200C or U+200D (Unicode, sections 9.2, 12.1 and 13.2).
 */
export const lettersPattern =
  /^(?:(?!\p{DI})[\p{L}\p{M} ]|(?<=[\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D])+$/u;

/** As `lettersPattern`, with digits and the signs of a company's name (R5.11). */
export const companyPattern =
  /^(?:(?!\p{DI})[\p{L}\p{M}\p{Nd} &().,-]|(?<=[\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D])+$/u;

/** Invisible characters, except joiners of letters. */
const invisible =
  /(?<![\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D]|(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{DI}]/gu;

/**
 * Normalises a copied name or company for a form: other kinds of space become a space, and invisible characters are
 * removed, except joiners of letters. The API takes names as they are.
 */
export function normaliseLetters(entry: string): string {
  return entry.replaceAll(/[\p{Z}\t\n\v\f\r]/gu, ' ').replaceAll(invisible, '');
}
