import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { samplePaths } from './sample-paths.ts';
import { expect, test } from './site.ts';

// What the PDF of a printed page has, as poppler reads it: a page break does what no box on the screen shows.
test.use({ content: 'seed' });

type Paper = { readonly format: 'A4' | 'Letter'; readonly margin: string };
const narrow: Paper = { format: 'Letter', margin: '15mm' };
const usual: Paper = { format: 'A4', margin: '15mm' };
const papers: readonly Paper[] = [
  { format: 'A4', margin: '10mm' },
  usual,
  { format: 'A4', margin: '0.4in' },
  { format: 'Letter', margin: '10mm' },
  narrow,
  { format: 'Letter', margin: '0.4in' },
];

/** A word on a sheet, in points from its top left corner. */
type Word = { readonly text: string; left: number; top: number; right: number; bottom: number };
/** `foot`: what is below the text, without spaces, which small type seems to have within words. */
type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly foot: string;
};

async function print(page: Page, info: TestInfo, { format, margin }: Paper): Promise<readonly Sheet[]> {
  const sides = { top: margin, right: margin, bottom: margin, left: margin };
  const path = info.outputPath('page.pdf');
  await writeFile(path, await page.pdf({ format, margin: sides, printBackground: true }));
  const xml = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const points = (Number.parseFloat(margin) * 72) / (margin.endsWith('in') ? 1 : 25.4);
  return xml
    .split('<page ')
    .slice(1)
    .map((sheet) => parseSheet(sheet, points));
}

function parseSheet(xml: string, margin: number): Sheet {
  const size = /^width="([\d.]+)" height="([\d.]+)"/.exec(xml);
  const words = xml.matchAll(
    /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g,
  );
  const height = Number(size?.[2]);
  const all = [...words].map(([, left, top, right, bottom, text = '']) => ({
    ...{ text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
  }));
  const isFoot = ({ top }: Word): boolean => top > height - margin;
  return {
    ...{ width: Number(size?.[1]), height, words: all.filter((word) => !isFoot(word)) },
    foot: all
      .filter(isFoot)
      .map(({ text }) => text)
      .join(''),
  };
}

/** The part of a sheet down to its last word. */
function measureFill({ words, height }: Sheet): number {
  return Math.max(...words.map(({ bottom }) => bottom)) / height;
}

function readText(sheets: readonly Sheet[]): string {
  return sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
}

/** Without what a line break or a space of another kind changes. */
function toLetters(text: string): string {
  return text.replaceAll(/&\w+;|[^a-z]/gi, '');
}

/** Words over other words or over the edge of a sheet. The boxes of words are as high as the font, lines are closer. */
function findPrintErrors(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap(({ words, width, height }, sheet) =>
    words.flatMap((one, index) => {
      const isOutside = one.left < 20 || one.right > width - 20 || one.top < 20 || one.bottom > height - 20;
      const over = words.slice(index + 1).filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        return across > 1 && down > lower / 2;
      });
      const name = `sheet ${sheet + 1}, ${one.text}`;
      return [...(isOutside ? [`${name} is cut`] : []), ...over.map(({ text }) => `${name} is over ${text}`)];
    }),
  );
}

const paths = [...samplePaths, '/search?q=token', '/nowhere'];

for (const path of paths) {
  test(`${path} prints without navigation, and nothing is over anything else`, async ({ page }, info) => {
    await page.goto(path);
    if (path === '/') await page.getByRole('dialog', { name: 'Attention Please !!' }).press('Escape');
    // Somebody who prints has read, and what is sticky has changed.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    if (path !== '/nowhere') await expect(page.locator('html[data-scrolled]')).toBeAttached();
    const samples = process.env.TEST_LONG ? papers : [usual, narrow];
    for (const paper of samples) {
      const sheets = await print(page, info, paper);
      expect(findPrintErrors(sheets), JSON.stringify(paper)).toEqual([]);
      const title = (await page.title()).replaceAll(' ', '');
      expect(sheets.map(({ foot }) => foot)).toEqual(sheets.map((_, at) => `${title}${at + 1}/${sheets.length}`));
      for (const sheet of sheets.slice(0, -1)) expect(measureFill(sheet), JSON.stringify(paper)).toBeGreaterThan(0.6);
      // On other papers the last lines may need a sheet of their own.
      if (paper === usual && sheets.length > 1) expect(measureFill(sheets.at(-1) as Sheet)).toBeGreaterThan(0.25);
      const text = readText(sheets);
      expect(text).toMatch(/^Mohar https?:/);
      for (const word of ['Scroll to top', 'Tutorials', 'Useful Links', 'Skip to']) expect(text).not.toContain(word);
    }
  });
}

