import { syllable } from 'syllable';
import { findHeadlessShell, launchBrowser } from '#tests/find-browser.ts';

// `npm run bench:words -- http://127.0.0.1:3000` prints the readability of a running site by type of page: words per
// sentence (mean, median, and the share of sentences with more than 18), and Flesch's reading ease (1948),
// 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. 60 to 70 is plain English; terms of the field, such
// as certificate, lower it.
const pageTypes = {
  home: ['/'],
  FAQ: ['/Home/Faq'],
  'use cases': [
    ...['e-tender', 'icegate', 'dgft', 'mca-income-tax-gst', 'employee-provident-fund', 'irctc-e-ticketing', 'ipr'],
    'foreign-national',
  ].map((slug) => `/use-cases/${slug}`),
  processes: ['/apply-dsc-process', '/download-dsc-process', '/revoke-dsc-process'],
  pricing: ['/pricing'],
  downloads: ['/downloads'],
  repository: ['/downloadsRepos'],
  partner: ['/becomeapartner'],
  careers: ['/careers'],
  posts: Array.from({ length: 12 }, (_, index) => `/Home/Blogs/Details/${index + 1}`),
  'terms and privacy': ['/privacy-policy'],
};

const site = process.argv[2];
if (!site) throw new Error('Name the running site: npm run bench:words -- http://127.0.0.1:3000');

await using browser = await launchBrowser(findHeadlessShell());
await using context = await browser.newContext({ javaScriptEnabled: true });
const page = await context.newPage();
await page.route('**/*.{js,css,avif,webp,woff2}', (route) => route.abort());

console.log('| Pages | Sentences | Words per sentence | Median | Above 18 | Reading ease |\n|---|---|---|---|---|---|');
const all: string[] = [];
for (const [type, paths] of Object.entries(pageTypes)) {
  const sentences: string[] = [];
  for (const path of paths) {
    await page.goto(new URL(path, site).href, { waitUntil: 'domcontentloaded' });
    const blocks = await page.locator('main :is(p, li, dd):not(:has(p, li))').allTextContents();
    sentences.push(...blocks.flatMap(splitSentences));
  }
  all.push(...sentences);
  printRow(type, sentences);
}
printRow('all', all);

function printRow(type: string, sentences: readonly string[]): void {
  const words = sentences.flatMap(findWords);
  const lengths = sentences.map((sentence) => findWords(sentence).length).sort((a, b) => a - b);
  const share = lengths.filter((length) => length > 18).length / lengths.length;
  const wordsPerSentence = words.length / sentences.length;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words.length);
  const mean = wordsPerSentence.toFixed(1);
  const median = lengths[lengths.length >> 1];
  console.log(
    `| ${type} | ${sentences.length} | ${mean} | ${median} | ${(share * 100).toFixed(0)} % | ${ease.toFixed(0)} |`,
  );
}

/** Skips labels, names and rows: a sentence ends with a full stop and has four words. */
function splitSentences(text: string): readonly string[] {
  const sentences = text.match(/[^.?!]+(?:[.?!](?!\s|$)[^.?!]+)*[.?!](?=\s|$)/g) ?? [];
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => findWords(sentence).length > 3);
}

function findWords(sentence: string): readonly string[] {
  return sentence.match(/[\p{L}’'-]+/gu) ?? [];
}
