import { hasLength } from '#domain/text.ts';

/**
 * What every form takes for an e-mail address (R5.2): one @, a dot after it but not at the end, no space, no character that
 * nobody sees, and none that would make a mail server read another address, or several. The longest path is that of
 * RFC 5321, section 4.5.3.1.3, less its angle brackets. The length is checked first: the pattern takes quadratic time on a text
 * of dots.
 */
export const emailField = {
  ...{ min: 1, max: 254 },
  pattern:
    /^[^\s\p{C}\p{DI}@<>()[\]",;:\\]+@[^\s\p{C}\p{DI}@<>()[\]",;:\\]+\.[^\s\p{C}\p{DI}@<>()[\]",;:\\]*[^\s\p{C}\p{DI}@<>()[\]",;:\\.]$/u,
} as const;

export function isEmail(text: string): boolean {
  return hasLength(text, emailField) && emailField.pattern.test(text);
}

/** An address without the characters that nobody sees, which are copied with it. For forms: the API refuses them. */
export function normaliseEmail(email: string): string {
  return email.replaceAll(/[\p{C}\p{DI}]/gu, '').trim();
}

/** An address as it is compared: in lower case, its characters composed. For finding a person, never for sending. */
export function foldEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * The mailbox that an address most likely is of: without its case and its tag (`asha+1@…` is delivered to `asha@…`), its
 * domain as mail servers look it up (full-width characters are plain ones, soft hyphens are ignored), and without dots where the
 * provider ignores them. For counting only, never for sending.
 */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const host = URL.parse(`http://${domain}`)?.hostname ?? domain;
  const mailbox = name.split('+')[0] ?? '';
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`;
}
