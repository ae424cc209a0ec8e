import { derTags, readOid } from '../asn1/der.ts';
import { areEqual, type Bytes, digest } from '../bytes.ts';
import type { ReadCertificate } from '../certificate/read-certificate.ts';
import { isSerialNumber, readIdentity } from '../certificate/signed-der.ts';
import { formatHex } from '../fingerprints.ts';
import type { Weakness } from '../report/certificate-report.ts';
import { SubjectKeyIdentifierExtension } from '../x509.ts';
import { findHash, findScheme, findWeaknesses, type Hash, verifySignature } from './algorithms.ts';
import { attributeOids, findValue, namesCertificate, readTime } from './attributes.ts';
import type { Message, MessageSigner } from './signed-data.ts';

type SignerResult =
  | { readonly status: 'verified' }
  | { readonly status: 'failed'; readonly error: 'digest-differs' | 'signature-differs' | 'attributes-differ' }
  | { readonly status: 'not-supported'; readonly algorithm: string }
  | { readonly status: 'certificate-missing' };

export type CheckedSigner = {
  readonly result: SignerResult;
  readonly certificate?: ReadCertificate;
  /** `SHA-256 with RSA`; blank where it was not read. */
  readonly algorithm: string;
  readonly weaknesses: readonly Weakness[];
  /** The time of the signer's computer, UTC, ISO 8601; blank for none. */
  readonly signingTime: string;
  readonly signature: Bytes;
  /** The timestamp of the signature in DER (RFC 3161, appendix A). */
  readonly timestamp?: Bytes;
};

/** Verifies one signer of CMS over the content (RFC 5652, sections 5.4 to 5.6). */
export async function verifySigner(
  message: Message,
  signer: MessageSigner,
  content: Bytes,
  candidates: readonly ReadCertificate[],
): Promise<CheckedSigner> {
  const { signed, unsigned, digest: digestOid, algorithm, signature } = signer;
  const certificate = candidates.find((candidate) => isCertificateOf(signer, candidate));
  const timestamp = findValue(unsigned, attributeOids.signatureTimestamp);
  const found = {
    ...(certificate ? { certificate } : {}),
    ...(timestamp ? { timestamp: timestamp.encoding } : {}),
    signingTime: readTime(findValue(signed?.attributes, attributeOids.signingTime)) ?? '',
    signature,
  };
  const foundHash = findHash(digestOid);
  const refuse = (result: SignerResult): CheckedSigner => ({ ...found, result, algorithm: '', weaknesses: [] });
  if ('unsupported' in foundHash) return refuse({ status: 'not-supported', algorithm: foundHash.unsupported });
  if (!certificate) {
    const hasDigest = await matchesDigest(signer, foundHash.hash, content);
    return refuse(hasDigest ? { status: 'certificate-missing' } : { status: 'failed', error: 'digest-differs' });
  }
  const { publicKey } = certificate.certificate;
  const spki = new Uint8Array(publicKey.rawData);
  const scheme = findScheme(algorithm, foundHash.hash, spki);
  if ('unsupported' in scheme) return refuse({ status: 'not-supported', algorithm: scheme.unsupported });
  const { modulusLength } = publicKey.algorithm as { modulusLength?: number };
  const weaknesses = findWeaknesses(scheme.hash, modulusLength);
  const checked = (result: SignerResult): CheckedSigner => ({ ...found, result, algorithm: scheme.name, weaknesses });
  const isAuthentic = await verifySignature(scheme, spki, signature, signed?.der ?? content);
  if (isAuthentic === undefined) return refuse({ status: 'not-supported', algorithm: scheme.name });
  if (!isAuthentic) {
    return checked({ status: 'failed', error: 'signature-differs' });
  }
  if (!(await matchesDigest(signer, foundHash.hash, content)))
    return checked({ status: 'failed', error: 'digest-differs' });
  const der = new Uint8Array(certificate.certificate.rawData);
  const isConsistent = await hasConsistentAttributes(message, signer, der);
  return checked(isConsistent ? { status: 'verified' } : { status: 'failed', error: 'attributes-differ' });
}

const idData = '1.2.840.113549.1.7.1';

/** Whether the attributes have the type of the content and name the certificate, where there are any. */
async function hasConsistentAttributes(
  { contentType }: Message,
  { signed }: MessageSigner,
  certificate: Bytes,
): Promise<boolean> {
  // Without attributes only plain data may be signed (section 5.3).
  if (!signed) return contentType === idData;
  const type = readOid(findValue(signed.attributes, attributeOids.contentType));
  return type === contentType && (await namesCertificate(signed.attributes, certificate));
}

/** True where there is no digest, because the signature itself is over the content. */
async function matchesDigest({ signed }: MessageSigner, hash: Hash, content: Bytes): Promise<boolean> {
  if (!signed) return true;
  const expected = findValue(signed.attributes, attributeOids.messageDigest);
  if (expected?.tag !== derTags.octetString) return false;
  return areEqual(expected.octets, await digest(hash, content));
}

/** By issuer and serial number, octet for octet, or by key identifier (RFC 5652, section 5.3). */
function isCertificateOf({ certificateId }: MessageSigner, candidate: ReadCertificate): boolean {
  const { certificate } = candidate;
  if ('keyId' in certificateId) {
    const { keyId } = certificate.getExtension(SubjectKeyIdentifierExtension) ?? {};
    return keyId === formatHex(certificateId.keyId);
  }
  const der = new Uint8Array(certificate.rawData);
  if ('der' in certificateId) return areEqual(certificateId.der, der);
  const parts = readIdentity(candidate);
  const hasSerial = parts !== undefined && isSerialNumber(certificateId.serialNumber, parts.serialNumber);
  return hasSerial && areEqual(certificateId.issuer, parts.issuer);
}
