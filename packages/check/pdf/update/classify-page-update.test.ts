import { expect, test } from 'vitest';
import { signAgainWith as again, describeChanges as describe, signWith } from '../../tests/describe-changes.ts';
import { verifyWithPdfsig } from '../../tests/external-tools/pdfsig.ts';
import { appearance, certify, filled, forged, page, signedOnce } from '../../tests/pdf-fixtures.ts';
import { catalogue, field, helvetica, swapped } from '../../tests/update-objects.ts';
import { type PdfObjects, updatePdf } from '../../tests/write-pdf.ts';

const element = (more: string): string => `<< /Type /StructElem /P 61 0 R ${more} >>`;
const tree: PdfObjects = {
  ...catalogue('/StructTreeRoot 60 0 R'),
  60: '<< /Type /StructTreeRoot /K 61 0 R /ParentTree << /Nums [0 [62 0 R]] >> /ParentTreeNextKey 1 >>',
  61: '<< /Type /StructElem /S /Document /P 60 0 R /K [62 0 R] >>',
  62: element('/S /P /Pg 3 0 R /K 0'),
};
const grown = (kid: string, more: PdfObjects = {}): PdfObjects => ({
  60: '<< /Type /StructTreeRoot /K 61 0 R /ParentTree << /Nums [0 [62 0 R] 1 63 0 R] >> /ParentTreeNextKey 2 >>',
  61: '<< /Type /StructElem /S /Document /P 60 0 R /K [62 0 R 63 0 R] >>',
  63: element(kid),
  ...more,
});

/** The page of the second signature, with these entries more. */
const pageWith = (more: string): PdfObjects => ({
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] ${more} >>`,
});
const note: PdfObjects = {
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R 31 0 R] >>`,
  31: '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Please check) >>',
};

