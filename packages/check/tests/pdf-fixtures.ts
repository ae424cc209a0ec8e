import { createHash, createPrivateKey, sign as signBytes } from 'node:crypto';
import { Attribute, CertificateChoices, SignatureAlgorithmIdentifier, type SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import type { FileReport } from '../report/file-report.ts';
import { defaultLimits } from '../report/limits.ts';
import type { PdfReport } from '../report/pdf-report.ts';
import { ExtendedKeyUsage, KeyUsageFlags, X509CrlReason } from '../x509.ts';
import {
  checkFixtures,
  days,
  exportKey,
  type FixtureOptions,
  issue,
  makeAuthority,
  signing,
  signList,
} from './make-certificates.ts';
import { addTimestamp, changeMessage, signByOpenssl, stampByOpenssl } from './sign-cms.ts';
import {
  addSignature,
  fillSignature,
  makeField,
  makeForm,
  makeSignature,
  makeSigned,
  type Signer,
} from './sign-pdf.ts';
import { encodeDer, writeBer } from './write-ber.ts';
import { makeStream, type PdfObjects, updatePdf, writePdf } from './write-pdf.ts';

export const authority = await makeAuthority();
export const foreign = await makeAuthority('Sample');
export const signer = await issue(authority);
const stamping = { name: 'Timestamps', extendedUsages: [ExtendedKeyUsage.timeStamping] };
const stamper = await issue(authority, stamping);
const revoked = await issue(authority, { name: 'Ravi Kumar' });
const foreignSigner = await issue(foreign);

export const sign = signByOpenssl(signer, authority);
export const signByOther = signByOpenssl(foreignSigner, foreign);
const stamp = stampByOpenssl(stamper, authority);
const entry = {
  serialNumber: revoked.certificate.serialNumber,
  revocationDate: days(-1),
  reason: X509CrlReason.keyCompromise,
};
export const repository = { ...authority.repository, crl: await signList(authority, [entry]) };

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
const note: PdfObjects = {
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 31 0 R] >>`,
  31: '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Please check) >>',
};
const store: PdfObjects = {
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

const update =
  (objects: PdfObjects, base: Buffer = signedOnce) =>
  async () =>
    updatePdf(base, objects);

/** Rewrites the byte range: it then differs from the signed bytes. */
async function rewriteRange(
  change: (range: readonly [number, number, number, number]) => readonly number[],
): Promise<Buffer> {
  const bytes = Buffer.from(signedOnce);
  const at = bytes.lastIndexOf('/ByteRange [');
  const end = bytes.indexOf(']', at);
  const range = bytes
    .toString('latin1', at + 12, end)
    .trim()
    .split(/\s+/)
    .map(Number);
  const text = change(range as never as [number, number, number, number]).join(' ');
  bytes.write(`/ByteRange [${text.padEnd(end - at - 12)}]`, at, 'latin1');
  return bytes;
}

/** Signs with a certificate that differs, or by a message that is changed. */
async function signAs(subscriber: Parameters<typeof issue>[1], ...options: readonly string[]): Promise<Buffer> {
  return makeSigned(signByOpenssl(await issue(authority, subscriber), authority, ...options));
}

const change = (edit: (data: SignedData) => void) => () => makeSigned(changeMessage(sign, edit));

/** Signature wrapping: the signed bytes stay, and a second signature dictionary points at them. */
async function wrap(): Promise<Buffer> {
  const at = signedOnce.lastIndexOf('/ByteRange [');
  const range = signedOnce.toString('latin1', at, signedOnce.indexOf(']', at) + 1);
  const contents = signedOnce.toString(
    'latin1',
    signedOnce.indexOf('/Contents <', at),
    signedOnce.indexOf('>', at) + 1,
  );
  const copy = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached ${range} ${contents} >>`;
  return updatePdf(signedOnce, { 4: forged, 7: makeField('approval', 50), 50: copy });
}

type Fixture = readonly [
  name: string,
  make: () => Promise<Buffer>,
  expected: readonly string[],
  /** `none` where poppler is lenient, or knows nothing of it. */
  verifier?: 'pdfsig' | 'none',
];