test('the home page says on two sheets what is sold and whom to ask', async ({ page }, info) => {
  await page.goto('/');
  await page.getByRole('dialog', { name: 'Attention Please !!' }).press('Escape');
  const sheets = await print(page, info, usual);
  expect(sheets).toHaveLength(2);
  const text = readText(sheets);
  for (const title of ['Instant Support', 'Document Signer', 'Ask us', 'info@mohar.example'])
    expect(text).toContain(title);
  for (const title of ['Questions and answers', 'Our Blogs', 'closed', 'openstreetmap'])
    expect(text).not.toContain(title);
});

test('the price list is at most two sheets, on A4 and Letter, at any usual margin', async ({ page }, info) => {
  await page.goto('/pricing');
  for (const paper of papers) {
    const sheets = await print(page, info, paper);
    expect(sheets.length).toBeLessThanOrEqual(paper.format === 'A4' ? 1 : 2);
    expect(findPrintErrors(sheets), JSON.stringify(paper)).toEqual([]);
    const text = readText(sheets);
    for (const title of ['Individual', 'DocSigner', 'Hyp-Epass', 'Platinum', 'Metro City', 'Foreign certificates']) {
      expect(text).toContain(title);
    }
    expect(text).not.toContain('Gross');
  }
});

test('a chosen price is printed alone, and the first one by its button', async ({ page }, info) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/pricing?region=indian&category=organization&type=both&validity=2&token=mtoken');
  const [first, ...further] = await print(page, info, narrow);
  expect(further).toEqual([]);
  const text = readText(first ? [first] : []);
  expect(text).toMatch(/Gross.*₹2,194/);
  expect(text).toContain('category=organization');
  expect(text).not.toContain('Foreign certificates');

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(readText(await print(page, info, narrow))).toMatch(/Gross.*₹720/);
});

test('the repository, a post and a use case print the full addresses of their links', async ({ page, site }, info) => {
  const expected = {
    '/downloadsRepos': ['/repository/sub-ca.cer', '/repository/cps-4.1.1.pdf', '/repository/sub-ca.crl'],
    '/Home/Blogs/Details/1': ['/use-cases/icegate', '/apply-dsc-process'],
    '/use-cases/e-tender': [],
  };
  for (const [path, addresses] of Object.entries(expected)) {
    await page.goto(path);
    // An address that a line breaks is two words.
    const text = readText(await print(page, info, narrow)).replaceAll(' ', '');
    for (const address of [path, ...addresses]) expect(text).toContain(site.url + address);
    if (path.startsWith('/use-cases')) expect(text).toContain('https://eprocure.gov.in/eprocure/app');
  }
});

test('an open category of questions prints with its answers', async ({ page }, info) => {
  await page.goto('/Home/Faq');
  const sheets = await print(page, info, narrow);
  const text = readText(sheets);
  expect(text).toContain('This is one topic');
  expect(text).toContain('What is a digital signature certificate (DSC)?');
  expect(text).toContain('A DSC is your electronic identity');

  // Each question on the sheet of its answer's last line.
  const items = await page
    .locator('details[open] details')
    .evaluateAll((details) =>
      details.map((item) =>
        [item.querySelector('h3'), ...item.querySelectorAll('p, li:not(:has(a))')].map((part) => part?.textContent),
      ),
    );
  expect(items.length).toBeGreaterThan(5);
  const printed = sheets.map((sheet) => toLetters(readText([sheet])));
  for (const parts of items) {
    const [question = '', ...answer] = parts.map((part) => toLetters(part ?? ''));
    const sheet = printed.find((letters) => letters.includes(question));
    for (const part of answer) expect(sheet).toContain(part);
  }
});
