import { checkPdf, once, pdfOf, sign } from './pdf-fixtures.ts';
import { addSignature, fillSignature, makeForm, makeSignature } from './sign-pdf.ts';
import { type PdfObjects, writePdf } from './write-pdf.ts';

/** The update after the first signature, or why the signature is not intact. */
export async function describeChanges(bytes: Buffer): Promise<string> {
  const [first] = pdfOf(await checkPdf(bytes)).signatures;
  if (!first?.later) return first?.bytes.status ?? 'none';
  return first.later.isAllowed ? first.later.class : `${first.later.class} not-allowed`;
}

/** A first revision with these objects more, signed. */
export function signWith(objects: PdfObjects): Promise<Buffer> {
  return fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects }), sign);
}

/** The base is signed a second time, with these objects more in the same update. */
export async function signAgainWith(objects: PdfObjects, base: Buffer = once, trailer = ''): Promise<Buffer> {
  return addSignature(base, sign, makeSignature(), { trailer }, objects);
}
