import { findScheme, type Hash, verifySignature } from '#trust/cms/algorithms.ts';
import { areEqual } from '#trust/cms/attributes.ts';
import type { AlgorithmId } from '#trust/cms/signed-data.ts';
import { type DerElement, derTags, readChildren, readContent, readElement, readOid } from '#trust/der.ts';
import type { ReadCertificate } from '#trust/read-certificate.ts';
import { X509CrlReason } from '#trust/x509.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Without SHA-1: a statement that decides about a person is not taken from what can be forged. */
const safeHashes: readonly Hash[] = ['SHA-256', 'SHA-384', 'SHA-512'];

/**
 * Whether a certificate's key made the signature, a BIT STRING of whole octets, over the content. False for SHA-1 and for what
 * the platform does not know.
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

/** Issuer, subject and key of a certificate as they are encoded (RFC 5280, section 4.1), the key without its algorithm. */
export function readNames({ certificate }: ReadCertificate) {
  const der = new Uint8Array(certificate.rawData);
  const [signed] = readChildren(der, readElement(der)) ?? [];
  const [, , , , subject, spki] = readChildren(der, signed)?.filter(({ tag }) => tag !== 0xa0) ?? [];
  const [, bits] = readChildren(der, spki) ?? [];
  if (!subject || !bits) return undefined;
  return { subject: der.slice(subject.start, subject.end), key: der.slice(bits.content + 1, bits.end) };
}

/** Whether an INTEGER is this serial number in hexadecimal, with or without the octet that keeps it positive. */
export function isSerialNumber(der: Bytes, element: DerElement | undefined, serialNumber: string): boolean {
  if (element?.tag !== derTags.integer) return false;
  const content =
    element.end - element.content > 1 && der[element.content] === 0 ? element.content + 1 : element.content;
  // A list has many entries, and most differ in length or in the first octet.
  if (2 * (element.end - content) !== serialNumber.length) return false;
  return areEqual(der.subarray(content, element.end), Uint8Array.fromHex(serialNumber));
}

/** The name of a CRLReason (RFC 5280, section 5.3.1), an ENUMERATED; blank for none. */
export function readReason(der: Bytes, element: DerElement | undefined): string {
  if (element?.tag !== 0x0a || element.end - element.content !== 1) return '';
  return X509CrlReason[der[element.content] ?? -1] ?? '';
}

/** An extension (RFC 5280, section 4.2). */
export type DerExtension = { readonly type: string; readonly critical: boolean; readonly value: Bytes };

/** The extensions of a SEQUENCE of them; `undefined` where one cannot be read. */
export function readExtensions(der: Bytes, element: DerElement | undefined): readonly DerExtension[] | undefined {
  if (!element) return [];
  const extensions = readChildren(der, element)?.map((extension): DerExtension | undefined => {
    const [type, ...rest] = readChildren(der, extension) ?? [];
    const [oid, value] = [readOid(der, type), rest.at(-1)];
    if (oid === undefined || value?.tag !== derTags.octetString || rest.length > 2) return undefined;
    return {
      type: oid,
      critical: rest.length === 2 && der[rest[0]?.content ?? 0] !== 0,
      value: readContent(der, value),
    };
  });
  return extensions?.every((extension) => extension !== undefined) ? extensions : undefined;
}
