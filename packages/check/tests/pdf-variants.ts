import { createHash, createPrivateKey, sign as signBytes } from 'node:crypto';
import { Attribute, CertificateChoices, SignatureAlgorithmIdentifier, type SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { exportKey, issue } from './make-certificates.ts';
import { appearance, authority, forged, form, page, sign, signedOnce, signer } from './pdf-fixtures.ts';
import { changeMessage, signByOpenssl } from './sign-cms.ts';
import { fillSignature, makeField, makeForm, makeSignature, makeSigned, type Signer } from './sign-pdf.ts';
import { encodeDer } from './write-ber.ts';
import { makeStream, updatePdf, writePdf } from './write-pdf.ts';

// Signed PDFs that need more than one step: attacks, unusual messages, and files that other programs write.

/** Rewrites the byte range: it then differs from the signed bytes. */
export async function rewriteRange(
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
export async function signAs(subscriber: Parameters<typeof issue>[1], ...options: readonly string[]): Promise<Buffer> {
  return makeSigned(signByOpenssl(await issue(authority, subscriber), authority, ...options));
}

export const change = (edit: (data: SignedData) => void) => () => makeSigned(changeMessage(sign, edit));

/** Signature wrapping: the signed bytes stay, and a second signature dictionary points at them. */
export async function wrap(): Promise<Buffer> {
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

/** The last digit, a zero of the padding, as a space: the value is the same, and a byte was changed. */
export async function spaceOut(): Promise<Buffer> {
  const bytes = Buffer.from(signedOnce);
  bytes[bytes.indexOf('>', bytes.lastIndexOf('/Contents <')) - 1] = 0x20;
  return bytes;
}

export async function makeLarge(): Promise<Buffer> {
  const objects = { ...makeForm(makeSignature()), 60: makeStream('', Buffer.alloc(30 * 1024 * 1024, 0x41)) };
  return fillSignature(writePdf(objects), sign);
}

/** A shadow attack: the signed revision refers to an object that does not exist until the update defines it. */
export async function hideAndShow(): Promise<Buffer> {
  const hidden = { ...makeForm(makeSignature()), 3: `<< ${page} /Contents [4 0 R 70 0 R] /Annots [7 0 R 8 0 R] >>` };
  return updatePdf(await fillSignature(writePdf(hidden), sign), { 70: forged });
}

/** Every object in it changes without an entry of its own. */
export async function replaceObjectStream(): Promise<Buffer> {
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
export async function twoOfOneName(): Promise<Buffer> {
  const wrapped = await wrap();
  const second = wrapped.toString('latin1', wrapped.lastIndexOf('50 0 obj') + 8, wrapped.lastIndexOf('endobj'));
  const fields = { 6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>', 20: makeField('approval', 21) };
  return updatePdf(signedOnce, { ...fields, 21: second.trim() });
}

/** The resources of a page are in its list of annotations too, and adding notes may change that. */
export async function changeResources(): Promise<Buffer> {
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
export async function replaceShared(): Promise<Buffer> {
  const shown = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /X1 30 0 R >> >>';
  const objects = { ...makeForm(makeSignature()), ...form, 3: `<< ${shown} /Contents 4 0 R /Annots [7 0 R 8 0 R] >>` };
  return updatePdf(await fillSignature(writePdf(objects), sign), {
    30: appearance.toString('latin1').replace('250', '999'),
  });
}

/** A message with a list of so many revocations in an unsigned attribute, as Adobe adds them. */
export function addEntries(count: number): Signer {
  const serialNumber = encodeDer(0x02, Buffer.alloc(16, 0x11));
  const entry = encodeDer(0x30, Buffer.concat([serialNumber, encodeDer(0x17, Buffer.from('260101000000Z'))]));
  const list = encodeDer(0x30, Buffer.concat(Array.from({ length: count }, () => entry)));
  return changeMessage(sign, ({ signerInfos: [info] }) => {
    const attrType = '1.2.840.113583.1.1.8';
    if (info) info.unsignedAttrs = [new Attribute({ attrType, attrValues: [new Uint8Array(list).buffer] })];
  });
}

/** RFC 8419, which this OpenSSL does not write: the attributes of another message, signed again. */
export async function signByEd25519(): Promise<Buffer> {
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
export async function signDigest(content: Buffer): Promise<Uint8Array> {
  const digest = createHash('sha1').update(content).digest();
  return signByOpenssl(signer, authority, '-nodetach', '-md', 'sha1')(digest);
}

/** PKCS #1 with SHA-1 in an OCTET STRING, and the certificate in the dictionary. */
export async function signBare(instead?: string): Promise<Buffer> {
  const key = createPrivateKey({ key: Buffer.from(await exportKey(signer)), format: 'der', type: 'pkcs8' });
  const certificate = `/Cert <${Buffer.from(signer.der).toString('hex')}>`;
  return makeSigned(
    async (content) => encodeDer(0x04, signBytes('sha1', instead === undefined ? content : Buffer.from(instead), key)),
    {},
    makeSignature('adbe.x509.rsa_sha1', certificate),
  );
}

export function signTail(): Promise<Buffer> {
  return fillSignature(Buffer.concat([writePdf(makeForm(makeSignature())), Buffer.from('not a part of it')]), sign);
}

/** The key is the same, so the signature holds; a signed attribute names the certificate that was meant. */
export async function substituteSigner(): Promise<Buffer> {
  const second = AsnConvert.parse((await issue(authority)).der, Certificate);
  const substitute = ({ certificates, signerInfos: [info] }: SignedData): void => {
    certificates?.push(new CertificateChoices({ certificate: second }));
    const id = info?.sid.issuerAndSerialNumber;
    if (id) id.serialNumber = second.tbsCertificate.serialNumber;
  };
  return makeSigned(changeMessage(signByOpenssl(signer, authority, '-cades'), substitute));
}

/** Both fields are there when it is signed. */
export async function shareSignature(): Promise<Buffer> {
  const objects = {
    ...makeForm(makeSignature()),
    6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
    20: makeField('second', 9),
  };
  return fillSignature(writePdf(objects), sign);
}
