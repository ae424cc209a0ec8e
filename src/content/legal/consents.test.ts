import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consents } from '#content/legal/consents.ts';

// Every version that was ever shown, with the first 16 hex digits of its text's SHA-256. Lines are added, never changed.
const published: { readonly [version: string]: string } = {
  'contact-1': '32b6d6078412897b',
  'partner-1': '23fccd68a860fac9',
  'career-1': '05ad6439d0c0d939',
  'contact-2': '8c14b51aeb16e385',
  'partner-2': '1073c945271d05b0',
  'career-2': '3720304b0abfaf32',
};

test.each(Object.entries(consents))(
  'the consent text of the %s form is the one that its version names',
  (_kind, consent) => {
    const digest = createHash('sha256').update(consent.text).digest('hex').slice(0, 16);
    expect({ [consent.version]: digest }).toEqual({ [consent.version]: published[consent.version] });
    expect(consent.version).toMatch(/^[a-z0-9.-]{1,40}$/);
  },
);
