import { dgftErrors, incomeTaxErrors, mcaErrors } from '#content/help/portal-errors.ts';
import { adobeErrors, tokenErrors } from '#content/help/program-errors.ts';
import { browserErrors, gstErrors, tracesErrors } from '#content/help/signer-errors.ts';
import type { ErrorGroup } from '#domain/help/error-text.ts';

/** The messages of portals and programs, in the order of the page. */
export const errorGroups: readonly ErrorGroup[] = [
  gstErrors,
  tracesErrors,
  incomeTaxErrors,
  mcaErrors,
  dgftErrors,
  adobeErrors,
  browserErrors,
  tokenErrors,
];

export const errorsPage = {
  title: 'Error messages on portals',
  description:
    'Paste an error message of GST, Income Tax, MCA, DGFT, TRACES or Adobe Reader: what it means and what to do, in ' +
    'order.',
  intro: 'Paste your message, or find it in the list. What you paste stays on your device.',
  /** The day of the last comparison with the sources; ISO 8601. */
  lastReviewed: '2026-11-21',
} as const;

export const errorLabels = {
  box: 'Find your message',
  field: 'The message',
  hint: 'Paste the whole message, or type it. You can also paste text from the browser’s console. Typing errors don’t matter.',
  find: 'Find',
  blank: 'Paste or type the message first.',
  found: 'This is your message:',
  perhaps: 'Perhaps it is this message:',
  alsoPossible: 'Or one of these:',
  /** After a message, the portal or program that shows it. */
  formatPortal: (portal: string): string => `(${portal})`,
  none: 'We don’t know this message.',
  /** For an unknown message about a token. */
  look: 'It is about the token. See:',
  tokenMessages: 'messages about tokens',
  tokenDrivers: 'token drivers',
  ask: 'Tell us the portal and the whole message:',
  similar: 'It may be one of these messages:',
  askOtherwise: 'If it is none of them, tell us the portal and the whole message:',
  withoutScript: 'JavaScript is off in your browser: find your message in the list below.',
  quoted: 'Source:',
  unconfirmed: 'Reported by users: we could not confirm the exact words.',
} as const;
