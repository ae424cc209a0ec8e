import { type DerElement, derTags, listChildren, readElement, readHeader, readOid, readWhole } from '../asn1/der.ts';
import { failLimit } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import { listCertificates } from '../cms/signed-data.ts';
import { formatHex } from '../fingerprints.ts';
import type { PrivateKeyKind, Refusal, UnsupportedKind } from '../report/refusal.ts';
import { hasPem, readTextBlocks, type TextBlocks } from './pem.ts';

/** The certificates of a file in DER, or why there are none. */
export type CertificateInput =
  | { readonly certificates: readonly Bytes[]; readonly damaged: number }
  | { readonly refusal: Refusal };

type DerKind = 'certificate' | 'signed-data' | PrivateKeyKind | UnsupportedKind;

/**
 * Finds the certificates in DER, PEM, XML, base64 without PEM's lines, or PKCS #7; the name of the file does not count. A
 * private key refuses the whole file.
 */
export function readCertificateInput(bytes: Bytes): CertificateInput {
  if (bytes.length === 0) return refuse({ code: 'unreadable', error: 'empty' });
  if (isKeyStore(bytes)) return refuse({ code: 'private-key', found: 'key-store' });
  const blocks = readBlocks(bytes);
  if (blocks.key) return refuse({ code: 'private-key', found: blocks.key });
  if (blocks.ders.length === 0) return refuse({ code: 'unreadable', error: 'not-recognised' });
  return collect(blocks.ders.map((der) => ({ der, kind: classify(der) })));
}

/** Far more than the certificates that are checked of a file. */
const maxElements = 1_000;

/**
 * The elements of DER, and the blocks of PEM. A private key can be appended in either form, and a text can begin with
 * the digit 0, which is the tag of a sequence.
 */
function readBlocks(bytes: Bytes): TextBlocks {
  if (bytes[0] !== derTags.sequence) return readTextBlocks(bytes);
  const ders = splitDer(bytes);
  if (!hasPem(bytes)) return { ders };
  const text = readTextBlocks(bytes);
  return { ...text, ders: [...ders.filter((der) => classify(der) !== undefined), ...text.ders] };
}

/** Consecutive elements of DER, with zeros, spaces or line ends between them. Leaves out other trailing bytes. */
function splitDer(bytes: Bytes): readonly Bytes[] {
  const ders: Bytes[] = [];
  for (let at = 0; bytes[at] === derTags.sequence; ) {
    const element = readElement(bytes, at);
    // A message in BER, or something cut off, is one element.
    if (!element) return [...ders, bytes.subarray(at)];
    if (ders.length === maxElements && ders.every((der) => classify(der))) failLimit('certificates');
    if (ders.length === maxElements) return ders;
    ders.push(bytes.subarray(at, element.end));
    at = element.end;
    while (fillers.has(bytes[at] ?? -1)) at += 1;
  }
  return ders;
}

/** A zero, tab, line feed, carriage return and space. */
const fillers: ReadonlySet<number> = new Set([0, 9, 10, 13, 32]);

function collect(found: readonly { readonly der: Bytes; readonly kind: DerKind | undefined }[]): CertificateInput {
  const privateKey = found.map(({ kind }) => kind).find(isPrivateKey);
  if (privateKey) return refuse({ code: 'private-key', found: privateKey });
  const certificates: Bytes[] = [];
  let damaged = 0;
  const others: UnsupportedKind[] = [];
  for (const { der, kind } of found) {
    // A copy: the certificates stay in memory longer than the file.
    if (kind === 'certificate') certificates.push(der.slice());
    else if (kind === 'signed-data') {
      const listed = listCertificates(der);
      if (listed && listed.length === 0) others.push('signed-message');
      else if (listed) certificates.push(...listed);
      else damaged += 1;
    } else if (kind === undefined) damaged += 1;
    else others.push(kind as UnsupportedKind);
  }
  // Other contents of a file do not hide its certificates.
  if (certificates.length > 0) return { certificates, damaged };
  const [other] = others;
  return refuse(other ? { code: 'not-supported', found: other } : { code: 'unreadable', error: 'damaged' });
}

function refuse(refusal: Refusal): CertificateInput {
  return { refusal };
}

function isPrivateKey(kind: DerKind | undefined): kind is PrivateKeyKind {
  return kind === 'private-key' || kind === 'encrypted-private-key' || kind === 'pfx';
}

/** Java's key stores: JKS and JCEKS. */
function isKeyStore(bytes: Bytes): boolean {
  const magic = formatHex(bytes.subarray(0, 4));
  return magic === 'feedfeed' || magic === 'cececece';
}

const pkcs7 = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  enveloped: '1.2.840.113549.1.7.3',
  encrypted: '1.2.840.113549.1.7.6',
};

/**
 * The kind of a DER sequence, by the tags of its first elements, so that even a truncated private key is recognised.
 */
function classify(der: Bytes): DerKind | undefined {
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
  // Certificates, lists and requests have a signed part, its algorithm and its signature.
  return listChildren(readWhole(der)).length === 3 ? classifySigned(der, inner) : undefined;
}

/** A certificate has its version in [0] or begins with its serial number; a request and a list begin otherwise. */
function classifySigned(der: Bytes, inner: DerElement | undefined): DerKind | undefined {
  if (inner?.tag === 0xa0) return 'certificate';
  const next = inner && readElement(der, inner.end);
  const content = next && readElement(der, next.content, next.end);
  if (inner?.tag === derTags.sequence) return 'crl';
  if (inner?.tag !== derTags.integer || next?.tag !== derTags.sequence) return undefined;
  if (!readOid(content)) return 'certificate-request';
  const after = readElement(der, next.end);
  const issued = after && readElement(der, after.end);
  // After its algorithm a list has issuer and a time, a certificate of version 1 issuer and validity.
  return issued?.tag === derTags.sequence ? 'certificate' : 'crl';
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
 * Whether no part of a PFX has a key. Keys are encrypted one by one; a part that is encrypted as a whole has
 * certificates (RFC 7292, 4.1).
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
