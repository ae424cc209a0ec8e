import { expect, test } from 'vitest';
import { describeChanges, signAgainWith, signWith } from '#tests/check/describe-changes.ts';
import { page } from '#tests/check/pdf-fixtures.ts';
import { makeField } from '#tests/check/sign-pdf.ts';
import { makeStream, type PdfObjects, updatePdf } from '#tests/check/write-pdf.ts';
import { verifyWithPdfsig } from '#tests/external-tools/pdfsig.ts';

const draw = (text: string): Buffer =>
  makeStream(
    '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>',
    `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`,
  );
const [honest, forged] = [draw('Pay Rs 100 to Ravi Kumar'), draw('Pay Rs 999999 to Mallory')];
const drawnWith = (resources: string, more = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [7 0 R 8 0 R] /Resources << /Font << /F1 5 0 R >> ${resources} >> ${more} >>`;
const secondPage = (more: string): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;
const twoPages = '<< /Type /Pages /Kids [3 0 R 47 0 R] /Count 2 >>';

/** A document that draws object 30 by a name, signed; then an update replaces it. */
const replaceDrawn =
  (objects: PdfObjects, update: PdfObjects = { 30: forged }) =>
  async (): Promise<Buffer> =>
    updatePdf(await signWith({ 30: honest, ...objects }), update);
const type3 = (more: string): string =>
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [1] /Encoding << /Differences [97 /Annots] >> ${more} >>`;

test.each<[string, () => Promise<Buffer>]>([
  ...['SE', 'SD', 'ITXT', 'Annots', 'Parent', 'Kids', 'P', 'Length', 'A'].map(
    (name): [string, () => Promise<Buffer>] => [
      `is called ${name}`,
      replaceDrawn({ 3: drawnWith(`/XObject << /${name} 30 0 R >>`), 4: makeStream('', `q /${name} Do Q`) }),
    ],
  ),
  [
    'is found in the annotations of another page',
    replaceDrawn({
      2: twoPages,
      3: drawnWith('/XObject 47 0 R'),
      4: makeStream('', 'q /Annots Do Q'),
      47: secondPage('/Annots 30 0 R'),
    }),
  ],
  [
    'is found in the annotations of its own page',
    replaceDrawn({
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots 30 0 R /Resources << /XObject 3 0 R >> >>`,
      4: makeStream('', 'q /Annots Do Q'),
    }),
  ],
  [
    'comes to be found in another page',
    replaceDrawn(
      {
        2: twoPages,
        3: drawnWith('/XObject 47 0 R'),
        4: makeStream('', 'q /StructParents Do Q'),
        47: secondPage(''),
      },
      { 47: secondPage('/StructParents 30 0 R'), 30: forged },
    ),
  ],
  [
    'is a glyph that is found in the annotations of a page',
    replaceDrawn({
      2: twoPages,
      3: drawnWith('').replace('/F1 5 0 R', '/F1 48 0 R'),
      4: makeStream('', 'BT /F1 12 Tf 72 720 Td (a) Tj ET'),
      47: secondPage('/Annots 30 0 R'),
      48: type3('/CharProcs 47 0 R'),
    }),
  ],
  [
    'is an appearance that is found in the annotations of a page',
    replaceDrawn({
      2: twoPages,
      8: makeField('shown', undefined, '/AP << /N 47 0 R >> /AS /Annots').replace('/FT /Sig', '/FT /Btn'),
      47: secondPage('/Annots 30 0 R'),
    }),
  ],
])('a drawing that is replaced is found where it %s', async (_, make) => {
  const bytes = await make();
  expect(await describeChanges(bytes)).toBe('other');
  expect(verifyWithPdfsig(bytes)[0]?.isValid).toBe(true);
});

test('a field that is layers’ state as well may not be signed to hide them', async () => {
  const signature = '/D 20 0 R /OCGs [33 0 R]';
  const base = await signWith({
    1: `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /OCProperties << ${signature} >> >>`,
    6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
    20: makeField('second', undefined),
    33: '<< /Type /OCG /Name (A) /Usage << /View << /ViewState /OFF >> >> >>',
  });
  const hidden = makeField('second', 21, '/AS [<< /Event /View /Category [/View] /OCGs [33 0 R] >>]');
  expect(await describeChanges(await signAgainWith({ 20: hidden }, base))).toBe('other signature');
});

/** The outline and an action of a tagged document, to whose structure a signature adds. */
test.each([
  ['an item of an outline', '/SE 62 0 R'],
  ['a destination', '/A << /S /GoTo /D [3 0 R /Fit] /SD [62 0 R /Fit] >>'],
])('the structure that belongs to %s may grow with a signature', async (_, entry) => {
  const tagged = '/StructTreeRoot 60 0 R /Outlines 70 0 R';
  const root = '<< /Type /StructTreeRoot /K 61 0 R /ParentTree << /Nums [] >> >>';
  const top = (kids: string): string => `<< /Type /StructElem /S /Document /P 60 0 R /K [${kids}] >>`;
  const base = await signWith({
    1: `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R ${tagged} >>`,
    60: root,
    61: top('62 0 R'),
    62: '<< /Type /StructElem /S /P /P 61 0 R /Pg 3 0 R /K 0 >>',
    70: '<< /Type /Outlines /First 71 0 R /Last 71 0 R /Count 1 >>',
    71: `<< /Title (A) /Parent 70 0 R ${entry} >>`,
  });
  const grown = {
    61: top('62 0 R 63 0 R'),
    63: '<< /Type /StructElem /S /Form /P 61 0 R /K << /Type /OBJR /Obj 20 0 R >> >>',
  };
  expect(await describeChanges(await signAgainWith(grown, base))).toBe('unchanged signature');
  const renamed = { 71: `<< /Title (B) /Parent 70 0 R ${entry} >>` };
  expect(await describeChanges(await signAgainWith(renamed, base))).toBe('other signature');
});

test('a page with its annotations in a list of its own is the same page', async () => {
  const base = await signWith({ 3: `<< ${page} /Contents 4 0 R /Annots 90 0 R >>`, 90: '[7 0 R 8 0 R]' });
  const added = { 3: `<< ${page} /Contents 4 0 R /Annots 90 0 R >>`, 90: '[7 0 R 8 0 R 20 0 R]' };
  expect(await describeChanges(await signAgainWith(added, base))).toBe('unchanged signature');
});
