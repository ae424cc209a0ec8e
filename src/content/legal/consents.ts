import type { Consent } from '#domain/legal/legal.ts';
import type { FormKind } from '#domain/submission/submission.ts';

/** The wording beside each form. Change a text, and give it a new version: the old one stays the proof of old rows. */
export const consents: { readonly [kind in FormKind]: Consent } = {
  contact: {
    version: 'contact-2',
    text:
      'I accept the Terms & Conditions. You may keep what I enter and use it only to answer this enquiry. I can have ' +
      'it erased at any time.',
  },
  partner: {
    version: 'partner-2',
    text:
      'By sending this form, you agree that we keep what you enter. We use it only to talk with you about becoming a ' +
      'partner. You can have it erased at any time.',
  },
  career: {
    version: 'career-2',
    text:
      'I accept the terms. You may keep my details and my resume and use them only to consider this application. I ' +
      'can have them erased at any time.',
  },
};
