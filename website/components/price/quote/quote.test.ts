import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { drawQuote } from '#documents/draw-quote.ts';
import { type FontFace, openFont } from '#documents/fonts.ts';
import { calculatePrice } from '#domain/price/calculate-price.ts';
import { type Choice, defaultChoice } from '#domain/price/choice.ts';
import { createQuoteNumber } from './download-quote.ts';
import { writeQuote } from './quote.ts';

const find = createRequire(import.meta.url);
const read = (font: string): FontFace =>
  openFont(font, new Uint8Array(readFileSync(find.resolve(`@fontsource/${font}-normal.woff`))));
const fonts = {
  text: [read('anek-latin/files/anek-latin-latin-400'), read('anek-devanagari/files/anek-devanagari-latin-ext-400')],
  strong: [read('anek-latin/files/anek-latin-latin-600'), read('anek-devanagari/files/anek-devanagari-latin-ext-600')],
};

const full: Choice = {
  ...defaultChoice,
  category: 'docsigner',
  certificateType: 'both',
  validity: 3,
  token: 'safenet',
  assistance: 'platinum',
  shipping: 'super-express',
};

test('the fullest quote fits one page, is tagged, and reads back line by line', async () => {
  const breakdown = calculatePrice(full, prices);
  if (!breakdown) throw new Error('this choice has a price');
  const details = { number: 'Q-20261121-7KM4T', day: '2026-11-21', origin: 'https://a.test' };
  const drawn = await drawQuote(writeQuote(full, breakdown, details), fonts);
  const pdf = await getDocumentProxy(drawn);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Price quote Q-20261121-7KM4T', Language: 'en-IN' });
  expect(await (await pdf.getPage(1)).getStructTree()).toMatchObject({ role: 'Root' });
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  for (const line of [
    'Price quote',
    'Quote number: Q-20261121-7KM4T',
    'Date: 21 Nov 2026',
    'Certificate Indian, DocSigner, Both, 3 years ₹27,000',
    'Token SafeNet Token ₹700',
    'Assistance Platinum ₹800',
    'Shipping Super express ₹500',
    'Gross ₹29,000',
    'GST 18% ₹5,220',
    'Total with GST ₹34,220',
    'These prices apply from 1 Nov 2026 until we change them',
    'https://a.test/pricing?',
  ]) {
    expect(text).toContain(line);
  }
});

test('a quote lists only the chosen add-ons', () => {
  const breakdown = calculatePrice(defaultChoice, prices);
  if (!breakdown) throw new Error('this choice has a price');
  const { items } = writeQuote(defaultChoice, breakdown, { number: 'Q-1', day: '2026-11-21', origin: '' });
  expect(items).toEqual([{ title: 'Certificate', detail: 'Indian, Individual, Sign, 1 year', amount: '₹720' }]);
});

test('quote numbers contain the day and differ', () => {
  const numbers = Array.from({ length: 20 }, () => createQuoteNumber('2026-11-21'));
  for (const number of numbers) expect(number).toMatch(/^Q-20261121-[2-9A-HJ-NP-Z]{5}$/);
  expect(new Set(numbers).size).toBe(20);
});
