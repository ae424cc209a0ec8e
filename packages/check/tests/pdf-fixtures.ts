import type { FileReport } from '../report/file-report.ts';
import { defaultLimits } from '../report/limits.ts';
import type { PdfReport } from '../report/pdf-report.ts';
import { ExtendedKeyUsage, X509CrlReason } from '../x509.ts';
import { checkFixtures, days, type FixtureOptions, issue, makeAuthority, signCrl } from './make-certificates.ts';
import { signByOpenssl, stampByOpenssl } from './sign-cms.ts';
import { fillSignature, makeForm, makeSignature, makeSigned } from './sign-pdf.ts';
import { makeStream, type PdfObjects, updatePdf, writePdf } from './write-pdf.ts';

export const authority = await makeAuthority();
export const foreign = await makeAuthority('Sample');
export const signer = await issue(authority);
const stamping = { name: 'Timestamps', extendedUsages: [ExtendedKeyUsage.timeStamping] };
const stamper = await issue(authority, stamping);
export const revoked = await issue(authority, { name: 'Ravi Kumar' });
const foreignSigner = await issue(foreign);

export const sign = signByOpenssl(signer, authority);
export const signByOther = signByOpenssl(foreignSigner, foreign);
export const stamp = stampByOpenssl(stamper, authority);
export const entry = {
  serialNumber: revoked.certificate.serialNumber,
  revocationDate: days(-1),
  reason: X509CrlReason.keyCompromise,
};
export const repository = { ...authority.repository, crl: await signCrl(authority, [entry]) };

/** The default limits with more time: a report may not depend on the load of the machine. */
const relaxedLimits = { ...defaultLimits, milliseconds: 600_000 };

/**
 * Checks a PDF against the repository. OpenSSL signs with the present time, a little after the moment of the fixtures.
 */
export async function checkPdf(bytes: Uint8Array, options: Partial<FixtureOptions> = {}): Promise<FileReport> {
  const input = { name: 'a.pdf', bytes: new Uint8Array(bytes) };
  const { files } = await checkFixtures([input], {
    repository,
    now: new Date(),
    limits: relaxedLimits,
    ...options,
  });
  const [file] = files;
  if (!file) throw new Error('no report');
  return file;
}

export function pdfOf(file: FileReport): PdfReport {
  if (file.kind !== 'pdf') throw new Error(JSON.stringify(file));
  return file.pdf;
}

/** The result for each signature: headline, and why it is not intact or not checked, or the update after it. */
export function summarisePdf({ signatures }: PdfReport): readonly string[] {
  return signatures.map(({ verdict, bytes, later }) => {
    if (bytes.status === 'not-intact') return `${verdict}: ${bytes.error}`;
    if (bytes.status === 'not-checked') return `${verdict}: ${bytes.reason}`;
    return later && later.class !== 'nothing' ? `${verdict}: ${later.class}` : verdict;
  });
}

/** A page with a picture where a signature would be. */
export const plain = writePdf({
  ...makeForm(undefined),
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im1 10 0 R >> >> >>',
  4: makeStream('', 'q 200 0 0 80 72 600 cm /Im1 Do Q'),
  10: makeStream(
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    '\x00',
  ),
});

export const signedOnce = await makeSigned(sign);
export const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>';
export const forged = makeStream('', 'BT /F1 12 Tf 72 720 Td (Pay Rs 999999 to Ravi Kumar) Tj ET');
export const filled =
  '<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /F 4 /P 3 0 R /Rect [72 600 200 620] /V (250) /AP << /N 30 0 R >> >>';
export const appearance = makeStream('/Type /XObject /Subtype /Form /BBox [0 0 128 20]', 'BT /F1 12 Tf (250) Tj ET');
export const form: PdfObjects = { 8: filled, 30: appearance };
export const note: PdfObjects = {
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 31 0 R] >>`,
  31: '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Please check) >>',
};
export const store: PdfObjects = {
  1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /DSS 40 0 R >>',
  40: '<< /Type /DSS /Certs [41 0 R] /CRLs [] >>',
  41: makeStream('', Buffer.from(authority.repository.ca ?? [])),
};

/** A certified document: DocMDP with a level. */
export function certify(level: number): Promise<Buffer> {
  const reference = `/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${level} /V /1.2 >> >>]`;
  const signature = makeSignature('adbe.pkcs7.detached', reference);
  const catalogue = '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Perms << /DocMDP 9 0 R >> >>';
  return fillSignature(writePdf({ ...makeForm(signature), 1: catalogue }), sign);
}

export const update =
  (objects: PdfObjects, base: Buffer = signedOnce) =>
  async () =>
    updatePdf(base, objects);
