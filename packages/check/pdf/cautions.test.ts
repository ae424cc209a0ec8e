import { expect, test } from 'vitest';
import { exitStatus } from '../report/pdf-verdict.ts';
import { checkPdf, forged, pdfOf, sign, signedOnce } from '../tests/pdf-fixtures.ts';
import { addSignature, fillSignature, makeForm, makeSignature } from '../tests/sign-pdf.ts';
import { makeStream, type PdfObjects, updatePdf, writePdf } from '../tests/write-pdf.ts';

const catalogue = (more: string): string => `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R ${more} >>`;
const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R';
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

test.each<[string, PdfObjects, string]>([
  ['a script on opening', { 1: catalogue(`/OpenAction ${script}`) }, 'script-on-opening'],
  ['a named script', { 1: catalogue(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`) }, 'script-on-opening'],
  [
    'a script after another action on opening',
    {
      1: catalogue('/OpenAction 30 0 R'),
      30: `<< /S /GoTo /D [3 0 R /Fit] /Next [31 0 R ${script}] >>`,
      31: '<< /S /GoTo /Next 30 0 R >>',
    },
    'script-on-opening',
  ],
  ['a script of a page', { 3: `<< ${page} /Annots [7 0 R 8 0 R] /AA << /O ${script} >> >>` }, 'script-on-opening'],
  [
    'content of another file',
    { 3: `<< ${page.replace('4 0 R', '30 0 R')} /Annots [7 0 R 8 0 R] >>`, 30: makeStream('/F (other.txt)', '') },
    'external-content',
  ],
  [
    'a layer for print only',
    {
      1: catalogue('/OCProperties << /OCGs [30 0 R] /D << >> >>'),
      30: '<< /Type /OCG /Name (a) /Usage << /Print << /PrintState /ON >> /View << /ViewState /OFF >> >> >>',
    },
    'print-only',
  ],
  [
    'an annotation for print only',
    {
      3: `<< ${page} /Annots [7 0 R 8 0 R 30 0 R] >>`,
      30: '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /F 31 0 R >>',
      31: '36',
    },
    'print-only',
  ],
  [
    'an annotation for print only in the page itself',
    { 3: `<< ${page} /Annots [7 0 R 8 0 R << /Subtype /Stamp /Rect [0 0 9 9] /F 36 >>] >>` },
    'print-only',
  ],
])('the report has a caution for %s', async (_, objects, caution) => {
  const file = await checkPdf(await fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects }), sign));
  expect(pdfOf(file)).toMatchObject({ cautions: [caution], verdict: 'good' });
  expect(exitStatus([file])).toBe(3);
});

test.each<[string, PdfObjects]>([
  ['a form as it is', {}],
  ['an action without a script', { 1: catalogue('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>') }],
  ['an annotation that is shown and printed', { 3: `<< ${page} /Annots [7 0 R 8 0 R << /Rect [0 0 9 9] /F 4 >>] >>` }],
  ['a hidden annotation', { 3: `<< ${page} /Annots [7 0 R 8 0 R << /Rect [0 0 9 9] /F 38 >>] >>` }],
  [
    'a layer without a usage',
    { 1: catalogue('/OCProperties << /OCGs [30 0 R] /D << >> >>'), 30: '<< /Type /OCG /Name (a) >>' },
  ],
])('the report has no caution for %s', async (_, objects) => {
  const file = await checkPdf(await fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects }), sign));
  expect(pdfOf(file)).toMatchObject({ cautions: [], verdict: 'good' });
});

test('a removed signature is reported with the version that has it', async () => {
  const removed = updatePdf(signedOnce, { 1: '<< /Type /Catalog /Pages 2 0 R >>', 4: forged });
  const file = await checkPdf(removed);
  expect(pdfOf(file)).toMatchObject({ signatures: [], removed: [signedOnce.length], verdict: 'signatures-removed' });
  expect(exitStatus([file])).toBe(3);
  expect(pdfOf(await checkPdf(removed.subarray(0, signedOnce.length))).verdict).toBe('good');
});

test('a later signature that was removed is reported beside the first, which stays', async () => {
  const twice = await addSignature(signedOnce, sign);
  const base = { 3: `<< ${page} /Annots [7 0 R 8 0 R] >>`, 6: '<< /Fields [7 0 R 8 0 R] /SigFlags 3 >>' };
  const report = pdfOf(await checkPdf(updatePdf(twice, base)));
  expect(report.removed).toEqual([twice.length]);
  expect(report.signatures.map(({ field, bytes }) => [field, bytes.status])).toEqual([['approval', 'intact']]);
});
