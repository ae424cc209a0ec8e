import { expect, test } from 'vitest';
import { checkPdf, forged, page, pdfOf, sign } from '../../tests/pdf-fixtures.ts';
import { fillSignature, makeField, makeForm, makeSignature } from '../../tests/sign-pdf.ts';
import { makeStream, type PdfObjects, updatePdf, writePdf } from '../../tests/write-pdf.ts';

const signForm = (objects: PdfObjects): Promise<Buffer> =>
  fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects }), sign);

/** A form XObject that draws a text. */
const draw = (text: string): Buffer =>
  makeStream(
    '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>',
    `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`,
  );

async function expectGood(pdf: Buffer): Promise<void> {
  expect(pdfOf(await checkPdf(pdf)).verdict).toBe('good');
}

/** The class and the entries of the update after the first signature. */
async function classify(pdf: Buffer) {
  const [signature] = pdfOf(await checkPdf(pdf)).signatures;
  return [signature?.verdict, signature?.later?.class];
}

test('an update whose chain leaves out the signed revision is another change (ISO 32000-2, section 7.5.6)', async () => {
  const base = writePdf(makeForm(undefined));
  const signed = await fillSignature(updatePdf(base, { 7: makeField('approval', 9), 9: makeSignature() }), sign);
  await expectGood(signed);
  const text = signed.toString('latin1');
  const row = (number: number, offset: number): string => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  const find = (number: number): number => text.lastIndexOf(`\n${number} 0 obj\n`) + 1;
  const contents = Buffer.concat([Buffer.from('4 0 obj\n'), forged, Buffer.from('\nendobj\n')]);
  const id = '<00112233445566778899aabbccddeeff>';
  const previous = base.lastIndexOf('xref\n0 1');
  const end =
    `xref\n${row(4, signed.length)}${row(7, find(7))}${row(9, find(9))}` +
    `trailer\n<< /Size 1000 /Root 1 0 R /ID [${id} ${id}] /Prev ${previous} >>\n` +
    `startxref\n${signed.length + contents.length}\n%%EOF\n`;
  expect(await classify(Buffer.concat([signed, contents, Buffer.from(end)]))).toEqual(['something-added', 'other']);
});

const withContents = (contents: string): string => `<< ${page} ${contents} /Annots [7 0 R 8 0 R] >>`;

test.each<[string, PdfObjects]>([
  ['page has two contents, the forged ones last', { 3: withContents('/Contents 4 0 R /Contents 80 0 R') }],
  ['page has two contents, the forged ones first', { 3: withContents('/Contents 80 0 R /Contents 4 0 R') }],
  [
    'catalogue has two page trees',
    {
      1: '<< /Type /Catalog /Pages 81 0 R /Pages 2 0 R /AcroForm 6 0 R >>',
      81: '<< /Type /Pages /Kids [82 0 R] /Count 1 >>',
      82: `<< ${page} /Contents 80 0 R >>`,
    },
  ],
])('an update is another change if its %s: readers differ about which counts', async (_, objects) => {
  const signed = await signForm({ 3: withContents('/Contents 4 0 R') });
  await expectGood(signed);
  expect(await classify(updatePdf(signed, { ...objects, 80: forged }))).toEqual(['something-added', 'other']);
});

test('the appearance of a widget that is written within the page may not change', async () => {
  const widget = '<< /Subtype /Widget /FT /Tx /T (amount) /F 4 /Rect [72 600 200 620] /V (100) /AP << /N 30 0 R >> >>';
  const objects = { 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R ${widget}] >>`, 30: draw('Rs 100') };
  const signed = await signForm({ ...objects, 6: '<< /Fields [7 0 R] /SigFlags 3 >>' });
  await expectGood(signed);
  expect(await classify(updatePdf(signed, { 30: draw('Rs 999999') }))).toEqual(['something-added', 'other']);
});

test.each([
  ['pictures', '/XObject 1 0 R', '/Metadata Do'],
  ['fonts', '/Font 1 0 R', 'BT /Metadata 12 Tf (a) Tj ET'],
])('what a page draws with the catalogue as its dictionary of %s may not change', async (_, resources, content) => {
  const objects = {
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Metadata 46 0 R >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [7 0 R 8 0 R] /Resources << ${resources} >> >>`,
    4: makeStream('', content),
  };
  const signed = await signForm({ ...objects, 46: draw('Pay Rs 100') });
  await expectGood(signed);
  expect(await classify(updatePdf(signed, { 46: draw('Pay Rs 999999') }))).toEqual(['something-added', 'other']);
});

test('a metadata stream that no page draws may change', async () => {
  const catalogue = '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Metadata 46 0 R /OpenAction [3 0 R /Fit] >>';
  const signed = await signForm({ 1: catalogue, 46: makeStream('/Type /Metadata /Subtype /XML', '<a/>') });
  const updated = updatePdf(signed, { 46: makeStream('/Type /Metadata /Subtype /XML', '<b/>') });
  expect(await classify(updated)).toEqual(['good', 'nothing']);
});

test('a later stamp is reported on a page without its type too', async () => {
  const area = '[72 600 400 760]';
  const field = (value?: number, more = ''): string => makeField('second', value, more).replace('[0 0 0 0]', area);
  const signed = await signForm({
    3: `<< ${page.replace('/Type /Page ', '')} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] >>`,
    6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
    20: field(),
  });
  await expectGood(signed);
  const stamp = { 20: field(21, '/AP << /N 30 0 R >>'), 21: makeSignature(), 30: draw('Pay Rs 999999') };
  expect(await classify(await fillSignature(updatePdf(signed, stamp), sign))).toEqual(['mark-added', 'signatures']);
});
