import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { topicPath } from '#contract/routes.ts';
import { samplePaths } from './sample-paths.ts';
import { expect, openWithTypeface, test } from './site.ts';

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
/** `head`, `foot`: what is above and below the text, without spaces, which small type seems to have within words. */
type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly head: string;
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
  const isHead = ({ bottom }: Word): boolean => bottom < margin;
  const isFoot = ({ top }: Word): boolean => top > height - margin;
  const join = (words: readonly Word[]): string => words.map(({ text }) => text).join('');
  return {
    ...{ width: Number(size?.[1]), height, words: all.filter((word) => !isHead(word) && !isFoot(word)) },
    ...{ head: join(all.filter(isHead)), foot: join(all.filter(isFoot)) },
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

const letterhead = ['Mohar Trust Services, Meerut, Uttar Pradesh', 'support@mohar.example, +91 00000 00002'];

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
      expect(sheets.map(({ head }) => head)).toEqual(sheets.map((_, at) => (at === 0 ? '' : title)));
      for (const [at, { foot }] of sheets.entries()) {
        expect(foot).toMatch(/^Printedon\d.*fromhttp:/);
        expect(foot.endsWith(`${at + 1}/${sheets.length}`)).toBe(true);
      }
      for (const sheet of sheets.slice(0, -1)) expect(measureFill(sheet), JSON.stringify(paper)).toBeGreaterThan(0.6);
      // On other papers the last lines may need a sheet of their own.
      if (paper === usual && sheets.length > 1) expect(measureFill(sheets.at(-1) as Sheet)).toBeGreaterThan(0.25);
      const text = readText(sheets);
      for (const line of [...letterhead, 'This site is a demonstration: it issues no certificates.'])
        expect(text.slice(0, 200)).toContain(line);
      for (const word of ['Scroll to top', 'Tutorials', 'Useful Links', 'Skip to']) expect(text).not.toContain(word);
    }
  });
}

test('a page says on which day and from where it was printed, and says no day that it does not know', async ({
  page,
  browser,
  site,
}, info) => {
  await page.clock.setFixedTime('2026-11-30T18:00:00Z');
  await page.goto('/pricing?category=dgft');
  const read = async (): Promise<string | undefined> => (await print(page, info, usual))[0]?.foot;
  const address = `from${site.url}/pricing?category=dgft`;
  expect(await read()).toContain(`Printedon30November2026${address}`);
  // The tab is still open on the next day in India.
  await page.clock.setFixedTime('2026-11-30T18:31:00Z');
  expect(await read()).toContain(`Printedon1December2026${address}`);

  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const unscripted = await context.newPage();
  await unscripted.goto('/accessibility');
  const [sheet] = await print(unscripted, info, usual);
  const text = readText(sheet ? [sheet] : []);
  for (const line of [...letterhead, 'Accessibility statement']) expect(text).toContain(line);
  expect(text).not.toContain('Printed');
  expect(sheet?.foot).toBe('1/1');
});

test('the home page says on two sheets what is sold, what was written and whom to ask', async ({
  page,
  site,
}, info) => {
  await page.goto('/');
  await page.getByRole('dialog', { name: 'Attention Please !!' }).press('Escape');
  const sheets = await print(page, info, usual);
  expect(sheets).toHaveLength(2);
  const [first = '', second = ''] = sheets.map((sheet) => readText([sheet]));
  for (const title of ['Individual DSC', 'Organisational DSC', 'Foreign National DSC', 'Document Signer', '₹8,850'])
    expect(first).toContain(title);
  for (const title of ['Our Blogs', `${site.url}/Home/Blogs/Details/`, 'Ask us', 'info@mohar.example'])
    expect(second).toContain(title);
  for (const title of ['Questions and answers', 'View All', 'closed', 'openstreetmap'])
    expect(first + second).not.toContain(title);
});

test('the contact page is a sheet of every desk and office', async ({ page }, info) => {
  await page.goto('/Home/Contact');
  const sheets = await print(page, info, narrow);
  expect(sheets).toHaveLength(1);
  const text = readText(sheets);
  const desks = ['sales@mohar.example +91 00000 00001', 'revoke@mohar.example', 'grievance@mohar.example'];
  for (const line of [...desks, 'Monday to Saturday', 'Mohar Trust Services, Sector 62']) expect(text).toContain(line);
  for (const word of ['Captcha', 'Submit', 'Map', 'After you send']) expect(text).not.toContain(word);
});

test('a use case is at most two sheets of A4, and none ends with a heading', async ({ page }, info) => {
  for (const { slug } of useCaseTitles) {
    await page.goto(topicPath(slug));
    const sheets = await print(page, info, usual);
    expect(sheets.length, slug).toBeLessThanOrEqual(2);
    const headings = await page.getByRole('heading').allTextContents();
    for (const { words } of sheets) {
      const end = Math.max(...words.map(({ bottom }) => bottom));
      const last = words.filter(({ bottom }) => bottom > end - 3).map(({ text }) => text);
      expect(headings, slug).not.toContain(last.join(' '));
    }
  }
});

