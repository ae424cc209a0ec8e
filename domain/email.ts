import { hasLength, isStorable } from '#domain/text.ts';

/** The longest path an e-mail address may have: RFC 5321, section 4.5.3.1.3, less its angle brackets. */
const maxLength = 254;

/**
 * Whether a text has the basic shape of an e-mail address (R5.2): one @, a dot after it, no space, all printable. The
 * length is checked first: the pattern takes quadratic time on a text of dots.
 */
export function isEmail(text: string): boolean {
  return hasLength(text, { min: 1, max: maxLength }) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) && isStorable(text);
}

/**
 * The mailbox that an address most likely is of: without its case and its tag (`asha+1@…` is delivered to `asha@…`). For
 * counting only, never for sending.
 */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
}
