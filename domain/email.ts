import { isStorable } from '#domain/text.ts';

/** The longest path an e-mail address may have: RFC 5321, section 4.5.3.1.3, less its angle brackets. */
const maxLength = 254;

/** Whether a text has the basic shape of an e-mail address (R5.2): one @, a dot after it, no space, all printable. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) && [...text].length <= maxLength && isStorable(text);
}
