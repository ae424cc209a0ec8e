import { expect, test } from 'vitest';
import { describeChanges, signWith } from '#tests/check/describe-changes.ts';
import { page } from '#tests/check/pdf-fixtures.ts';
import { type PdfObjects, updatePdf } from '#tests/check/write-pdf.ts';

const swapped = '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] >>';
const plain = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const widget = (type: string, more: string): string =>
  `<< /Type /Annot /Subtype /Widget /FT /${type} /T (amount) /F 4 /P 3 0 R /Rect [72 600 200 620] ${more} >>`;
const note = (more: string): PdfObjects => ({
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 31 0 R] >>`,
  31: `<< /Type /Annot /Subtype /FreeText /Rect [10 10 90 30] /Contents (Pay) ${more} >>`,
});

/** The signed form has no font of this name; the update has. */
async function addFont(objects: PdfObjects, font: string, name = 'Helv', form = ''): Promise<string> {
  const base = await signWith({ 6: `<< /Fields [7 0 R 8 0 R] /SigFlags 3 ${form} >>`, ...objects });
  const update = `<< /Fields [7 0 R 8 0 R] /SigFlags 3 ${form} /DR << /Font << /${name} 51 0 R >> >> >>`;
  return describeChanges(updatePdf(base, { 6: update, 51: font }));
}

test.each<[string, PdfObjects, string?]>([
  ['a text field', { 8: widget('Tx', '/V (100) /DA (/Helv 12 Tf)') }],
  ['a button', { 8: widget('Btn', '/MK << /CA (Pay) >> /DA (/Helv 12 Tf)') }],
  ['a note', note('/DA (/Helv 12 Tf)')],
  ['a note, by an escaped name', note('/DA (/He#6cv 12 Tf)')],
  ['a note, without a space before it', note('/DA (0 g/Helv 12 Tf)')],
  ['the form', {}, '/DA (/Helv 12 Tf)'],
])('a font that is new in the form must be plain where %s is drawn with its name', async (_, objects, form) => {
  expect(await addFont(objects, swapped, 'Helv', form)).toBe('other');
  expect(await addFont(objects, plain, 'Helv', form)).toBe('unchanged');
});

test('a font that is new in the form is a program’s own where nothing is drawn with its name', async () => {
  expect(await addFont(note('/DA (/Helv 12 Tf)'), swapped, 'F7')).toBe('unchanged');
});
