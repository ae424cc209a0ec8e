import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MoharError } from '#domain/errors.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { samplePdf } from '#tests/submissions.ts';

const picture = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#16224a' } })
  .png()
  .toBuffer();

/** A folder with these files, a picture and a PDF; answers their paths. */
function writeFiles(files: { readonly [name: string]: string | Buffer }) {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-content-'));
  const all = { 'token.png': picture, 'notice.pdf': samplePdf, ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return {
    paths: Object.keys(files).map((name) => join(folder, name)),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

const head = `---
title: How to bid
slug: how-to-bid
summary: What a bidder needs.
date: 2026-11-20
popular: true
picture: token.png
pictureAlt: A token
---
`;

test('a post is parsed: sanitised HTML, checked links, encoded pictures, its date in India', async () => {
  const body = `
# Begin here

See [tenders](/use-cases/e-tender) and [the CCA](https://cca.gov.in). <script>alert(1)</script>

![A token](token.png)

| Class | Use |
|---|---|
| 3 | tenders |
`;
  using files = writeFiles({ 'post.md': head + body });
  const { posts, media } = await readPublication(files.paths);
  expect(posts).toMatchObject([
    {
      slug: 'how-to-bid',
      createdDate: '2026-11-19T18:30:00.000Z',
      isPopular: true,
      isActive: true,
      picture: { alt: 'A token' },
    },
  ]);
  const html = posts[0]?.html ?? '';
  expect(html).toContain('<h2>Begin here</h2>');
  expect(html).toContain('<a href="/use-cases/e-tender">tenders</a>');
  expect(html).toContain('<a href="https://cca.gov.in" target="_blank" rel="noopener">the CCA</a>');
  expect(html).toMatch(
    /<img src="\/media\/[0-9a-f]{32}\/960\.jpeg" srcset="[^"]+480w, [^"]+960w"[^>]* alt="A token" width="960" height="576"/,
  );
  expect(html).toContain('<th scope="col">Class</th>');
  expect(html).not.toContain('script');
  expect(new Set(media.map(({ hash }) => hash)).size).toBe(2);
  expect(posts[0]?.shareHash).toMatch(/^[0-9a-f]{32}$/);
});

test('lists are parsed: links, pictures and PDFs, advertisements in their order, the banner', async () => {
  const text = `notices:
  - { key: one, title: A link, date: 2026-11-01, href: www.cca.gov.in }
  - { key: two, title: A picture, date: 2026-11-02, picture: token.png, alt: A token }
  - { key: three, title: A PDF, date: 2026-11-03, pdf: notice.pdf, active: false }
advertisements:
  - { key: ad, picture: token.png, alt: A token }
banner: { text: Issuing is interrupted., href: /Home/Contact }
`;
  using files = writeFiles({ 'lists.yaml': text });
  const { notices, advertisements, banner } = await readPublication(files.paths);
  expect(notices.map(({ key, isActive, target }) => [key, isActive, target.kind])).toEqual([
    ['one', true, 'link'],
    ['two', true, 'picture'],
    ['three', false, 'pdf'],
  ]);
  expect(advertisements).toMatchObject([{ key: 'ad', platforms: [1], position: 0, isActive: true }]);
  expect(banner).toEqual({ text: 'Issuing is interrupted.', href: '/Home/Contact', isActive: true });
});

const notice = (more: string): string => `notices:\n  - key: one\n    title: T\n    date: 2026-11-01\n${more}`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
const rejections: readonly [what: string, file: string, text: string, error: RegExp][] = [
  ['no front matter', 'a.md', 'Hello', /a\.md:1: front matter is missing/],
  ['a wrong date', 'a.md', head.replace('2026-11-20', '2026-20-11'), /a\.md:5: date: this is not a date/],
  ['a wrong slug', 'a.md', head.replace('slug: how-to-bid', 'slug: How To'), /a\.md:3: slug: use lower-case letters/],
  ['an unknown key', 'a.md', head.replace('popular:', 'populer:'), /a\.md:[0-9]+: .*populer/],
  ['no YAML', 'a.md', head.replace('popular: true', 'popular: ['), /a\.md:[0-9]+: this is not YAML/],
  ['a file of megabytes', 'a.md', `${head}${'<'.repeat(1_048_576)}`, /a\.md:1: the file is larger than 1 MB/],
  ['no text', 'a.md', head, /a\.md:[0-9]+: there is no text/],
  [
    'a missing picture',
    'a.md',
    `${head.replace('token.png', 'none.png')}Text`,
    /a\.md:7: the file .*none\.png cannot be read/,
  ],
  ['no words for a picture', 'a.md', `${head.replace('pictureAlt: A token\n', '')}Text`, /a\.md:7: pictureAlt/],
  [
    'a control character in a title',
    'a.md',
    `${head.replace(/title: .*/, 'title: "bad \\x01 title"')}Text`,
    /a\.md:2: title: this has a line break or a character that cannot be printed/,
  ],
  [
    'aliases that multiply',
    'a.yaml',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`).join('\n')}\n`,
    /a\.yaml:1: .*alias/i,
  ],
  ['quotations within quotations', 'a.md', `${head}${'> '.repeat(60_000)}x`, /a\.md:[0-9]+: this is nested too deeply/],
  ['a dead link', 'a.md', `${head}Text\n\n[x](/nowhere)`, /a\.md:12: "\/nowhere" is a broken link/],
  ['a link that runs', 'a.md', `${head}[x](javascript:alert(1))`, /a\.md:10: "javascript:alert\(1\)" is a broken link/],
  ['a picture from elsewhere', 'a.md', `${head}![x](https://e.example/x.png)`, /a\.md:10: .*use a copy/],
  ['two targets', 'a.yaml', notice('    href: x.in\n    pdf: notice.pdf\n'), /a\.yaml:2: one: use exactly one of/],
  [
    'a scheme that runs',
    'a.yaml',
    notice('    href: javascript:alert(1)\n'),
    /a\.yaml:5: "javascript:alert\(1\)" is a broken link/,
  ],
  ['a PDF that is not one', 'a.yaml', notice('    pdf: token.png\n'), /a\.yaml:5: .*token\.png: /],
  ['a banner without words', 'a.yaml', 'banner: { text: "" }\n', /a\.yaml:1: banner\.text: this is empty/],
  ['another kind of file', 'a.txt', 'x', /a\.txt:1: write posts in \.md/],
];

test.each(rejections)('%s is rejected with file, line and reason', async (_what, name, text, error) => {
  using files = writeFiles({ [name]: text });
  const reading = readPublication(files.paths);
  await expect(reading).rejects.toThrow(MoharError);
  await expect(reading).rejects.toThrow(error);
  await expect(reading).rejects.toThrow(/^[^\n]+$/);
});

test('an SVG with a script is rejected', async () => {
  using files = writeFiles({ 'a.md': `${head.replace('token.png', 'bad.svg')}Text` });
  writeFileSync(files.paths[0]?.replace('a.md', 'bad.svg') ?? '', svg);
  await expect(readPublication(files.paths)).rejects.toThrow(/a\.md:7: .*bad\.svg: /);
});

test('one slug in two files is rejected', async () => {
  using files = writeFiles({ 'a.md': `${head}Text`, 'b.md': `${head}Text` });
  await expect(readPublication(files.paths)).rejects.toThrow(/b\.md:1: the post how-to-bid is in .*a\.md too/);
});
