import { type DerElement, derTags, listChildren, readElement, readOid, readWhole } from '../asn1/der.ts';
import { areEqual, type Bytes, digest } from '../bytes.ts';
import { findHash } from '../cms/algorithms.ts';
import { readTime } from '../cms/attributes.ts';
import { readAlgorithm } from '../cms/signed-data.ts';
import { ExtendedKeyUsageExtension, KeyUsageFlags, KeyUsagesExtension } from '../x509.ts';
import { type ReadCertificate, readCertificate } from './read-certificate.ts';
import { isSerialNumber, isSignedWith, readIdentity, readReason } from './signed-der.ts';
import type { EmbeddedStatus } from './verify-crl.ts';
import { verifyIssuer } from './verify-issuer.ts';

const basicResponse = '1.3.6.1.5.5.7.48.1.1';
const ocspSigning = '1.3.6.1.5.5.7.3.9';
/** Responders send one certificate; more are not tried. */
const maxCertificates = 10;

/**
 * Reads the status of a certificate in an OCSP response in DER (RFC 6960, section 4.2). `undefined` where the response
 * does not have it, cannot be read, or is signed neither by the issuer nor by its delegated responder (section
 * 4.2.2.2).
 */
export async function verifyOcspResponse(
  der: Bytes,
  own: ReadCertificate,
  issuer: ReadCertificate,
): Promise<EmbeddedStatus | undefined> {
  const response = readResponse(der);
  if (!response) return undefined;
  for (const answer of response.answers) {
    const fields = listChildren(answer);
    if (!(await isAbout(fields[0], own, issuer))) continue;
    const status = readStatus(fields);
    return status && (await isGenuine(response, issuer)) ? status : undefined;
  }
  return undefined;
}

/** The parts of a successful response of the basic type. */
function readResponse(der: Bytes) {
  const [status, wrapped] = listChildren(readWhole(der));
  if (status?.tag !== 0x0a || der[status.content] !== 0) return undefined;
  const [bytes] = listChildren(wrapped);
  const [type, octets] = listChildren(bytes);
  if (readOid(type) !== basicResponse || octets?.tag !== derTags.octetString) return undefined;
  const [signed, algorithm, bits, embedded] = listChildren(readElement(der, octets.content, octets.end));
  const [responder, time, list] = listChildren(signed).filter(({ tag }) => tag !== 0xa0);
  const producedAt = readTime(time);
  if (!signed || bits?.tag !== derTags.bitString || !responder || producedAt === undefined) return undefined;
  const [certificates] = listChildren(embedded);
  return {
    content: signed.encoding,
    algorithm: readAlgorithm(algorithm),
    bits: bits.octets,
    certificates: listChildren(certificates).map(({ encoding }) => encoding),
    /** A name under the tag [1], or the SHA-1 of a key under [2]. */
    responder,
    producedAt,
    answers: listChildren(list),
  };
}

type Response = NonNullable<ReturnType<typeof readResponse>>;

/** Whether a CertID is of a certificate: serial number, and hashes of the issuer's name and key (section 4.1.1). */
async function isAbout(id: DerElement | undefined, own: ReadCertificate, issuer: ReadCertificate): Promise<boolean> {
  const [algorithm, name, key, serial] = listChildren(id);
  const found = findHash(readAlgorithm(algorithm)?.oid ?? '');
  const parts = readIdentity(own);
  const above = readIdentity(issuer);
  if (!name || !key || !parts || !above || 'unsupported' in found) return false;
  if (!isSerialNumber(serial, parts.serialNumber)) return false;
  return (await isHashOf(found.hash, above.subject, name)) && isHashOf(found.hash, above.key, key);
}

async function isHashOf(hash: string, bytes: Bytes, element: DerElement): Promise<boolean> {
  return areEqual(await digest(hash, bytes), element.octets);
}

/** The status of a SingleResponse; `undefined` where the responder does not know the certificate. */
function readStatus([, status, first, ...rest]: readonly DerElement[]): EmbeddedStatus | undefined {
  const thisUpdate = readTime(first);
  if (!status || thisUpdate === undefined) return undefined;
  const [next] = listChildren(rest.find(({ tag }) => tag === 0xa0));
  const answer = { source: 'ocsp', thisUpdate, nextUpdate: readTime(next) ?? '' } as const;
  if (status.tag === 0x80) return answer;
  if (status.tag !== 0xa1) return undefined;
  const [time, wrapped] = listChildren(status);
  const date = readTime(time);
  const [reason] = listChildren(wrapped);
  return date === undefined ? undefined : { ...answer, revoked: { date, reason: readReason(reason) } };
}

/**
 * Whether the issuer, or a responder with a certificate of the issuer's for this use, is the one that is named and
 * signed.
 */
async function isGenuine(response: Response, issuer: ReadCertificate): Promise<boolean> {
  const { content, algorithm, bits, certificates } = response;
  const delegated = certificates.slice(0, maxCertificates).flatMap((certificate) => readCertificate(certificate) ?? []);
  for (const signer of [issuer, ...delegated]) {
    if (!(await isNamed(response, signer))) continue;
    if (signer !== issuer && !(await isDelegated(signer, issuer, response))) continue;
    if (await isSignedWith(signer, content, algorithm, bits)) return true;
  }
  return false;
}

async function isNamed({ responder }: Response, signer: ReadCertificate): Promise<boolean> {
  const parts = readIdentity(signer);
  const [value] = listChildren(responder);
  if (!parts || !value) return false;
  if (responder.tag === 0xa1) return areEqual(value.encoding, parts.subject);
  return responder.tag === 0xa2 && isHashOf('SHA-1', parts.key, value);
}

async function isDelegated(
  { certificate, facts }: ReadCertificate,
  issuer: ReadCertificate,
  { producedAt }: Response,
): Promise<boolean> {
  const isFor = certificate.getExtension(ExtendedKeyUsageExtension)?.usages.includes(ocspSigning) === true;
  const usages = certificate.getExtension(KeyUsagesExtension)?.usages;
  if (!isFor || (usages !== undefined && (usages & KeyUsageFlags.digitalSignature) === 0)) return false;
  if (producedAt < facts.validFrom || producedAt > facts.validTo) return false;
  return (await verifyIssuer(certificate, issuer.certificate)) === undefined;
}
