import { site } from '#content/site.ts';
import type { FormKind } from '#domain/submission/submission.ts';

/** What the three forms have in common. */
export const formLabels = {
  /** Over the list of errors that a failed submit puts above the form. */
  problem: 'There is a problem',
  /** In place of a form that cannot be sent: each followed by `contactLabels` and then its `say`. */
  withoutScript: 'This form needs JavaScript to send. Without it,',
  desks: {
    contact: {
      emails: [site.emails.info, site.emails.sales],
      phone: site.phones.support,
      say: 'Tell us your name, phone number and pincode, and what you need.',
    },
    partner: {
      emails: [site.emails.sales],
      phone: site.phones.sales,
      say: 'Tell us your name, company, phone number and pincode, and that you want to become a partner.',
    },
    career: {
      emails: [site.emails.hr],
      phone: site.phones.support,
      say: 'Tell us your name, phone number, the job and your expected salary, and attach your resume.',
    },
  } satisfies Record<FormKind, { readonly emails: readonly string[]; readonly phone: string; readonly say: string }>,
  terms: 'Read the terms and the privacy policy',
  draft: 'If you reload this page, your text stays in the form.',
  tickFirst: (submit: string) => `Tick the box above to enable ${submit}.`,
  /** A field for robots, which no person sees. */
  honeypot: 'Preference: leave this blank',
  loading: 'Loading',
} as const;

/** The end of a sentence, with an address and a phone number after its parts. */
export const contactLabels = { writeTo: 'write to', or: 'or', orCall: 'or call' } as const;

/** A control's label, and the hint above it. */
export type FieldLabel = { readonly label: string; readonly hint?: string; readonly placeholder?: string };

/** Fields of more than one form. */
export const fieldLabels = {
  email: 'Email',
  emailHint: 'For example, asha@example.in',
  phone: 'Phone number',
  phoneHint: '10 digits, without +91',
} as const;

export const captchaLabels = {
  captcha: 'Captcha',
  /** In the picture's place until it is drawn. */
  waiting: 'Start the form to see the code',
  picture: 'Four digits to copy; “Listen to captcha” reads them aloud',
  /** Buttons, each with what assistive technology adds. */
  refresh: 'Refresh',
  captchaWord: 'captcha',
  listen: 'Listen',
  toCaptcha: 'to captcha',
  code: 'Captcha code',
  unplayable: 'The recording cannot be played here.',
  /** Followed by `contactLabels`. */
  alternative: 'If you can neither see nor hear the digits,',
} as const;

/** The dialog that says what became of a form. */
export const outcomeLabels = {
  error: 'Error',
  /** Below the words of a success, where the host answers with a number. */
  reference: (reference: string) => `Reference number: ${reference}`,
  /** Below the words of a failure. */
  tryAgain: `Your details are still here. Try again, write to ${site.emails.info}, or call ${site.phones.support}.`,
  rateLimited: (seconds: number) => `Too many attempts. Try again in ${seconds} seconds.`,
  ok: 'OK',
} as const;
