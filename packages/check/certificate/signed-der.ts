import { type DerElement, derTags, listChildren, readChildren, readElement, readFields, readOid } from '../asn1/der.ts';
import { areEqual, type Bytes } from '../bytes.ts';
import { findScheme, type Hash, verifySignature } from '../cms/algorithms.ts';
import type { AlgorithmId } from '../cms/signed-data.ts';
import { X509CrlReason } from '../x509.ts';
import type { ReadCertificate } from './read-certificate.ts';

/** Without SHA-1: its signatures can be forged, and a revocation decides about a person. */
const safeHashes: readonly Hash[] = ['SHA-256', 'SHA-384', 'SHA-512'];

/**
 * Whether a certificate's key made the signature, a BIT STRING. False for SHA-1 and for algorithms that the platform
 * does not know.
 */
export async function isSignedWith(
  { certificate }: ReadCertificate,
  content: Bytes,
  algorithm: AlgorithmId | undefined,
  bits: Bytes,
): Promise<boolean> {
  if (!algorithm || bits[0] !== 0) return false;
  const spki = new Uint8Array(certificate.publicKey.rawData);
  for (const hash of safeHashes) {
    const scheme = findScheme(algorithm, hash, spki);
    if ('unsupported' in scheme) continue;
    return (await verifySignature(scheme, spki, bits.slice(1), content)) === true;
  }
  return false;
}

/**
 * The fields by which lists, responses and messages name a certificate, as they are encoded: the number without the
 * octet that keeps it positive, the key without its algorithm. `undefined` where one of them is missing.
 */
export function readIdentity({ certificate }: ReadCertificate) {
  const [signed] = listChildren(readElement(new Uint8Array(certificate.rawData)));
  // Without the version, which is optional.
  const [serial, , issuer, , subject, spki] = listChildren(signed).filter(({ tag }) => tag !== 0xa0);
  const [, bits] = listChildren(spki);
  const serialNumber = readPositive(serial);
  if (!serialNumber || !issuer || !subject || !bits) return undefined;
  return {
    serialNumber,
    issuer: issuer.encoding,
    subject: subject.encoding,
    key: bits.octets.slice(1),
  };
}

/** Whether an INTEGER is this serial number. */
export function isSerialNumber(element: DerElement | undefined, serialNumber: Bytes): boolean {
  const found = readPositive(element);
  return found !== undefined && areEqual(found, serialNumber);
}

/** The octets of an INTEGER without the one that keeps it positive (X.690, section 8.3). */
function readPositive(element: DerElement | undefined): Bytes | undefined {
  if (element?.tag !== derTags.integer) return undefined;
  const octets = element.octets;
  return octets.length > 1 && octets[0] === 0 ? octets.subarray(1) : octets;
}

/** The name of a CRLReason (RFC 5280, section 5.3.1), an ENUMERATED; blank for none. */
export function readReason(element: DerElement | undefined): string {
  if (element?.tag !== derTags.enumerated || element.end - element.content !== 1) return '';
  return X509CrlReason[element.bytes[element.content] ?? -1] ?? '';
}

/** An extension (RFC 5280, section 4.2). */
export type DerExtension = { readonly type: string; readonly critical: boolean; readonly value: Bytes };

/** The extensions of a SEQUENCE of them; `undefined` where one cannot be read. */
export function readExtensions(element: DerElement | undefined): readonly DerExtension[] | undefined {
  if (!element) return [];
  const extensions = readChildren(element)?.map((extension) => {
    const [type, critical, value] = readFields(extension, '06 01? 04');
    const oid = readOid(type);
    if (oid === undefined || !value) return undefined;
    return {
      type: oid,
      critical: critical !== undefined && critical.bytes[critical.content] !== 0,
      value: value.octets,
    };
  });
  return extensions?.every((extension) => extension !== undefined) ? extensions : undefined;
}
