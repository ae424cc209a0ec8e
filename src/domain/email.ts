import { hasLength } from '#domain/text.ts';

/**
 * E-mail addresses in forms (R5.2): one @, and a domain of two or more labels; no space, no invisible character, and no
 * character that would make a mail server read another address or several. The longest path of RFC 5321, section
 * 4.5.3.1.3, less its angle brackets.
 */
export const emailField = {
  min: 1,
  max: 254,
  pattern: /^[^\s\p{C}\p{DI}@<>()[\]",;:\\]+@[^\s\p{C}\p{DI}@<>()[\]",;:\\.]+(?:\.[^\s\p{C}\p{DI}@<>()[\]",;:\\.]+)+$/u,
  isUntrimmed: true,
} as const;

export function isEmail(text: string): boolean {
  return hasLength(text, emailField) && emailField.pattern.test(text);
}

/** An address without invisible characters, which people paste with it. For forms: the API refuses them. */
export function normaliseEmail(email: string): string {
  return email.replaceAll(/[\p{C}\p{DI}]/gu, '').trim();
}

/** An address for comparison: in lower case, its characters composed. For finding a person, never for sending. */
export function foldEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * The likely mailbox of an address: in lower case, without a tag (`asha+1@…` is delivered to `asha@…`), without dots if
 * the provider ignores them, and with the domain as mail servers look it up (full-width characters become plain ones,
 * soft hyphens are ignored). For counting only, never for sending.
 */
export function toDeliveryKey(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const host = URL.parse(`http://${domain}`)?.hostname ?? domain;
  const mailbox = name.split('+')[0] ?? '';
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`;
}
