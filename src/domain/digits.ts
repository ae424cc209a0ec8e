const digit = /\p{Nd}/u;

/**
 * Rewrites the decimal digits of every script as 0 to 9. The ten digits of a script have consecutive code points, with its
 * zero first (Unicode, section 4.6).
 */
function toAsciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    let zero = code;
    while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
    // The mathematical digits are five sets of ten without a gap, hence the remainder.
    return String((code - zero) % 10);
  });
}

/**
 * Normalises copied digits for a form: digits of any script become 0 to 9, and invisible characters and surrounding
 * spaces are removed. The API takes exact digits.
 */
export function normaliseDigits(entry: string): string {
  return toAsciiDigits(entry.trim().replaceAll(/(?!\s)[\p{Cc}\p{Cf}\p{DI}]|\uFEFF/gu, '')).trim();
}

/** As `normaliseDigits`, and also removes inner spaces and dashes. */
export function joinDigits(entry: string): string {
  return normaliseDigits(entry).replaceAll(/[\s\p{Pd}\u2212]/gu, '');
}
