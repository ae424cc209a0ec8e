import { runToolForFile } from './external-tools/run-tool.ts';
import { fillSignature, makeForm, makeSignature, type Signer } from './sign-pdf.ts';
import { type PdfObjects, updatePdf, writePdf } from './write-pdf.ts';

/** A form with an empty signature, rewritten by qpdf: encrypted or linearised. */
export function rewriteByQpdf(...options: readonly string[]): Buffer {
  return rewriteFormByQpdf({}, options);
}

/** As `rewriteByQpdf`, with further objects in the form. */
export function rewriteFormByQpdf(more: PdfObjects, options: readonly string[]): Buffer {
  const empty = writePdf(makeForm('<< /Type /Sig /Filter /Adobe.PPKLite >>', more));
  return Buffer.from(runToolForFile('qpdf', { 'a.pdf': empty }, ['a.pdf', 'output', '--warning-exit-0', ...options]));
}

/**
 * Signs such a file: an update overwrites the empty signature. `isStream`: with a cross-reference stream, like the
 * file.
 */
export function signRewritten(pdf: Buffer, sign: Signer, isStream = false): Promise<Buffer> {
  const text = pdf.toString('latin1');
  const find = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  const encrypt = find(/\/Encrypt (\d+ 0 R)/);
  const trailer = encrypt === '' ? '' : `/Encrypt ${encrypt}`;
  const number = Number(find(/\/V (\d+) 0 R/));
  const root = find(/\/Root (\d+ 0 R)/);
  const update = updatePdf(pdf, { [number]: makeSignature() }, { trailer, isStream });
  const start = update.lastIndexOf('/Root 1 0 R');
  // The catalogue's number is qpdf's.
  const fixed = Buffer.concat([update.subarray(0, start), Buffer.from(`/Root ${root}`), update.subarray(start + 11)]);
  return fillSignature(fixed, sign);
}