/** Each rule of `update-rules.ts`, and an abuse of it. */
test.each<[string, () => Promise<Buffer>, string]>([
  [
    'resources cloned with the same content',
    () =>
      again({
        3: `<< ${page.replace(/\/Resources.*/, '')} /Resources 82 0 R /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] >>`,
        82: '<< /Font << /F1 83 0 R >> >>',
        83: helvetica,
      }),
    'signatures',
  ],
  [
    'resources cloned with other content',
    () =>
      again({
        3: `<< ${page.replace(/\/Resources.*/, '')} /Resources 82 0 R /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] >>`,
        82: '<< /Font << /F1 83 0 R >> >>',
        83: swapped,
      }),
    'other',
  ],
  [
    'a page that has two contents',
    () => again({ 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] /Contents 84 0 R >>`, 84: forged }),
    'other',
  ],
  ['a key that has the name of a property of objects', () => again(pageWith('/constructor (Pay 9)')), 'other'],
  [
    'a further page',
    () => again({ 2: '<< /Type /Pages /Kids [3 0 R 47 0 R] /Count 2 >>', 47: `<< ${page} /Contents 4 0 R >>` }),
    'other',
  ],
  [
    'structure for the new widget',
    async () => again(grown('/S /Form /K << /Type /OBJR /Obj 20 0 R >>'), await signWith(tree)),
    'other',
  ],
  [
    'structure that is read aloud',
    async () => again(grown('/S /Form /ActualText (Pay 9) /K << /Type /OBJR /Obj 20 0 R >>'), await signWith(tree)),
    'other',
  ],
  ['structure for other content', async () => again(grown('/S /P /Pg 3 0 R /K 0'), await signWith(tree)), 'other'],
  [
    'structure that was changed',
    async () =>
      again(
        grown('/S /Form /K << /Type /OBJR /Obj 20 0 R >>', { 62: element('/S /P /Alt (Pay 9) /Pg 3 0 R /K 0') }),
        await signWith(tree),
      ),
    'other',
  ],
  [
    'structure for a new note',
    async () => again(grown('/S /Annot /K << /Type /OBJR /Obj 31 0 R >>', { ...note }), await signWith(tree)),
    'other',
  ],
  [
    'structure for a new note, with a text of its own',
    async () =>
      again(grown('/S /Annot /Alt (Pay 9) /K << /Type /OBJR /Obj 31 0 R >>', { ...note }), await signWith(tree)),
    'other',
  ],
  [
    'structure for an annotation that was there',
    async () => again(grown('/S /Annot /K << /Type /OBJR /Obj 8 0 R >>'), await signWith(tree)),
    'other',
  ],
  [
    'a number of a page under which nothing is found',
    async () => again(pageWith('/StructParents 7'), await signWith(tree)),
    'other',
  ],
  [
    'a number of a page under which an element is found',
    async () => again(pageWith('/StructParents 0'), await signWith(tree)),
    'other',
  ],
  [
    'a number of a page under which an element comes to be found',
    async () =>
      again(
        { ...pageWith('/StructParents 1'), ...grown('/S /Form /K << /Type /OBJR /Obj 20 0 R >>') },
        await signWith(tree),
      ),
    'other',
  ],
  [
    'another number of a page',
    async () =>
      again(
        pageWith('/StructParents 8'),
        await signWith({ ...tree, 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R] /StructParents 7 >>` }),
      ),
    'other',
  ],
  ['the order of the structure where there was none', () => again(pageWith('/Tabs /S')), 'signatures'],
  ['an order by columns where there was none', () => again(pageWith('/Tabs /C')), 'signatures'],
  [
    'another order for the keyboard',
    async () =>
      again(
        pageWith('/Tabs /C'),
        await signWith({ 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R] /Tabs /R >>` }),
      ),
    'signatures',
  ],
  ['a named appearance', () => again(catalogue('/Names << /AP << /Names [(a) 4 0 R] >> >>')), 'other'],
  [
    'a named appearance replaced',
    async () =>
      again(
        catalogue('/Names << /AP << /Names [(a) 5 0 R] >> >>'),
        await signWith(catalogue('/Names << /AP << /Names [(a) 4 0 R] >> >>')),
      ),
    'other',
  ],
  [
    'a named script',
    () => again(catalogue('/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (x) >>] >> >>')),
    'other',
  ],
  [
    'colours of a field that is filled in',
    async () => updatePdf(signedOnce, { 8: field('/V (250) /MK << /BG [1 1 0] >>') }),
    'other',
  ],
  [
    'colours of a field alone',
    async () => updatePdf(signedOnce, { 8: field('/V (100) /MK << /BG [0 0 0] >>') }),
    'other',
  ],
  [
    'a field filled in that is in the order of calculation',
    async () =>
      updatePdf(await signWith({ 6: '<< /Fields [7 0 R 8 0 R] /SigFlags 3 /CO [8 0 R] >>' }), {
        8: filled,
        30: appearance,
      }),
    'other',
  ],
  [
    'another order of calculation',
    async () =>
      updatePdf(await signWith({ 6: '<< /Fields [7 0 R 8 0 R] /SigFlags 3 /CO [8 0 R] >>' }), {
        6: '<< /Fields [7 0 R 8 0 R] /SigFlags 3 /CO [7 0 R] >>',
      }),
    'other',
  ],
  [
    'a field filled in twice',
    async () =>
      updatePdf(updatePdf(await certify(2), { 8: filled, 30: appearance }), {
        8: filled.replace('250', '300'),
        30: appearance,
      }),
    'other',
  ],
  [
    'a field whose appearance alone is swapped',
    async () => updatePdf(await signWith({ 8: field('/V (100) /AP << /N 30 0 R >>'), 30: appearance }), { 30: forged }),
    'other',
  ],
  [
    'a field that is taken off the page',
    async () => updatePdf(signedOnce, { 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R] >>` }),
    'other',
  ],
  [
    'a field that is taken out of the form',
    async () => updatePdf(signedOnce, { 6: '<< /Fields [7 0 R] /SigFlags 3 >>' }),
    'other',
  ],
])('after a signature: %s', async (_, make, expected) => {
  const bytes = await make();
  expect(await describe(bytes)).toBe(expected);
  // Of the first pdfsig says the same in any case: nothing that it signed was touched.
  expect(verifyWithPdfsig(bytes)[0]?.isValid).toBe(true);
});
