import { expect, test } from 'vitest';
import { isEmail, normaliseEmail, toDeliveryKey } from '#domain/email.ts';

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
  expect(toDeliveryKey(email)).toBe('asha@gmail.com');
});

test('dots count where the provider does not ignore them, and an unreadable domain is kept', () => {
  expect(toDeliveryKey('a.sha+x@example.in')).toBe('a.sha@example.in');
  expect(toDeliveryKey('asha@exa mple')).toBe('asha@exa mple');
});

test.each([
  ['zero-width space', '\u200b'],
  ['left-to-right embedding', '\u202a'],
  ['pop directional formatting', '\u202c'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
  ['combining grapheme joiner', '\u034f'],
  ['Hangul filler', '\u3164'],
  ['private use', '\ue000'],
])('a %s in an address is refused by the API and removed by the form', (_, hidden) => {
  for (const address of [`${hidden}asha@example.in`, `as${hidden}ha@example.in`, `asha@exam${hidden}ple.in${hidden}`]) {
    expect([address, isEmail(address)]).toEqual([address, false]);
    expect(normaliseEmail(address)).toBe('asha@example.in');
  }
});

test.each(['asha@example.in', 'आशा@उदाहरण.भारत', 'zoë@bücher.example'])(
  '%s is an address, and stays as it is',
  (address) => {
    expect(isEmail(address)).toBe(true);
    expect(normaliseEmail(address)).toBe(address);
  },
);
