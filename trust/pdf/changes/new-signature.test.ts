import { expect, test } from 'vitest';
import { describeChanges, signAgainWith, signWith } from '#tests/check/describe-changes.ts';
import { page } from '#tests/check/pdf-fixtures.ts';
import { makeField } from '#tests/check/sign-pdf.ts';
import { makeStream, type PdfObjects } from '#tests/check/write-pdf.ts';

const cover = makeStream(
  '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>',
  '1 g 0 0 595 842 re f 0 g BT /F1 12 Tf 72 720 Td (Pay Rs 999999 to Mallory) Tj ET',
);
const nothing = makeStream('/Type /XObject /Subtype /Form /BBox [0 0 595 842]', '');
const overText = '[60 700 300 740]';
/** The field that is signed second, with flags, at a place. */
const second = (value: number | undefined, flags: number, more: string, place = overText): string =>
  makeField('second', value, more).replace('[0 0 0 0]', place).replace('/F 132', `/F ${flags}`);
const inForm: PdfObjects = { 6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>' };
const onPage: PdfObjects = { ...inForm, 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] >>` };

/** The first signature has an empty field, which the second one signs. */
async function signEmpty(empty: PdfObjects, signed: string): Promise<string> {
  return describeChanges(await signAgainWith({ 20: signed, 30: cover }, await signWith(empty)));
}

test.each<[string, PdfObjects]>([
  ['was hidden', { ...onPage, 20: second(undefined, 2, '') }],
  ['was neither on the screen nor printed', { ...onPage, 20: second(undefined, 32, '') }],
  ['was on no page', { ...inForm, 20: second(undefined, 4, '') }],
  ['had no appearance', { ...onPage, 20: second(undefined, 4, '') }],
  ['had an appearance of nothing', { ...onPage, 20: second(undefined, 4, '/AP << /N 31 0 R >>'), 31: nothing }],
])('a field over signed text that %s is a mark over it when it is signed', async (_, empty) => {
  expect(await signEmpty(empty, second(21, 4, '/AP << /N 30 0 R >>'))).toBe('signature stamp');
});

test.each([
  ['hidden', 2, '[0 0 595 842]', 'signature stamp'],
  ['hidden, and small,', 2, '[400 30 500 60]', 'unchanged signature'],
  ['seen, and a third of the page', 4, '[0 0 595 300]', 'unchanged signature'],
  ['hidden, and a third of the page', 2, '[0 0 595 300]', 'signature stamp'],
  ['seen, and more than half of the page', 4, '[0 0 595 500]', 'signature stamp'],
])('a field in an empty place that was %s', async (_, flags, place, expected) => {
  const bare: PdfObjects = {
    8: '<< /FT /Tx /T (amount) /Subtype /Widget /F 2 /Rect [0 0 0 0] >>',
    4: makeStream('', ''),
  };
  const empty = { ...onPage, ...bare, 20: second(undefined, flags, '', place) };
  expect(await signEmpty(empty, second(21, 4, '/AP << /N 30 0 R >>', place))).toBe(expected);
});

test.each([
  ['drawn by its colours alone', '/MK << /BG [1 1 1] /CA (Pay Rs 999999) >>', 4, overText],
  ['without anything that draws it', '', 4, overText],
  ['printed, though not on the screen', '/AP << /N 30 0 R >>', 36, overText],
  ['that is not scaled with the page', '/AP << /N 30 0 R >>', 12, '[400 30 500 60]'],
  ['that is not turned with the page', '/AP << /N 30 0 R >>', 20, '[400 30 500 60]'],
])('a new field %s is a mark over the page', async (_, more, flags, place) => {
  const bytes = await signAgainWith({ 20: second(21, flags, more, place), 30: cover });
  expect(await describeChanges(bytes)).toBe('signature stamp');
});

test.each([
  ['a place', second(21, 4, '/AP << /N 30 0 R >> /Rect [0 0 0 0]', '[0 0 595 842]'), 30],
  ['an appearance', second(21, 4, '/AP << /N 30 0 R /N 31 0 R >>', '[400 30 500 60]'), 30],
  ['a page', second(21, 4, '/AP << /N 30 0 R >> /P 3 0 R', '[400 30 500 60]'), 30],
] as const)('a new field with %s twice is something else, since readers differ', async (_, field, number) => {
  const bytes = await signAgainWith({ 20: field, [number]: cover, 31: nothing });
  expect(await describeChanges(bytes)).toMatch(/\bother\b/);
});

test('flags that are no number, for an action to find, are something else', async () => {
  const empty = { ...onPage, 20: second(undefined, 4, '', '[400 30 500 60]') };
  const signed = second(21, 4, '', '[400 30 500 60]').replace('/F 4', '/F (file)');
  expect(await signEmpty(empty, signed)).toBe('other signature');
});