test('the price list is at most two sheets, on A4 and Letter, at any usual margin', async ({ page }, info) => {
  await openWithTypeface(page, '/pricing');
  const wide = (['A4', 'Letter'] as const).map((format): Paper => ({ format, margin: '20mm' }));
  for (const paper of [...papers, ...wide]) {
    const sheets = await print(page, info, paper);
    expect(sheets.length, JSON.stringify(paper)).toBeLessThanOrEqual(paper.margin === '20mm' ? 2 : 1);
    expect(findPrintErrors(sheets), JSON.stringify(paper)).toEqual([]);
    const text = readText(sheets);
    for (const title of ['Individual', 'DocSigner', 'Hyp-Epass', 'Platinum', 'Metro City', 'Foreign certificates']) {
      expect(text).toContain(title);
    }
    expect(text).toContain('₹720 + GST ₹850');
    expect(text).toContain('For 10 or more, ask sales for a quote.');
    expect(text).toContain('Write to sales@mohar.example or call +91 00000 00001.');
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
  expect(text).toMatch(/Price estimate .*Date: \d{1,2} [A-Z][a-z]+ 20\d\d Prepared for:/);
  expect(text).toMatch(/Gross.*₹2,194/);
  expect(first?.foot).toContain('category=organization');
  for (const words of ['Foreign certificates', 'Price Calculator', 'Assistance', '₹0'])
    expect(text).not.toContain(words);

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
    const sheets = await print(page, info, narrow);
    const text = readText(sheets).replaceAll(' ', '');
    for (const { foot } of sheets) expect(foot).toContain(`from${site.url}${path}`);
    for (const address of addresses) expect(text).toContain(site.url + address);
    if (path.startsWith('/use-cases')) expect(text).toContain('https://eprocure.gov.in/eprocure/app');
    if (path.startsWith('/downloads')) expect(text).toMatch(/Welastcheckedthefileson\d{1,2}[A-Z][a-z]{2}20\d\d\./);
  }
});

test('a post prints an address once, and no page what can only be done on a screen', async ({ page, site }, info) => {
  await page.goto('/Home/Blogs/Details/11');
  const link = `${site.url}/apply-dsc-process`;
  await expect(page.locator('#post-text a[href="/apply-dsc-process"]')).toHaveCount(2);
  const text = readText(await print(page, info, usual)).replaceAll(' ', '');
  expect(text.split(link)).toHaveLength(2);

  const words = { '/check': 'Click into the box', '/careers': 'Go to the form', '/downloadsRepos': 'box above' };
  const further = { '/nowhere': 'Search', '/Home/Blogs': 'START READING', '/becomeapartner': 'this form' };
  for (const [path, word] of Object.entries({ ...words, ...further })) {
    await page.goto(path);
    const text = readText(await print(page, info, usual));
    for (const absent of [word, 'on this page', 'in the menu']) expect(text, path).not.toContain(absent);
  }
});

test('an open category of questions prints with its answers', async ({ page }, info) => {
  await page.goto('/Home/Faq');
  const sheets = await print(page, info, narrow);
  const text = readText(sheets);
  expect(text).toContain('One of 11 topics.');
  expect(text).toContain('B Application and Verification C Usage on Government Portals');
  expect(text).not.toContain('A General 18');
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

test('a job and the fingerprint of a report are not divided, and a report says when and what was checked', async ({
  page,
  site,
}, info) => {
  await page.goto('/careers');
  const jobs = await page
    .locator('#jobs article')
    .evaluateAll((articles) =>
      articles.map((job) => [...job.querySelectorAll('h3, li')].map(({ textContent }) => textContent)),
    );
  const careers = (await print(page, info, usual)).map((sheet) => toLetters(readText([sheet])));
  expect(jobs.length).toBeGreaterThan(2);
  for (const parts of jobs) {
    const isWhole = (letters: string): boolean => parts.every((part) => letters.includes(toLetters(part)));
    expect(careers.some(isWhole), parts[0]).toBe(true);
  }

  await page.goto('/check');
  const response = await page.request.get(`${site.url}/repository/sub-ca.cer`);
  const bytes = await response.body();
  await page.getByLabel('Choose files').last().setInputFiles({ name: 'sub-ca.cer', mimeType: '', buffer: bytes });
  await expect(page.getByRole('heading', { name: 'Check report' })).toBeVisible();
  const [sheet, ...more] = await print(page, info, usual);
  expect(more).toEqual([]);
  const text = readText(sheet ? [sheet] : []);
  const pairs = createHash('sha256').update(bytes).digest('hex').toUpperCase().match(/../g)?.join(':') ?? '';
  expect(text.replaceAll(' ', '')).toContain(`SHA-256ofthefile${pairs}`);
  expect(text).toMatch(/Checked \d{1,2} [A-Z][a-z]{2} 20\d\d, \d\d:\d\d IST/);
  expect(text).toMatch(/Serial number [0-9A-F]+ Use/);
  expect(text).not.toContain('Check a certificate');
});
