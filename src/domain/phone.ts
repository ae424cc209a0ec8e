import { joinDigits } from '#domain/digits.ts';

/** Exactly ten digits, as a mobile number in India has without its prefix (R5.3). */
export const phonePattern = /^[0-9]{10}$/;

/**
 * Normalises a number as people write and copy it, `+91 (98123) 45678`, `0091-98123-45678` or `098123 45678`, to ten
 * digits; a number of another length or country to its digits. Anything else is unchanged. For forms.
 */
export function normalisePhone(entry: string): string {
  const number = joinDigits(entry)
    .replaceAll(/[.()\uFF08\uFF09]/g, '')
    .replace('\uFF0B', '+');
  if (!/^\+?[0-9]*$/.test(number)) return entry;
  return number.replace(/^(?:(?:\+|00)?910?|0)(?=[0-9]{10}$)/, '');
}
