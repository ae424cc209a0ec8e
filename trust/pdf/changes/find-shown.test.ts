import { expect, test } from 'vitest';
import { describeChanges, signAgainWith, signWith } from '#tests/check/describe-changes.ts';
import { appearance } from '#tests/check/pdf-fixtures.ts';
import { makeField } from '#tests/check/sign-pdf.ts';
import { makeStream, type PdfObjects } from '#tests/check/write-pdf.ts';

const drawnWith = (resources: string, annotations: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [${annotations}] /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`;

/** A page with this content is signed, and then a second time with a mark in a rectangle. */
async function mark(content: string, rectangle: string, resources = '', objects: PdfObjects = {}): Promise<string> {
  const page = (annotations: string): PdfObjects => ({ 3: drawnWith(resources, annotations) });
  const base = await signWith({ ...page('7 0 R 8 0 R'), 4: makeStream('', content), ...objects });
  const stamp = makeField('second', 21, '/AP << /N 30 0 R >>').replace('[0 0 0 0]', rectangle);
  return describeChanges(await signAgainWith({ ...page('7 0 R 8 0 R 20 0 R'), 20: stamp, 30: appearance }, base));
}

const widths = (width: number): string => Array.from({ length: 95 }, () => width).join(' ');
const fontWith = (width: number): string =>
  `<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 32 /LastChar 126 /Widths [${widths(width)}] >>`;
const inForm: PdfObjects = {
  40: makeStream('/Type /XObject /Subtype /Form /BBox [0 0 595 842]', 'BT 72 720 Td (Pay 100) Tj ET'),
};

test.each<[string, string, string, string?, PdfObjects?]>([
  ['moved by a number between strings', 'BT /F1 12 Tf 72 720 Td [(Pay Rs) -20000 (100)] TJ ET', '[340 712 540 742]'],
  ['moved by a number before', 'BT /F1 12 Tf 72 720 Td [-20000 (Pay) 0] TJ (Rs 100) Tj ET', '[330 712 540 742]'],
  ['spaced by characters', 'BT /F1 12 Tf 40 Tc 72 720 Td (Pay 100) Tj ET', '[160 712 360 742]'],
  ['spaced by words', 'BT /F1 12 Tf 200 Tw 72 720 Td (Pay 100) Tj ET', '[250 712 450 742]'],
  ['spaced by its operator', 'BT /F1 12 Tf 72 740 Td 20 TL 200 0 (Pay 100) " ET', '[250 712 450 742]'],
  ['stretched', 'BT /F1 12 Tf 300 Tz 72 720 Td (Pay Rs 100) Tj ET', '[160 712 360 742]'],
  ['raised', 'BT /F1 12 Tf 100 Ts 72 620 Td (Pay 100) Tj ET', '[72 712 272 742]'],
  ['of wide letters', 'BT /F1 12 Tf 72 720 Td (WWWWWWWWWW100) Tj ET', '[160 712 360 742]'],
  ['of a wide font', 'BT /F1 12 Tf 72 720 Td (Pay 100) Tj ET', '[180 712 360 742]', '', { 5: fontWith(2_000) }],
  [
    'of letters that say that they have no width',
    'BT /F1 12 Tf 72 720 Td (P) Tj ET',
    '[60 712 160 742]',
    '',
    { 5: fontWith(0) },
  ],
  [
    'of a font that a graphics state sets',
    'BT /G1 gs 72 720 Td (Pay 100) Tj ET',
    '[80 715 280 745]',
    '/ExtGState << /G1 << /Font [5 0 R 40] >> >>',
  ],
  [
    'in a form that takes the font of the page',
    '/F1 40 Tf /X1 Do',
    '[80 715 280 745]',
    '/XObject << /X1 40 0 R >>',
    inForm,
  ],
  ['upside down', 'BT /F1 -12 Tf 272 720 Td (Pay 100) Tj ET', '[220 690 265 718]'],
])('a mark over text that is %s covers it', async (_, content, rectangle, resources, objects) => {
  expect(await mark(content, rectangle, resources, objects)).toBe('signature stamp');
});

test.each<[string, string, string, PdfObjects?]>([
  ['beside a label', 'BT /F1 12 Tf 72 720 Td (Signature:) Tj ET', '[145 712 345 742]'],
  [
    'beside a label of a narrow font',
    'BT /F1 12 Tf 72 720 Td (Signature:) Tj ET',
    '[115 712 345 742]',
    { 5: fontWith(250) },
  ],
  ['between two columns', 'BT /F1 12 Tf 72 720 Td [(Ravi) -30000 (Asha)] TJ ET', '[150 712 350 742]'],
  ['below a line', 'BT /F1 12 Tf 72 720 Td (Pay Rs 100) Tj ET', '[72 680 272 716]'],
])('a mark %s covers nothing', async (_, content, rectangle, objects) => {
  expect(await mark(content, rectangle, '', objects)).toBe('unchanged signature');
});
