import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { site as organisation } from '#content/site.ts';
import { samplePaths } from './sample-paths.ts';
import { expect, test } from './site.ts';

// The PDF of a printed page as poppler reads it: a page break does what no box on the screen shows.
test.use({ content: 'seed' });

/** A word on a sheet, in points from its top left corner. */
type Word = { readonly text: string; left: number; top: number; right: number; bottom: number };
type Sheet = { readonly width: number; readonly height: number; readonly words: readonly Word[] };

/** 15 mm, of `print.css`, less a point for what a glyph hangs over. */
const margin = (15 / 25.4) * 72 - 1;

async function print(page: Page, info: TestInfo, format: 'A4' | 'Letter'): Promise<readonly Sheet[]> {
  const path = info.outputPath(`${format}.pdf`);
  await writeFile(path, await page.pdf({ format, preferCSSPageSize: true }));
  const xml = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return xml.split('<page ').slice(1).map(parseSheet);
}

function parseSheet(xml: string): Sheet {
  const [width = 0, height = 0] = (/^width="([\d.]+)" height="([\d.]+)"/.exec(xml) ?? []).slice(1).map(Number);
  const words = [...xml.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, box = '', text = '']) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = (box.match(/[\d.-]+(?=")/g) ?? []).map(Number);
    return { text, left, top, right, bottom };
  });
  return { width, height, words };
}

const readText = (sheets: readonly Sheet[]): string =>
  sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** Letters only: line breaks, spaces and entities may differ. */
const toLetters = (text: string): string => text.replaceAll(/&\w+;|[^a-z]/gi, '');

/** Words in the margin or over other words. The boxes of words are as high as the font, lines are closer. */
function findPrintErrors({ words, width, height }: Sheet): string[] {
  return words.flatMap((one, index) => {
    const isOutside =
      one.left < margin || one.top < margin || one.right > width - margin || one.bottom > height - margin;
    const over = words.slice(index + 1).filter((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 1 && down > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
    });
    return [...(isOutside ? [`${one.text} is cut`] : []), ...over.map(({ text }) => `${one.text} is over ${text}`)];
  });
}

function readLastLine({ words }: Sheet): string {
  const end = Math.max(...words.map(({ bottom }) => bottom));
  return readText([{ width: 0, height: 0, words: words.filter(({ bottom }) => bottom > end - 3) }]);
}

for (const path of samplePaths) {
  test(`${path} prints on A4 and Letter without navigation, and nothing is cut or overlaps`, async ({ page }, info) => {
    await page.goto(path);
    const headings = (await page.getByRole('heading').allInnerTexts()).map(toLetters);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await print(page, info, format);
      expect(sheets.flatMap(findPrintErrors)).toEqual([]);
      const [first = ''] = sheets.map((sheet) => readText([sheet]));
      for (const line of [organisation.owner, organisation.emails.support, 'http://127.0.0.1'])
        expect(first).toContain(line);
      for (const sheet of sheets) expect(headings).not.toContain(toLetters(readLastLine(sheet)));
      const text = readText(sheets);
      for (const word of ['Scroll to top', 'Tutorials', 'Useful Links', 'Skip to']) expect(text).not.toContain(word);
      await page.emulateMedia({ media: 'print' });
      const lines = (await page.getByRole('main').innerText()).split('\n').map(toLetters).filter(Boolean);
      await page.emulateMedia({ media: null });
      const title = await page.locator('main h1').innerText();
      for (const line of [toLetters(title), lines.at(-1) ?? '']) expect(toLetters(text)).toContain(line);
    }
  });
}

test('addresses of other sites and answers that are closed are printed', async ({ page }, info) => {
  await page.goto('/use-cases/e-tender');
  expect(readText(await print(page, info, 'A4'))).toContain('(https://eprocure.gov.in/eprocure/app)');
  await page.goto('/Home/Faq');
  const closed = page.locator('main details:not([open]) details');
  const answer = (await closed.locator(':is(p, li)').first().textContent()) ?? '';
  expect(toLetters(readText(await print(page, info, 'A4')))).toContain(toLetters(answer));
});
