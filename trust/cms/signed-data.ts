import { ContentInfo, id_signedData, SignedData, type SignerInfo } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { type DerElement, derTags, readChildren, readElement, readOid } from '#trust/der.ts';
import { isDerSequence } from '#trust/x509.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A signer of a message, with what it signed: the DER of its signed attributes as a SET (RFC 5652, section 5.4). */
export type MessageSigner = {
  readonly info: SignerInfo;
  readonly signedAttributes: Bytes | undefined;
  /** Issuer and serial number of the certificate, as they are encoded; `undefined` where a key identifier names it. */
  readonly certificateId: { readonly issuer: Bytes; readonly serialNumber: Bytes } | undefined;
};

export type Message = { readonly data: SignedData; readonly signers: readonly MessageSigner[] };

/** Parses SignedData (RFC 5652, section 5.1) from DER; `undefined` for anything else. */
export function readSignedData(der: Bytes): Message | undefined {
  if (!isDerSequence(der)) return undefined;
  try {
    const info = AsnConvert.parse(der, ContentInfo);
    if (info.contentType !== id_signedData) return undefined;
    const data = AsnConvert.parse(info.content, SignedData);
    const elements = listSigners(der);
    if (elements?.length !== data.signerInfos.length) return undefined;
    const signers = data.signerInfos.map((signer, index) => ({ info: signer, ...readSigner(der, elements[index]) }));
    return { data, signers };
  } catch (error) {
    // The library throws for whatever the schema does not allow.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The fields of SignedData, which must be all that the message has: the library skips what follows them. */
function readFields(der: Bytes): readonly DerElement[] | undefined {
  const [type, wrapped, ...more] = readChildren(der, readElement(der)) ?? [];
  if (readOid(der, type) !== id_signedData || more.length > 0) return undefined;
  const [data, ...others] = readChildren(der, wrapped) ?? [];
  return others.length === 0 ? readChildren(der, data) : undefined;
}

/**
 * The signers, if all tags down to the names of algorithms are those of the standard: nothing signs them, and the library is
 * lenient about them.
 */
function listSigners(der: Bytes): readonly DerElement[] | undefined {
  const fields = readFields(der) ?? [];
  const [, digests, content] = fields;
  const set = fields.at(-1);
  const isRegular =
    hasTags(fields, ['02', '31', '30', 'a0?', 'a1?', '31']) && hasTags(readChildren(der, content), ['06', 'a0?']);
  const algorithms = readChildren(der, digests);
  if (!isRegular || !algorithms?.every((algorithm) => isAlgorithm(der, algorithm))) return undefined;
  const signers = readChildren(der, set);
  return signers?.every((signer) => isSigner(der, signer)) ? signers : undefined;
}

function isSigner(der: Bytes, signer: DerElement): boolean {
  const fields = readChildren(der, signer);
  const [, id, digest] = fields ?? [];
  const algorithm = fields?.find((field, index) => index > 2 && field.tag === derTags.sequence);
  const isNamed = id?.tag === 0x80 || hasTags(readChildren(der, id), ['30', '02']);
  const isRegular = hasTags(fields, ['02', id?.tag === 0x80 ? '80' : '30', '30', 'a0?', '30', '04', 'a1?']);
  return (
    signer.tag === derTags.sequence && isRegular && isNamed && isAlgorithm(der, digest) && isAlgorithm(der, algorithm)
  );
}

function isAlgorithm(der: Bytes, element: DerElement | undefined): boolean {
  const [oid, ...parameters] = readChildren(der, element) ?? [];
  return element?.tag === derTags.sequence && oid?.tag === derTags.oid && parameters.length <= 1;
}

/** Whether elements have these tags, in hexadecimal; a question mark follows one that may be absent. */
function hasTags(elements: readonly DerElement[] | undefined, tags: readonly string[]): boolean {
  const found = elements?.map(({ tag }) => tag.toString(16).padStart(2, '0')) ?? [];
  let next = 0;
  for (const expected of tags) {
    if (found[next] === expected.slice(0, 2)) next += 1;
    else if (!expected.endsWith('?')) return false;
  }
  return next === found.length;
}

/** Attributes follow version, identifier and digest algorithm under the tag [0], and are signed under that of a SET. */
function readSigner(der: Bytes, signer: DerElement | undefined): Omit<MessageSigner, 'info'> {
  const [, id, , attributes] = readChildren(der, signer) ?? [];
  const [issuer, serial] = id?.tag === derTags.sequence ? (readChildren(der, id) ?? []) : [];
  const certificateId =
    issuer && serial
      ? { issuer: der.slice(issuer.start, issuer.end), serialNumber: der.slice(serial.content, serial.end) }
      : undefined;
  if (attributes?.tag !== 0xa0) return { signedAttributes: undefined, certificateId };
  const bytes = der.slice(attributes.start, attributes.end);
  bytes[0] = derTags.set;
  return { signedAttributes: bytes, certificateId };
}

/**
 * The certificates in PKCS #7 or CMS (RFC 5652, section 5.1), octet for octet; `undefined` where it is not SignedData in
 * DER. Attribute certificates are left out.
 */
export function listCertificates(der: Bytes): readonly Bytes[] | undefined {
  const fields = readFields(der);
  const set = fields?.find(({ tag }) => tag === 0xa0);
  if (!fields || !set) return fields && [];
  const choices = readChildren(der, set)?.filter(({ tag }) => tag === derTags.sequence);
  return choices?.map(({ start, end }) => der.slice(start, end));
}

/**
 * The first DER element of bytes that zeros follow, as a PDF pads the value of a signature (ISO 32000-2, section 12.8.3.3.1);
 * `undefined` where anything else follows.
 */
export function removePadding(bytes: Bytes): Bytes | undefined {
  const element = readElement(bytes);
  if (!element) return undefined;
  return bytes.subarray(element.end).every((octet) => octet === 0) ? bytes.slice(0, element.end) : undefined;
}
