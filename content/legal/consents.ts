import type { Consent } from '#domain/legal/legal.ts';
import type { FormKind } from '#domain/submission/submission.ts';

/** The wording beside each form. Change a text, and give it a new version: the old one stays the proof of old rows. */
export const consents: { readonly [kind in FormKind]: Consent } = {
  contact: {
    version: 'contact-1',
    text:
      'I accept the Terms & Conditions: what I enter is kept and used to answer this enquiry, and for nothing else. I ' +
      'may have it erased at any time.',
  },
  partner: {
    version: 'partner-1',
    text:
      'By sending this form you agree that we keep what you enter and use it to talk with you about becoming a partner, ' +
      'and for nothing else. You may have it erased at any time.',
  },
  career: {
    version: 'career-1',
    text:
      'I accept the terms: my details and my resume are kept and used to consider this application, and for nothing ' +
      'else. I may have them erased at any time.',
  },
};
