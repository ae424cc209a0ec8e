import { expect, test } from 'vitest';
import { checkPlaceholders, listTexts } from '#server/doctor/check-placeholders.ts';

test('names every place with an address or a phone number that cannot exist', () => {
  const site = {
    name: 'Acme',
    emails: { sales: 'sales@acme.example', hr: 'hr@acme.in' },
    phones: ['+91 00000 00001', '+91 98100 00000', '0120 400 0000'],
    links: [{ href: 'https://portal.acme.example/sign-up' }, { href: 'https://www.example.in/' }],
  };
  expect(checkPlaceholders(new Map(listTexts(site, 'src/content/site.ts ')), 'Acme')).toEqual([
    [
      'missing',
      'Addresses that end in “.example” and can never exist: src/content/site.ts emails.sales, src/content/site.ts links.0.href.',
    ],
    ['missing', 'Phone numbers of zeros: src/content/site.ts phones.0.'],
  ]);
});

test('names what still has the shipped brand, once the site has another', () => {
  const texts = new Map([
    ['post/a', '<p>Buy it from Mohar.</p>'],
    ['post/b', '<p>Muharram</p>'],
  ]);
  expect(checkPlaceholders(texts, 'Mohar')).toEqual([]);
  expect(checkPlaceholders(texts, 'Acme')).toEqual([['error', 'The shipped brand, “Mohar”, is still named: post/a.']]);
});
