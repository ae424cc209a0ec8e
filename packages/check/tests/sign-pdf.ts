import { makeStream, type PdfObjects, type PdfOptions, updatePdf, writePdf } from './write-pdf.ts';

/** Room for the value of a signature, in bytes. */
const room = 12_000;
const placeholder = '/ByteRange [0 0000000000 0000000000 0000000000]';

/** A signature dictionary with placeholders for value and byte range. */
export function makeSignature(subFilter = 'adbe.pkcs7.detached', more = '', bytes = room): string {
  const type = subFilter === 'ETSI.RFC3161' ? 'DocTimeStamp' : 'Sig';
  return `<< /Type /${type} /Filter /Adobe.PPKLite /SubFilter /${subFilter} ${placeholder} /Contents <${'0'.repeat(2 * bytes)}> ${more} >>`;
}

export function makeField(name: string, value: number | undefined, more = ''): string {
  const signature = value === undefined ? '' : `/V ${value} 0 R`;
  return `<< /Type /Annot /Subtype /Widget /FT /Sig /T (${name}) /F 132 /P 3 0 R /Rect [0 0 0 0] ${signature} ${more} >>`;
}

/** A page with the text field 8, the signature field 7 and, if asked for, its signature 9. */
export function makeForm(signature: string | undefined, more: PdfObjects = {}): PdfObjects {
  return {
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [7 0 R 8 0 R] /Resources << /Font << /F1 5 0 R >> >> >>',
    4: makeStream('', 'BT /F1 12 Tf 72 720 Td (Pay Rs 100 to Ravi Kumar) Tj ET'),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    6: '<< /Fields [7 0 R 8 0 R] /SigFlags 3 >>',
    7: makeField('approval', signature === undefined ? undefined : 9),
    8: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /F 4 /P 3 0 R /Rect [72 600 200 620] /V (100) >>',
    ...(signature === undefined ? {} : { 9: signature }),
    ...more,
  };
}

/** Makes the value of a signature over the content. */
export type Signer = (content: Buffer) => Promise<Uint8Array>;

/** Fills in the last placeholder of the file. */
export async function fillSignature(pdf: Buffer, sign: Signer, end = pdf.length): Promise<Buffer> {
  const filled = Buffer.from(pdf);
  const at = filled.lastIndexOf(placeholder);
  const start = filled.indexOf('/Contents <', at) + '/Contents '.length;
  const after = filled.indexOf('>', start) + 1;
  const numbers = [start, after, end - after].map((number) => String(number).padStart(10, ' '));
  filled.write(`/ByteRange [0 ${numbers.join(' ')}]`, at, 'latin1');
  const value = Buffer.from(await sign(Buffer.concat([filled.subarray(0, start), filled.subarray(after, end)])));
  filled.write(value.toString('hex'), start + 1, 'latin1');
  return filled;
}

/** A PDF that is signed in its first revision. */
export function makeSigned(sign: Signer, options: PdfOptions = {}, signature = makeSignature()): Promise<Buffer> {
  return fillSignature(writePdf(makeForm(signature), options), sign);
}

/** A further signature, or a timestamp of the document, in an update: objects 20 and 21. */
export function addSignature(
  pdf: Buffer,
  sign: Signer,
  signature = makeSignature(),
  options: PdfOptions = {},
  more: PdfObjects = {},
): Promise<Buffer> {
  const update: PdfObjects = {
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] /Resources << /Font << /F1 5 0 R >> >> >>',
    6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
    20: makeField('second', 21),
    21: signature,
    ...more,
  };
  return fillSignature(updatePdf(pdf, update, options), sign);
}

/** Adds the signature of this number, from 2, in a field of its own. */
export function signAgain(pdf: Buffer, number: number, sign: Signer): Promise<Buffer> {
  const fields = Array.from({ length: number - 1 }, (_, index) => `${20 + 2 * index} 0 R`).join(' ');
  const own = 16 + 2 * number;
  const update = {
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [7 0 R 8 0 R ${fields}] >>`,
    6: `<< /Fields [7 0 R 8 0 R ${fields}] /SigFlags 3 >>`,
    [own]: makeField(`signer ${number}`, own + 1),
    [own + 1]: makeSignature(undefined, '', 5_000),
  };
  return fillSignature(updatePdf(pdf, update), sign);
}
