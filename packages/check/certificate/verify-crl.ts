import { type DerElement, listChildren, readElement, readFields, readWhole } from '../asn1/der.ts';
import { areEqual, type Bytes } from '../bytes.ts';
import { readTime } from '../cms/attributes.ts';
import { readAlgorithm } from '../cms/signed-data.ts';
import type { RevocationSource } from '../report/certificate-report.ts';
import { KeyUsageFlags } from '../x509.ts';
import { coversCertificate } from './find-revocation.ts';
import type { ReadCertificate } from './read-certificate.ts';
import { isSerialNumber, isSignedWith, readExtensions, readIdentity, readReason } from './signed-der.ts';
import { maySign } from './verify-issuer.ts';

/** The status of a certificate in a verified CRL or response. UTC, ISO 8601; `nextUpdate` blank for none. */
export type EmbeddedStatus = {
  readonly source: RevocationSource;
  readonly thisUpdate: string;
  readonly nextUpdate: string;
  readonly revoked?: { readonly date: string; readonly reason: string } | undefined;
};

const reasonCode = '2.5.29.21';
const invalidityDate = '2.5.29.24';

/**
 * Looks up a certificate in a CRL in DER that its issuer signed (RFC 5280, section 5.1). `undefined` where the CRL is
 * of another issuer, covers other certificates, cannot be read, or is not signed by this key. The CRL is searched in
 * its DER: the library would build an object for each entry, and large CRLs have a hundred thousand.
 */
export async function verifyCrl(
  crl: Bytes,
  own: ReadCertificate,
  issuer: ReadCertificate,
): Promise<EmbeddedStatus | undefined> {
  const read = readCrl(crl);
  const serialNumber = readIdentity(own)?.serialNumber;
  const subject = readIdentity(issuer)?.subject;
  if (!read || !serialNumber || !subject || !areEqual(read.issuer, subject)) return undefined;
  if (!coversCertificate(read.extensions, own.certificate)) return undefined;
  if (!maySign(issuer.certificate, KeyUsageFlags.cRLSign)) return undefined;
  if (!(await isSignedWith(issuer, read.content, read.algorithm, read.bits))) return undefined;
  const { thisUpdate, nextUpdate } = read;
  const entry = findEntry(read.entries, serialNumber);
  if (entry === 'unreadable') return undefined;
  return { source: 'crl', thisUpdate, nextUpdate, ...(entry ? { revoked: entry } : {}) };
}

/**
 * The parts of a CRL; `undefined` where one is missing, or both names of the algorithm are not the same (section
 * 5.1.1.2).
 */
function readCrl(der: Bytes) {
  const [signed, algorithm, bits] = readFields(readWhole(der), '30 30 03');
  const [, named, issuer, first, next, entries, wrapped] = readFields(signed, '02? 30 30 17|18 17|18? 30? a0?');
  const thisUpdate = readTime(first);
  const [inner] = listChildren(wrapped);
  const extensions = readExtensions(inner);
  if (!signed || !algorithm || !bits || !named || !issuer || thisUpdate === undefined || !extensions) return undefined;
  if (!areEqual(named.encoding, algorithm.encoding)) return undefined;
  return {
    content: signed.encoding,
    algorithm: readAlgorithm(algorithm),
    bits: bits.octets,
    issuer: issuer.encoding,
    thisUpdate,
    nextUpdate: readTime(next) ?? '',
    entries,
    extensions,
  };
}

/** The entry of a serial number; one that only takes a certificate off the CRL again (section 5.3.1) is none. */
function findEntry(entries: DerElement | undefined, serialNumber: Bytes): EmbeddedStatus['revoked'] | 'unreadable' {
  for (let at = entries?.content ?? 0; entries && at < entries.end; ) {
    const entry = readElement(entries.bytes, at, entries.end);
    if (!entry) return 'unreadable';
    if (isSerialNumber(readElement(entry.bytes, entry.content, entry.end), serialNumber)) return readEntry(entry);
    at = entry.end;
  }
  return undefined;
}

function readEntry(entry: DerElement): EmbeddedStatus['revoked'] | 'unreadable' {
  const [, time, inner] = listChildren(entry);
  const date = readTime(time);
  const extensions = readExtensions(inner);
  if (date === undefined || !extensions) return 'unreadable';
  const value = extensions.find(({ type }) => type === reasonCode)?.value;
  const reason = value ? readReason(readElement(value)) : '';
  // The day since which the key may have been compromised, if it is earlier (RFC 5280, section 5.3.2).
  const invalid = extensions.find(({ type }) => type === invalidityDate)?.value;
  const since = (invalid && readTime(readElement(invalid))) ?? date;
  return reason === 'removeFromCRL' ? undefined : { date: since < date ? since : date, reason };
}
