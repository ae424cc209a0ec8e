import { checkPdf, pdfOf, sign, signedOnce } from './pdf-fixtures.ts';
import { addSignature, fillSignature, makeForm, makeSignature } from './sign-pdf.ts';
import { type PdfObjects, writePdf } from './write-pdf.ts';

/** The class of the update after the first signature, or the status of its bytes without one; `none` without a signature. */
export async function describeChanges(bytes: Buffer): Promise<string> {
  const [first] = pdfOf(await checkPdf(bytes)).signatures;
  if (!first?.later) return first?.bytes.status ?? 'none';
  return first.later.isAllowed ? first.later.class : `${first.later.class} not-allowed`;
}

/** A signed first revision with these additional objects. */
export function signWith(objects: PdfObjects): Promise<Buffer> {
  return fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects }), sign);
}

/** Signs `base` again; the same update adds these objects. */
export async function signAgainWith(objects: PdfObjects, base: Buffer = signedOnce, trailer = ''): Promise<Buffer> {
  return addSignature(base, sign, makeSignature(), { trailer }, objects);
}
