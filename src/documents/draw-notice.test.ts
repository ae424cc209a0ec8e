import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawNotice } from '#documents/draw-notice.ts';
import { preparePdf } from '#media/prepare-pdf.ts';

const notice = { title: 'Your verification video', lines: ['Record it fresh.', 'Sit in good light.'], brand: 'Mohar' };

async function read(of: typeof notice): Promise<string> {
  return Buffer.from(await drawNotice(of)).toString('latin1');
}

test('a notice is one A4 page with its title and language', async () => {
  const text = await read(notice);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(text).toContain('/Lang (en-IN)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('(Your verification video)');
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('it is tagged: a heading and a paragraph for each line, decoration as artifacts', async () => {
  const text = await read(notice);
  expect(text).toContain('/Marked true');
  expect(text.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(text.match(/\/S \/P\b/g)).toHaveLength(3);
  const content = /\/Filter \/FlateDecode\n>>\nstream\n/g;
  const pages = [...text.matchAll(content)].map((match) => {
    try {
      return inflateSync(Buffer.from(text.slice(match.index + match[0].length), 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  expect(pages.some((page) => /\/Artifact/.test(page) && /\/H1/.test(page) && /Tj|TJ/.test(page))).toBe(true);
});

test('its fonts are the site’s, embedded', async () => {
  const text = await read(notice);
  expect(text).toMatch(/\/BaseFont \/\w+\+AnekLatin-SemiBold/);
  expect(text).toMatch(/\/BaseFont \/\w+\+AnekLatin-Regular/);
  expect(text).toMatch(/\/FontFile2 /);
  expect(text).not.toContain('Helvetica');
});

test('Hindi has its own font, and its text in logical order for assistive technology', async () => {
  const text = await read({ ...notice, title: 'आपका टोकन क्‍ष ₹500' });
  expect(text).toMatch(/\/BaseFont \/\w+\+AnekDevanagari-SemiBold/);
  expect(text).toContain('/ActualText');
});

test('the same notice gives the same bytes, which would be accepted as an upload', async () => {
  const one = await drawNotice(notice);
  const again = await drawNotice(notice);
  expect(Buffer.from(again).equals(Buffer.from(one))).toBe(true);
  expect((await preparePdf(one)).kind).toBe('pdf');
});

test('a notice that does not fit on a page is refused', async () => {
  const lines = Array.from({ length: 80 }, (_, line) => `Line ${line} of a notice that does not end`);
  await expect(drawNotice({ ...notice, lines })).rejects.toMatchObject({ code: 'media-refused' });
});
