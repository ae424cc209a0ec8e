import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPdf, forged, once, page, pdfOf, sign } from '#tests/check/pdf-fixtures.ts';
import { addSignature, fillSignature, makeField, makeSignature } from '#tests/check/sign-pdf.ts';
import { type PdfObjects, updatePdf } from '#tests/check/write-pdf.ts';
import { runPdfTool } from '#tests/external-tools/run-tool.ts';
import { propertyOptions, propertyTimeout } from '#tests/property-options.ts';

/** What a reader sees of the first page: texts with their places, and what poppler draws, which has no fonts here. */
function draw(bytes: Uint8Array): string {
  try {
    const text = runPdfTool('pdftotext', bytes, ['-bbox', '-l', '1'], ['-']);
    return text + runPdfTool('pdftoppm', bytes, ['-r', '72', '-l', '1', '-aa', 'no', '-mono']);
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) return '';
    throw error;
  }
}

const update: PdfObjects = {
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] >>`,
  6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
  20: makeField('second', 21),
  21: makeSignature(),
};
const twice = await addSignature(once, sign);
const seen = draw(once);

/** Whether the first signature is called unchanged. */
async function isUnchanged(bytes: Buffer): Promise<boolean> {
  const file = await checkPdf(bytes);
  const first = file.kind === 'pdf' ? file.pdf.signatures.find(({ field }) => field === 'approval') : undefined;
  return first?.bytes.status === 'unchanged';
}

test('the two signatures are unchanged, and a page that is drawn otherwise is seen', async () => {
  expect(pdfOf(await checkPdf(twice)).verdict).toBe('good');
  expect(draw(twice)).toBe(seen);
  expect(draw(updatePdf(once, { 4: forged }))).not.toBe(seen);
});

test(
  'no change of the appended part that a reader sees is called unchanged, signed or not',
  async () => {
    const unsigned = updatePdf(once, update);
    const isCaught = async (share: number, value: number, isSigned: boolean): Promise<boolean> => {
      const base = Buffer.from(isSigned ? unsigned : twice);
      // Not the room for the value of the signature, which is most of the update.
      const start = base.indexOf('/Contents <', once.length);
      const places = base.length - once.length - (base.indexOf('>', start) - start);
      const at = once.length + Math.floor(share * places);
      base[at < start ? at : at + base.indexOf('>', start) - start] = value;
      const bytes = isSigned ? await fillSignature(base, sign) : base;
      return !(await isUnchanged(bytes)) || draw(bytes) === seen;
    };
    const property = fc.asyncProperty(
      fc.double({ min: 0, max: 0.9999, noNaN: true }),
      fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...Buffer.from('0123456789 /<>[]()R'))),
      fc.boolean(),
      isCaught,
    );
    await fc.assert(property, propertyOptions(500, 10));
  },
  propertyTimeout,
);
