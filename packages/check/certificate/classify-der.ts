import { type DerElement, derTags, listChildren, readElement, readHeader, readOid, readWhole } from '../asn1/der.ts';
import type { Bytes } from '../bytes.ts';
import type { PrivateKeyKind, UnsupportedKind } from '../report/refusal.ts';

/** What a DER sequence is; `signed-data` is PKCS #7 with certificates. */
export type DerKind = 'certificate' | 'signed-data' | PrivateKeyKind | UnsupportedKind;

export function isPrivateKey(kind: DerKind | undefined): kind is PrivateKeyKind {
  return kind === 'private-key' || kind === 'encrypted-private-key' || kind === 'pfx';
}

/** The tag of [0], explicit. */
const context0 = 0xa0;

const pkcs7 = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  enveloped: '1.2.840.113549.1.7.3',
  encrypted: '1.2.840.113549.1.7.6',
};

/**
 * The kind of a DER sequence, by the tags of its first elements, so that even a truncated private key is recognised.
 * `undefined` for anything else.
 */
export function classifyDer(der: Bytes): DerKind | undefined {
  const header = readHeader(der, 0, Number.POSITIVE_INFINITY);
  if (header?.tag !== derTags.sequence) return undefined;
  const first = readElement(der, header.content);
  const second = first && readElement(der, first.end);
  if (first?.tag === derTags.integer) return classifyByVersion(der, first.end);
  const oid = readOid(first);
  if (oid === pkcs7.signedData) return 'signed-data';
  if (oid === pkcs7.enveloped) return 'encrypted-message';
  const inner = first?.tag === derTags.sequence ? readElement(der, first.content, first.end) : undefined;
  if (readOid(inner)) {
    if (second?.tag === derTags.octetString || !second) return 'encrypted-private-key';
    return second.tag === derTags.bitString ? 'public-key' : undefined;
  }
  // Certificates, CRLs and requests have a signed part, its algorithm and its signature.
  return listChildren(readWhole(der)).length === 3 ? classifySigned(der, inner) : undefined;
}

/**
 * Finds the kind by the elements of the signed part. `first` is the first one.
 *
 *     Certificate  [0] version, …             version 1: INTEGER serial, SEQUENCE algorithm, SEQUENCE issuer, SEQUENCE validity
 *     Request      INTEGER version, SEQUENCE subject, …
 *     CRL          SEQUENCE algorithm, …      version 2: INTEGER version, SEQUENCE algorithm, SEQUENCE issuer, time
 *
 * An algorithm begins with an object identifier, a subject does not.
 */
function classifySigned(der: Bytes, first: DerElement | undefined): DerKind | undefined {
  if (first?.tag === context0) return 'certificate';
  if (first?.tag === derTags.sequence) return 'crl';
  const second = first && readElement(der, first.end);
  if (first?.tag !== derTags.integer || second?.tag !== derTags.sequence) return undefined;
  const isAlgorithm = readOid(readElement(der, second.content, second.end)) !== undefined;
  if (!isAlgorithm) return 'certificate-request';
  const issuer = readElement(der, second.end);
  const validityOrTime = issuer && readElement(der, issuer.end);
  return validityOrTime?.tag === derTags.sequence ? 'certificate' : 'crl';
}

/** PFX (RFC 7292), PKCS #8 (RFC 5958), PKCS #1 and SEC 1 all begin with a version. */
function classifyByVersion(der: Bytes, at: number): DerKind | undefined {
  const next = readHeader(der, at, Number.POSITIVE_INFINITY);
  if (next?.tag === derTags.sequence) {
    const oid = readOid(readElement(der, next.content));
    if (oid !== pkcs7.data && oid !== pkcs7.signedData) return 'private-key';
    return hasOnlyCertificates(der) ? 'certificate-store' : 'pfx';
  }
  return next?.tag === derTags.integer || next?.tag === derTags.octetString ? 'private-key' : undefined;
}

/** Bags of keys (RFC 7292, section 4.2). */
const keyBags = new Set(['1.2.840.113549.1.12.10.1.1', '1.2.840.113549.1.12.10.1.2']);

/**
 * Whether no part of a PFX has a key. Programs encrypt each key by itself, in a bag of its own; a part that is encrypted
 * as a whole has certificates (RFC 7292, section 4.1).
 */
function hasOnlyCertificates(der: Bytes): boolean {
  const [, authSafe] = listChildren(readWhole(der));
  const [type, content] = listChildren(authSafe);
  const [octets] = listChildren(content);
  if (readOid(type) !== pkcs7.data || !octets) return false;
  const parts = listChildren(readWhole(octets.octets));
  return (
    parts.length > 0 &&
    parts.every((part) => {
      const [kind, inner] = listChildren(part);
      if (readOid(kind) === pkcs7.encrypted) return true;
      const [bags] = listChildren(inner);
      const whole = readOid(kind) === pkcs7.data && bags ? readWhole(bags.octets) : undefined;
      return (
        whole !== undefined && listChildren(whole).every((bag) => !keyBags.has(readOid(listChildren(bag)[0]) ?? ''))
      );
    })
  );
}
