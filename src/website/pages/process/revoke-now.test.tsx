import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { RevokeNow } from './revoke-now.tsx';

const listLinks = (isAnswered: boolean): readonly string[] => {
  const html = renderToStaticMarkup(<RevokeNow isAnswered={isAnswered} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
};

test('while the phones are answered the number stands first, and otherwise the mailbox', () => {
  const phone = `tel:${site.phones.support.replaceAll(' ', '')}`;
  const mail = expect.stringMatching(new RegExp(`^mailto:${RegExp.escape(site.emails.revocation)}\\?`));
  expect(listLinks(true)).toEqual([phone, mail]);
  expect(listLinks(false)).toEqual([mail, phone]);
});

test('the email has its subject, and a line for each thing that is needed', () => {
  const [href = ''] = listLinks(false);
  const { searchParams } = new URL(href);
  expect(searchParams.get('subject')).toBe('Revoke DSC');
  const lines = searchParams.get('body')?.split('\r\n') ?? [];
  for (const word of ['Name', 'Mobile number', 'Email', 'Application number', 'Serial number', 'Reason']) {
    expect(lines.filter((line) => line.startsWith(word))).toHaveLength(1);
  }
});
