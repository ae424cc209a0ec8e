import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runPdfTool } from '../../tests/external-tools/run-tool.ts';
import { checkPdf, forged, page, pdfOf, sign, signedOnce } from '../../tests/pdf-fixtures.ts';
import { propertyOptions, propertyTimeout } from '../../tests/property-options.ts';
import { addSignature, fillSignature, makeField, makeSignature } from '../../tests/sign-pdf.ts';
import { type PdfObjects, updatePdf } from '../../tests/write-pdf.ts';

/** The first page as a reader sees it: texts with their places, and the drawing of poppler, without fonts here. */
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
const twice = await addSignature(signedOnce, sign);
const seen = draw(signedOnce);

/** The update after the first signature; `undefined` where that is not intact or the file is refused. */
async function classify(bytes: Buffer): Promise<string | undefined> {
  const file = await checkPdf(bytes);
  const first = file.kind === 'pdf' ? file.pdf.signatures.find(({ field }) => field === 'approval') : undefined;
  return first?.later?.class;
}

test('after the first signature only the second came, and a page that is drawn otherwise is seen', async () => {
  expect(pdfOf(await checkPdf(twice)).verdict).toBe('good');
  expect(await classify(twice)).toBe('signatures');
  expect(draw(twice)).toBe(seen);
  expect(draw(updatePdf(signedOnce, { 4: forged }))).not.toBe(seen);
});

test(
  'no mutant of what a second signer added leaves the first signature as it is now',
  async () => {
    const unsigned = updatePdf(signedOnce, update);
    const isCaught = async (share: number, value: number, isSigned: boolean): Promise<boolean> => {
      const base = Buffer.from(isSigned ? unsigned : twice);
      // Not the room for the value of the signature, which is most of the update.
      const start = base.indexOf('/Contents <', signedOnce.length);
      const places = base.length - signedOnce.length - (base.indexOf('>', start) - start);
      const at = signedOnce.length + Math.floor(share * places);
      base[at < start ? at : at + base.indexOf('>', start) - start] = value;
      const bytes = isSigned ? await fillSignature(base, sign) : base;
      const found = await classify(bytes);
      // The second signature has no mark: what is drawn otherwise is something else.
      return found !== 'nothing' && found !== 'validation-data' && (found !== 'signatures' || draw(bytes) === seen);
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
