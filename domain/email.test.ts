import { expect, test } from 'vitest';
import { toMailbox } from '#domain/email.ts';

// Each is delivered to asha@gmail.com by the mail library and the provider.
test.each([
  'asha@gmail.com',
  'ASHA@Gmail.com',
  'asha+1@gmail.com',
  'a.s.h.a@gmail.com',
  'asha@googlemail.com',
  'asha@ｇmail.com',
  'asha@g\u00admail.com',
])('%s counts as one mailbox', (email) => {
  expect(toMailbox(email)).toBe('asha@gmail.com');
});

test('dots count where the provider does not ignore them, and an unreadable domain is kept', () => {
  expect(toMailbox('a.sha+x@example.in')).toBe('a.sha@example.in');
  expect(toMailbox('asha@exa mple')).toBe('asha@exa mple');
});
