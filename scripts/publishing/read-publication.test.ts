import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MoharError } from '#domain/errors.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { head, picture, writeFiles } from '#tests/content-files.ts';

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

test('a post with a byte order mark, as some editors of Windows save it, is read', async () => {
  using written = writeFiles({ 'post.md': `\ufeff${head}Renew in time.` });
  const { posts } = await readPublication(written.paths);
  expect(posts).toMatchObject([{ slug: 'how-to-bid', markdown: 'Renew in time.' }]);
});

test('the address of a picture is replaced where it is one, whatever its description says', async () => {
  const files = { 'post.md': `${head}![token.png [A]](token.png "token.png")` };
  using written = writeFiles(files);
  const { posts } = await readPublication(written.paths);
  expect(posts[0]?.html).toMatch(/<img src="\/media\/[0-9a-f]{32}\/960\.jpeg"[^>]* alt="token\.png \[A\]"/);
  expect(posts[0]?.markdown).toMatch(/^!\[token\.png \\\[A\\\]\]\(\/media\/[0-9a-f]{32}\/960\.jpeg\)$/);

  using referred = writeFiles({ 'post.md': `${head}![A token][one]\n\n[one]: token.png` });
  await expect(readPublication(referred.paths)).rejects.toThrow(
    /post\.md:\d+: .*write the picture's address in the line/,
  );
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

test.each([
  ['10~15 minutes or 24~48 hours', '<p>10~15 minutes or 24~48 hours</p>'],
  ['~~₹900~~ ₹720', '<p><del>₹900</del> ₹720</p>'],
  ['- [x] paid\n- [ ] open', '<ul>\n<li>☑ paid</li>\n<li>☐ open</li>\n</ul>'],
  ['[a price](/pricing?region=foreign)', '<p><a href="/pricing?region=foreign">a price</a></p>'],
])('%j means what its writer means', async (body, html) => {
  using files = writeFiles({ 'post.md': head + body });
  expect((await readPublication(files.paths)).posts[0]?.html.trim()).toBe(html);
});

test('spaces around front matter are not seen, so they do not matter', async () => {
  using files = writeFiles({ 'post.md': `\n${head.replaceAll(/^---$/gm, '--- ')}Text.` });
  expect((await readPublication(files.paths)).posts).toMatchObject([{ slug: 'how-to-bid', markdown: 'Text.' }]);
  using wrong = writeFiles({ 'post.md': `\n\n${head.replace('popular: true', 'popular: yes')}Text.` });
  await expect(readPublication(wrong.paths)).rejects.toThrow(/post\.md:8: popular: write true or false$/);
});

test('a file in another encoding than UTF-8 is refused', async () => {
  // As Windows-1252 writes quotes and the euro sign.
  const bytes = Buffer.concat([Buffer.from(head), Buffer.from([0x93, 0x80, 0x94])]);
  using files = writeFiles({ 'post.md': bytes, 'lists.yaml': Buffer.from('banner: { text: "\xe9" }', 'latin1') });
  for (const path of files.paths) {
    await expect(readPublication([path])).rejects.toThrow(/:1: this file is not in UTF-8: save it again/);
  }
});

const notice = (more: string): string => `notices:\n  - key: one\n    title: T\n    date: 2026-11-01\n${more}`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
const rejections: readonly [what: string, file: string, text: string, error: RegExp][] = [
  ['no front matter', 'a.md', 'Hello', /a\.md:1: front matter is missing/],
  ['a wrong date', 'a.md', head.replace('2026-11-20', '2026-20-11'), /a\.md:5: date: this is not a date/],
  ['a wrong slug', 'a.md', head.replace('slug: how-to-bid', 'slug: How To'), /a\.md:3: slug: use lower-case letters/],
  ['an unknown key', 'a.md', head.replace('popular:', 'populer:'), /a\.md:6: populer: there is no such entry/],
  ['a missing entry', 'a.md', head.replace(/summary.*\n/, ''), /a\.md:2: summary: this is missing$/],
  ['a number as a title', 'a.md', head.replace('How to bid', '2026'), /a\.md:2: title: write text, .* between quotes/],
  ['yes for true', 'a.md', head.replace('popular: true', 'popular: yes'), /a\.md:6: popular: write true or false$/],
  ['a title with a colon', 'a.md', head.replace('How to', 'How: to'), /a\.md:2: .* has a colon between quotes/],
  ['a title that begins with @', 'a.md', head.replace('How', '@How'), /a\.md:2: put .* between quotes/],
  ['an open quote', 'a.md', head.replace('How', '"How'), /a\.md:[0-9]: a quote is not closed/],
  ['an open bracket', 'a.md', head.replace('popular: true', 'popular: ['), /a\.md:[0-9]: a bracket is not closed/],
  ['a tab', 'a.md', head.replace('popular', '\tpopular'), /a\.md:6: begin the line with spaces, not a tab/],
  ['an entry twice', 'a.md', head.replace('popular: true', 'title: x'), /a\.md:6: this entry is there twice/],
  ['a list of other things', 'a.yaml', 'notices: none\n', /a\.yaml:1: notices: write a list/],
  ['a line without a name', 'a.yaml', 'Hello\n', /a\.yaml:1: the file: write entries, each a name with a colon/],
  ['a file of megabytes', 'a.md', `${head}${'<'.repeat(262_144)}`, /a\.md:1: the file is larger than 0\.25 MB/],
  ['no text', 'a.md', head, /a\.md:[0-9]+: there is no text/],
  [
    'a missing picture',
    'a.md',
    `${head.replace('token.png', 'none.png')}Text`,
    /a\.md:7: .*none\.png: the file cannot be read/,
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
  ['a dead link', 'a.md', `${head}Text\n\n[x](/nowhere)`, /a\.md:12: "\/nowhere" is a broken link/],
  ['a link that runs', 'a.md', `${head}[x](javascript:alert(1))`, /a\.md:10: "javascript:alert\(1\)" is a broken link/],
  [
    'a topic that is none',
    'a.md',
    `${head}[x](/use-cases/etender)`,
    /a\.md:10: "\/use-cases\/etender" is a broken link/,
  ],
  ['a picture over two lines', 'a.md', `${head}> ![two\n> lines](token.png)`, /a\.md:\d+: .*in one line$/],
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

test('a picture of a folder below the file is read', async () => {
  using files = writeFiles({ 'a.md': `${head.replace('token.png', './pictures/token.png')}Text` });
  mkdirSync(join(files.folder, 'pictures'));
  writeFileSync(join(files.folder, 'pictures/token.png'), picture);
  expect((await readPublication(files.paths)).posts[0]?.picture?.alt).toBe('A token');
});

test.each([
  ['an absolute path', '/dev/zero', /a file of this folder/],
  ['a path out of the folder', '../token.png', /a file of this folder/],
  ['a path out of the folder and back', 'x/../../token.png', /a file of this folder/],
  ['a path with backslashes', '..\\token.png', /a file of this folder/],
  ['a link out of the folder', 'link.png', /a file of this folder/],
  ['a link to a device', 'device.png', /a file of this folder/],
  ['a pipe', 'pipe.png', /no regular file/],
  ['a folder', 'folder.png', /no regular file/],
  ['a file of 20 MB', 'large.png', /larger than 15 MB/],
])('a picture by %s is rejected before it is read', async (_what, name, reason) => {
  for (const [file, text] of [
    ['a.md', `${head.replace('token.png', name)}Text`],
    ['b.md', `${head}![x](<${name}>)`],
    ['a.yaml', notice(`    pdf: ${name}\n`)],
  ] as const) {
    using files = writeFiles({ [file]: text });
    const inFolder = (own: string): string => join(files.folder, own);
    writeFileSync(inFolder('../token.png'), picture);
    symlinkSync('../token.png', inFolder('link.png'));
    symlinkSync('/dev/zero', inFolder('device.png'));
    mkdirSync(inFolder('folder.png'));
    writeFileSync(inFolder('large.png'), '');
    truncateSync(inFolder('large.png'), 20_000_000);
    expect(spawnSync('mkfifo', [inFolder('pipe.png')]).status).toBe(0);
    await expect(readPublication(files.paths)).rejects.toThrow(reason);
  }
});

test.each(['/dev/zero', tmpdir()])('%s instead of a post is rejected before it is read', async (path) => {
  await expect(readPublication([path])).rejects.toThrow(/:1: this is no regular file/);
});

test('more pictures than a post may have are rejected', async () => {
  using files = writeFiles({
    'a.md': `${head}${Array.from({ length: 101 }, (_, nth) => `![x](${nth}.png)`).join('\n')}`,
  });
  await expect(readPublication(files.paths)).rejects.toThrow(/a\.md:110: .* more than 100 pictures/);
});
