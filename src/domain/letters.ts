/**
 * Letters of any script, their marks, and spaces (R5.1). Arabic (U+0600, U+0750) and the scripts of India and Sinhala
 * (U+0900 to U+0DFF) spell some letters with a joiner, U+200C or U+200D (Unicode, sections 9.2, 12.1 and 13.2).
 */
export const lettersPattern =
  /^(?:(?!\p{DI})[\p{L}\p{M} ]|(?<=[\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D])+$/u;

/** As `lettersPattern`, with digits and the signs of a company's name (R5.3). */
export const companyPattern =
  /^(?:(?!\p{DI})[\p{L}\p{M}\p{Nd} &().,-]|(?<=[\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D])+$/u;

/** Characters that nobody sees, but for joiners of letters. */
const invisible =
  /(?<![\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D]|(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{DI}]/gu;

/**
 * Normalises a name or a company as people copy it: any other space becomes a space, and characters that nobody sees
 * go. For forms: the API takes names as they are.
 */
export function normaliseLetters(entry: string): string {
  return entry.replaceAll(/[\p{Z}\t\n\v\f\r]/gu, ' ').replaceAll(invisible, '');
}
