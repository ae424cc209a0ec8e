import { PDFDocument } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { drawQuote } from '#documents/draw-quote.ts';
import { calculatePrice } from '#domain/price/calculate-price.ts';
import { type Choice, choiceParts, defaultChoice } from '#domain/price/choice.ts';
import { writeQuote } from './write-quote.ts';

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
  const quote = await writeQuote(full, breakdown, { day: '2026-11-21', origin: 'https://a.test' });
  const drawn = await drawQuote(quote);
  expect(await drawQuote(quote)).toEqual(drawn);
  const pdf = await getDocumentProxy(drawn);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: `Price quote ${quote.number}`, Language: 'en-IN' });
  expect(await (await pdf.getPage(1)).getStructTree()).toMatchObject({ role: 'Root' });
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  for (const line of [
    'Price quote',
    `Quote number ${quote.number}`,
    'Date 21 Nov 2026',
    'Valid from 1 Nov 2026 until our prices change',
    'Name or organisation',
    'GSTIN, for the tax invoice',
    'Item Choice Amount',
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

test('the buyer’s lines are blank fields, which the file keeps to itself', async () => {
  const breakdown = calculatePrice(full, prices);
  if (!breakdown) throw new Error('this choice has a price');
  const quote = await writeQuote(full, breakdown, { day: '2026-11-21', origin: 'https://a.test' });
  const form = (await PDFDocument.load(await drawQuote(quote))).getForm();
  const fields = form.getFields().map((field) => [field.getName(), form.getTextField(field.getName()).getText() ?? '']);
  expect(fields).toEqual([
    ['buyer', ''],
    ['gstin', ''],
    ['address', ''],
  ]);
  expect(form.getTextField('gstin').getMaxLength()).toBe(15);
  // The link back has the choice and nothing else.
  const { searchParams } = new URL(quote.link);
  expect([...searchParams.keys()].every((key) => choiceParts.some((part) => part === key))).toBe(true);
});

test('a quote lists only the chosen add-ons', async () => {
  const breakdown = calculatePrice(defaultChoice, prices);
  if (!breakdown) throw new Error('this choice has a price');
  const { items } = await writeQuote(defaultChoice, breakdown, { day: '2026-11-21', origin: '' });
  expect(items).toEqual([{ title: 'Certificate', detail: 'Indian, Individual, Sign, 1 year', amount: '₹720' }]);
});

test('quote numbers contain the day, and differ by day, choice and price', async () => {
  const breakdown = calculatePrice(full, prices);
  if (!breakdown) throw new Error('this choice has a price');
  const choices = [full, { ...full, shipping: undefined }, { ...full, token: undefined }];
  const numbers = ['2026-11-21', '2026-11-22'].flatMap((day) =>
    choices.map(async (choice) => (await writeQuote(choice, breakdown, { day, origin: '' })).number),
  );
  const found = await Promise.all(numbers);
  for (const number of found) expect(number).toMatch(/^Q-2026112[12]-[2-9A-HJ-NP-Z]{5}$/);
  const dearer = { ...breakdown, total: breakdown.total + 1 };
  const { number } = await writeQuote(full, dearer, { day: '2026-11-21', origin: '' });
  expect(new Set([...found, number]).size).toBe(7);
});
