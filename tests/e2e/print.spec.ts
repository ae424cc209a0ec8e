import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { samplePaths } from './sample-paths.ts';
import { expect, test } from './site.ts';

// What the PDF of a printed page has, as poppler reads it: a page break does what no box on the screen shows.
test.use({ content: 'seed' });

type Paper = { readonly format: 'A4' | 'Letter'; readonly margin: string };
const narrow: Paper = { format: 'Letter', margin: '15mm' };
const papers: readonly Paper[] = [
  { format: 'A4', margin: '10mm' },
  { format: 'A4', margin: '15mm' },
  { format: 'A4', margin: '0.4in' },
  { format: 'Letter', margin: '10mm' },
  narrow,
  { format: 'Letter', margin: '0.4in' },
];

/** A word on a sheet, in points from its top left corner. */
type Word = { readonly text: string; left: number; top: number; right: number; bottom: number };
type Sheet = { readonly width: number; readonly height: number; readonly words: readonly Word[] };

async function print(page: Page, info: TestInfo, { format, margin }: Paper): Promise<readonly Sheet[]> {
  const sides = { top: margin, right: margin, bottom: margin, left: margin };
  const path = info.outputPath('page.pdf');
  await writeFile(path, await page.pdf({ format, margin: sides, printBackground: true }));
  const xml = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return xml.split('<page ').slice(1).map(parseSheet);
}

function parseSheet(xml: string): Sheet {
  const size = /^width="([\d.]+)" height="([\d.]+)"/.exec(xml);
  const words = xml.matchAll(
    /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g,
  );
  return {
    width: Number(size?.[1]),
    height: Number(size?.[2]),
    words: [...words].map(([, left, top, right, bottom, text = '']) => ({
      ...{ text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
    })),
  };
}

function readText(sheets: readonly Sheet[]): string {
  return sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
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
    const samples = process.env.TEST_LONG ? papers : [narrow];
    for (const paper of samples) {
      const sheets = await print(page, info, paper);
      expect(findPrintErrors(sheets), JSON.stringify(paper)).toEqual([]);
      const text = readText(sheets);
      expect(text).toMatch(/^Mohar https?:/);
      for (const word of ['Scroll to top', 'Tutorials', 'Useful Links', 'Skip to']) expect(text).not.toContain(word);
    }
  });
}

test('the price list is at most two sheets, on A4 and Letter, at any usual margin', async ({ page }, info) => {
  await page.goto('/pricing');
  for (const paper of papers) {
    const sheets = await print(page, info, paper);
    expect(sheets.length).toBeLessThanOrEqual(2);
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
  expect(text).toContain('Gross ₹2,194');
  expect(text).toContain('category=organization');
  expect(text).not.toContain('Foreign certificates');

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(readText(await print(page, info, narrow))).toContain('Gross ₹720');
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
  const text = readText(await print(page, info, narrow));
  expect(text).toContain('What is a digital signature certificate (DSC)?');
  expect(text).toContain('A DSC is your electronic identity');
});