/** PDFs with the expected headline of each of their signatures, derived from how each was made. */
export const fixtures: [...Fixture][] = [
  ['signed once', async () => signedOnce, ['good']],
  ['with a cross-reference stream', () => makeSigned(sign, { isStream: true }), ['good']],
  [
    'with object streams and a predictor',
    () => makeSigned(sign, { isStream: true, compressed: [1, 2, 3, 6, 8], hasPredictor: true }),
    ['good'],
  ],
  ['signed twice', () => addSignature(signedOnce, sign), ['good: signatures', 'good']],
  [
    'signed twice with cross-reference streams',
    async () =>
      addSignature(await makeSigned(sign, { isStream: true }), sign, makeSignature(), {
        isStream: true,
        compressed: [3, 6],
      }),
    ['good: signatures', 'good'],
  ],
  ['with a signature timestamp', () => makeSigned(addTimestamp(sign, stamp)), ['good']],
  [
    'with the timestamp of another signature',
    () => makeSigned(addTimestamp(sign, stamp, Buffer.from('another'))),
    ['timestamp-wrong'],
  ],
  [
    'with a document timestamp',
    () => addSignature(signedOnce, stamp, makeSignature('ETSI.RFC3161')),
    ['good: validation-data', 'good'],
    'none',
  ],
  [
    'with CAdES attributes',
    () => makeSigned(signByOpenssl(signer, authority, '-cades'), {}, makeSignature('ETSI.CAdES.detached')),
    ['good'],
  ],
  [
    'with CAdES attributes, named as in Brazil',
    () => makeSigned(signByOpenssl(signer, authority, '-cades'), {}, makeSignature('PBAD.PAdES')),
    ['good'],
    'none',
  ],
  [
    'signed with RSA-PSS',
    () => makeSigned(signByOpenssl(signer, authority, '-keyopt', 'rsa_padding_mode:pss')),
    ['good'],
  ],
  ['signed with SHA-512', () => makeSigned(signByOpenssl(signer, authority, '-md', 'sha512')), ['good']],
  ['signed with SHA-1', () => makeSigned(signByOpenssl(signer, authority, '-md', 'sha1')), ['weak']],
  ['signed with P-256', () => signAs({ keyAlgorithm: { name: 'ECDSA', namedCurve: 'P-256' } }), ['good']],
  [
    'signed with P-384',
    () => signAs({ keyAlgorithm: { name: 'ECDSA', namedCurve: 'P-384' } }, '-md', 'sha384'),
    ['good'],
  ],
  ['signed without attributes', () => makeSigned(signByOpenssl(signer, authority, '-noattr')), ['time-not-proven']],
  [
    'signed with P-521',
    () => signAs({ keyAlgorithm: { name: 'ECDSA', namedCurve: 'P-521' } }, '-md', 'sha512'),
    ['good'],
  ],
  ['signed with Ed25519', signByEd25519, ['good'], 'none'],
  ['signed in BER with indefinite lengths', () => makeSigned(writeBer(sign)), ['good']],
  ['with a timestamp in BER', () => makeSigned(addTimestamp(sign, writeBer(stamp))), ['good'], 'none'],
  [
    'with 3,000 revocations in its signature',
    () => makeSigned(addEntries(3_000), {}, makeSignature(undefined, '', 150_000)),
    ['good'],
  ],
  [
    'with 40,000 revocations in its signature',
    () => makeSigned(addEntries(40_000), {}, makeSignature(undefined, '', 1_600_000)),
    ['good'],
  ],
  ['of an unknown form', () => makeSigned(sign, {}, makeSignature('other.form')), ['not-checked: form'], 'none'],
  ['whose digest is SHA-1 and is signed', () => makeSigned(signDigest, {}, makeSignature('adbe.pkcs7.sha1')), ['weak']],
  [
    'whose signed digest is another document’s',
    () => makeSigned(() => signDigest(Buffer.from('other')), {}, makeSignature('adbe.pkcs7.sha1')),
    ['not-intact: digest-differs'],
  ],
  ['with a bare RSA signature', () => signBare(), ['weak'], 'none'],
  ['with a bare RSA signature of another document', () => signBare('other'), ['not-intact: signature-differs'], 'none'],
  ['certified, nothing after it', () => certify(1), ['good']],
  [
    'certified against changes, then filled in',
    async () => updatePdf(await certify(1), form),
    ['against-signer: other'],
  ],
  ['certified for forms, then filled in', async () => updatePdf(await certify(2), form), ['something-added: other']],
  ['certified for forms, then annotated', async () => updatePdf(await certify(2), note), ['something-added: other']],
  ['certified for notes, then annotated', async () => updatePdf(await certify(3), note), ['something-added: other']],
  ['whose form was filled in', update(form), ['something-added: other']],
  ['with an annotation', update(note), ['something-added: other']],
  ['with validation data', update({ ...store }), ['good: validation-data']],
  [
    'with other properties',
    async () => updatePdf(signedOnce, { 45: '<< /Title (Other) >>' }, { trailer: '/Info 45 0 R' }),
    ['good'],
  ],
  ['whose page was replaced', update({ 4: forged }), ['something-added: other']],
  [
    'whose page has other contents',
    update({ 3: `<< ${page} /Contents 46 0 R /Annots [7 0 R 8 0 R] >>`, 46: forged }),
    ['something-added: other'],
  ],
  [
    'whose font was replaced',
    update({ 5: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>' }),
    ['something-added: other'],
  ],
  [
    'with a further page',
    update({ 2: '<< /Type /Pages /Kids [3 0 R 47 0 R] /Count 2 >>', 47: `<< ${page} /Contents 4 0 R >>` }),
    ['something-added: other'],
  ],
  ['whose hidden content an update shows', hideAndShow, ['something-added: other']],
  [
    'with a field moved over the text',
    update({ 8: filled.replace('[72 600 200 620]', '[0 0 595 842]'), 30: appearance }),
    ['something-added: other'],
  ],
  [
    'with bytes after its end',
    async () => Buffer.concat([signedOnce, Buffer.from('% nothing to see\n\n\n')]),
    ['something-added: other'],
  ],
  ['with an object stream replaced', replaceObjectStream, ['something-added: other']],
  [
    'with a byte changed',
    async () => Buffer.from(signedOnce.toString('latin1').replace('Rs 100', 'Rs 900'), 'latin1'),
    ['not-intact: digest-differs'],
  ],
  [
    'with a gap in the byte range',
    () => rewriteRange(([start, gap, after, rest]) => [start, gap - 40, after, rest]),
    ['not-intact: leaves-out-a-part'],
  ],
  [
    'with overlapping ranges',
    () => rewriteRange(([start, gap, , rest]) => [start, gap, gap - 10, rest]),
    ['not-intact: byte-range-invalid'],
  ],
  [
    'with a range past the end',
    () => rewriteRange(([start, gap, after, rest]) => [start, gap, after, rest + 1_000]),
    ['not-intact: byte-range-past-end'],
  ],
  [
    'with a range that ends early',
    () => rewriteRange(([start, gap, after, rest]) => [start, gap, after, rest - 20]),
    ['not-intact: not-a-revision'],
  ],
  [
    'with a range that begins late',
    () => rewriteRange(([, gap, after, rest]) => [8, gap, after, rest]),
    ['not-intact: leaves-out-a-part'],
  ],
  [
    'with three numbers as a range',
    () => rewriteRange(([start, gap, after]) => [start, gap, after]),
    ['not-intact: byte-range-invalid'],
  ],
  ['with a space within the value of its signature', spaceOut, ['not-intact: leaves-out-a-part'], 'none'],
  ['with a wrapped signature', wrap, ['not-intact: leaves-out-a-part'], 'none'],
  [
    'with two fields of one name, the second of which does not hold',
    twoOfOneName,
    ['not-intact: leaves-out-a-part', 'something-added: other'],
    'none',
  ],
  ['whose resources are an annotation, too, and change', changeResources, ['something-added: other']],
  [
    'whose page was turned',
    update({ 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R] /Rotate 180 >>` }),
    ['something-added: other'],
  ],
  ['with another certificate of the same key', substituteSigner, ['not-intact: attributes-differ'], 'none'],
  ['whose page contents were deleted', update({ 4: null }), ['something-added: other']],
  ['whose page shows an appearance that is replaced', replaceShared, ['something-added: other']],
  ['signed with bytes after its end', signTail, ['not-intact: not-a-revision'], 'none'],
  ['with one signature in two fields', shareSignature, ['good'], 'none'],
  [
    'with a damaged signature',
    () => makeSigned(async () => Buffer.from('3003020101', 'hex')),
    ['not-checked: message'],
    'none',
  ],
  [
    'with a message that has a content of its own',
    () => makeSigned(signByOpenssl(signer, authority, '-nodetach')),
    ['not-checked: message'],
    'none',
  ],
  ['whose signature was never filled in', () => makeSigned(async () => Buffer.alloc(0)), [], 'none'],
  [
    'whose signature value was changed',
    change(({ signerInfos: [info] }) => info && new Uint8Array(info.signature.buffer).fill(1, 9, 10)),
    ['not-intact: signature-differs'],
  ],
  [
    'without the signer’s certificate',
    change((data) => void delete data.certificates),
    ['not-checked: certificate-missing'],
    'none',
  ],
  [
    'with two signers in one field',
    change(({ signerInfos }) => void signerInfos.push(...signerInfos)),
    ['not-checked: several-signers'],
    'none',
  ],
  ['signed with an expired certificate', () => signAs({ from: days(-700), to: days(-2) }), ['expired-when-signed']],
  ['signed with a certificate that is not valid yet', () => signAs({ from: days(3) }), ['not-yet-valid-when-signed']],
  ['signed with a revoked certificate', () => makeSigned(signByOpenssl(revoked, authority)), ['signer-revoked']],
  [
    'signed with an encryption certificate',
    () => signAs({ usages: KeyUsageFlags.keyEncipherment }),
    ['not-for-signing'],
  ],
  ['signed by a combined certificate', () => signAs({ usages: signing | KeyUsageFlags.keyEncipherment }), ['good']],
  ['signed by another authority’s subscriber', () => makeSigned(signByOther), ['signer-unknown']],
  ['of a hybrid file', () => makeSigned(sign, { isHybrid: true, compressed: [6, 8] }), ['good']],
  ['of 30 MB', makeLarge, ['good']],
];

/** The last digit, a zero of the padding, as a space: the value is the same, and a byte was changed. */
async function spaceOut(): Promise<Buffer> {
  const bytes = Buffer.from(signedOnce);
  bytes[bytes.indexOf('>', bytes.lastIndexOf('/Contents <')) - 1] = 0x20;
  return bytes;
}

async function makeLarge(): Promise<Buffer> {
  const objects = { ...makeForm(makeSignature()), 60: makeStream('', Buffer.alloc(30 * 1024 * 1024, 0x41)) };
  return fillSignature(writePdf(objects), sign);
}

/** A shadow attack: the signed revision refers to an object that does not exist until the update defines it. */
async function hideAndShow(): Promise<Buffer> {
  const hidden = { ...makeForm(makeSignature()), 3: `<< ${page} /Contents [4 0 R 70 0 R] /Annots [7 0 R 8 0 R] >>` };
  return updatePdf(await fillSignature(writePdf(hidden), sign), { 70: forged });
}

/** Every object in it changes without an entry of its own. */
async function replaceObjectStream(): Promise<Buffer> {
  const base = await makeSigned(sign, { isStream: true, compressed: [1, 2, 3, 6, 8] });
  const text = base.toString('latin1');
  const number = Number(/(\d{3}) 0 obj\n<< \/Type \/ObjStm/.exec(text)?.[1]);
  const { 1: catalogue, 2: pages, 6: acroForm, 8: field } = makeForm(undefined);
  const bodies = [catalogue, pages, `<< ${page} /Contents 5 0 R /Annots [7 0 R 8 0 R] >>`, acroForm, field].map(String);
  const numbers = [1, 2, 3, 6, 8];
  let at = 0;
  const head = bodies.map((body, index) => {
    const part = `${numbers[index]} ${at} `;
    at += body.length + 1;
    return part;
  });
  const stream = makeStream(
    `/Type /ObjStm /N 5 /First ${head.join('').length}`,
    `${head.join('')}${bodies.join(' ')} `,
  );
  return updatePdf(base, { [number]: stream }, { isStream: true });
}

/** A reader that knows fields by their names would see the first only. */
async function twoOfOneName(): Promise<Buffer> {
  const wrapped = await wrap();
  const second = wrapped.toString('latin1', wrapped.lastIndexOf('50 0 obj') + 8, wrapped.lastIndexOf('endobj'));
  const fields = { 6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>', 20: makeField('approval', 21) };
  return updatePdf(signedOnce, { ...fields, 21: second.trim() });
}

/** The resources of a page are in its list of annotations too, and adding notes may change that. */
async function changeResources(): Promise<Buffer> {
  const resources = '/Type /Annot /Subtype /Text /Rect [0 0 0 0] /Font << /F1 5 0 R >>';
  const drawn = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources 90 0 R';
  const objects = {
    ...makeForm(makeSignature()),
    3: `<< ${drawn} /Annots [7 0 R 8 0 R 90 0 R] >>`,
    90: `<< ${resources} >>`,
  };
  const base = await fillSignature(writePdf(objects), sign);
  const courier = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>';
  return updatePdf(base, { 90: `<< ${resources.replace('5 0 R', '91 0 R')} >>`, 91: courier });
}

/** The page too draws the appearance of a field; filling in may replace that appearance. */
async function replaceShared(): Promise<Buffer> {
  const shown = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /X1 30 0 R >> >>';
  const objects = { ...makeForm(makeSignature()), ...form, 3: `<< ${shown} /Contents 4 0 R /Annots [7 0 R 8 0 R] >>` };
  return updatePdf(await fillSignature(writePdf(objects), sign), {
    30: appearance.toString('latin1').replace('250', '999'),
  });
}

/** A message with a list of so many revocations in an unsigned attribute, as Adobe adds them. */
function addEntries(count: number): Signer {
  const serialNumber = encodeDer(0x02, Buffer.alloc(16, 0x11));
  const entry = encodeDer(0x30, Buffer.concat([serialNumber, encodeDer(0x17, Buffer.from('260101000000Z'))]));
  const list = encodeDer(0x30, Buffer.concat(Array.from({ length: count }, () => entry)));
  return changeMessage(sign, ({ signerInfos: [info] }) => {
    const attrType = '1.2.840.113583.1.1.8';
    if (info) info.unsignedAttrs = [new Attribute({ attrType, attrValues: [new Uint8Array(list).buffer] })];
  });
}

/** RFC 8419, which this OpenSSL does not write: the attributes of another message, signed again. */
async function signByEd25519(): Promise<Buffer> {
  const own = await issue(authority, { keyAlgorithm: { name: 'Ed25519' } });
  const key = createPrivateKey({ key: Buffer.from(await exportKey(own)), format: 'der', type: 'pkcs8' });
  const resign = ({ certificates, signerInfos: [info] }: SignedData): void => {
    const certificate = AsnConvert.parse(own.der, Certificate);
    certificates?.push(new CertificateChoices({ certificate }));
    const attributes = info?.signedAttrs?.map((attribute) => Buffer.from(AsnConvert.serialize(attribute))) ?? [];
    const id = info?.sid.issuerAndSerialNumber;
    if (!info || !id) throw new Error('no signer');
    id.serialNumber = certificate.tbsCertificate.serialNumber;
    info.signatureAlgorithm = new SignatureAlgorithmIdentifier({ algorithm: '1.3.101.112' });
    info.signature = new OctetString(new Uint8Array(signBytes(null, encodeDer(0x31, Buffer.concat(attributes)), key)));
  };
  return makeSigned(changeMessage(signByOpenssl(signer, authority, '-md', 'sha512'), resign));
}

/** SHA-1 of the document as the content of the message. */
async function signDigest(content: Buffer): Promise<Uint8Array> {
  const digest = createHash('sha1').update(content).digest();
  return signByOpenssl(signer, authority, '-nodetach', '-md', 'sha1')(digest);
}

/** PKCS #1 with SHA-1 in an OCTET STRING, and the certificate in the dictionary. */
async function signBare(instead?: string): Promise<Buffer> {
  const key = createPrivateKey({ key: Buffer.from(await exportKey(signer)), format: 'der', type: 'pkcs8' });
  const certificate = `/Cert <${Buffer.from(signer.der).toString('hex')}>`;
  return makeSigned(
    async (content) => encodeDer(0x04, signBytes('sha1', instead === undefined ? content : Buffer.from(instead), key)),
    {},
    makeSignature('adbe.x509.rsa_sha1', certificate),
  );
}

function signTail(): Promise<Buffer> {
  return fillSignature(Buffer.concat([writePdf(makeForm(makeSignature())), Buffer.from('not a part of it')]), sign);
}

/** The key is the same, so the signature holds; a signed attribute names the certificate that was meant. */
async function substituteSigner(): Promise<Buffer> {
  const second = AsnConvert.parse((await issue(authority)).der, Certificate);
  const substitute = ({ certificates, signerInfos: [info] }: SignedData): void => {
    certificates?.push(new CertificateChoices({ certificate: second }));
    const id = info?.sid.issuerAndSerialNumber;
    if (id) id.serialNumber = second.tbsCertificate.serialNumber;
  };
  return makeSigned(changeMessage(signByOpenssl(signer, authority, '-cades'), substitute));
}

/** Both fields are there when it is signed. */
async function shareSignature(): Promise<Buffer> {
  const objects = {
    ...makeForm(makeSignature()),
    6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
    20: makeField('second', 9),
  };
  return fillSignature(writePdf(objects), sign);
}
