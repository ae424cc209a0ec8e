import type { SignerInfo } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import type { Weakness } from '#domain/check/certificate-report.ts';
import { findHash, findScheme, findWeaknesses, type Hash, verifySignature } from '#trust/cms/algorithms.ts';
import {
  areEqual,
  attributeOids,
  findValue,
  namesCertificate,
  readOctets,
  readOidValue,
  readTime,
} from '#trust/cms/attributes.ts';
import type { Message, MessageSigner } from '#trust/cms/signed-data.ts';
import { formatHex } from '#trust/fingerprints.ts';
import type { ReadCertificate } from '#trust/read-certificate.ts';
import { SubjectKeyIdentifierExtension } from '#trust/x509.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What verification of one signer found. */
export type SignerResult =
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
  /** What the signer's computer said, UTC, ISO 8601; blank where it said nothing. */
  readonly signingTime: string;
  readonly signature: Bytes;
  /** The timestamp of the signature in DER (RFC 3161, appendix A). */
  readonly timestamp?: Bytes;
};

/** Verifies one signer of CMS over the content (RFC 5652, sections 5.4 to 5.6). */
export async function verifySigner(
  { data }: Message,
  { info, signedAttributes }: MessageSigner,
  content: Bytes,
  candidates: readonly ReadCertificate[],
): Promise<CheckedSigner> {
  const certificate = candidates.find((candidate) => isCertificateOf(info, candidate));
  const timestamp = findValue(info.unsignedAttrs, attributeOids.signatureTimestamp);
  const found = {
    ...(certificate ? { certificate } : {}),
    ...(timestamp ? { timestamp } : {}),
    signingTime: readTime(findValue(info.signedAttrs, attributeOids.signingTime)) ?? '',
    signature: new Uint8Array(info.signature.buffer),
  };
  const digest = findHash(info.digestAlgorithm.algorithm);
  const refuse = (result: SignerResult): CheckedSigner => ({ ...found, result, algorithm: '', weaknesses: [] });
  if ('unsupported' in digest) return refuse({ status: 'not-supported', algorithm: digest.unsupported });
  if (!certificate) {
    const hasDigest = await matchesDigest(info, digest.hash, content);
    return refuse(hasDigest ? { status: 'certificate-missing' } : { status: 'failed', error: 'digest-differs' });
  }
  const { publicKey } = certificate.certificate;
  const spki = new Uint8Array(publicKey.rawData);
  const scheme = findScheme(info.signatureAlgorithm, digest.hash, spki);
  if ('unsupported' in scheme) return refuse({ status: 'not-supported', algorithm: scheme.unsupported });
  const { modulusLength } = publicKey.algorithm as { modulusLength?: number };
  const weaknesses = findWeaknesses(scheme.hash, modulusLength);
  const checked = (result: SignerResult): CheckedSigner => ({ ...found, result, algorithm: scheme.name, weaknesses });
  const signed = info.signedAttrs ? signedAttributes : content;
  if (!signed || !(await verifySignature(scheme, spki, found.signature, signed))) {
    return checked({ status: 'failed', error: 'signature-differs' });
  }
  if (!info.signedAttrs) return checked({ status: 'verified' });
  if (!(await matchesDigest(info, digest.hash, content))) return checked({ status: 'failed', error: 'digest-differs' });
  const hasType =
    readOidValue(findValue(info.signedAttrs, attributeOids.contentType)) === data.encapContentInfo.eContentType;
  const der = new Uint8Array(certificate.certificate.rawData);
  const isConsistent = hasType && (await namesCertificate(info.signedAttrs, der));
  return checked(isConsistent ? { status: 'verified' } : { status: 'failed', error: 'attributes-differ' });
}

/** True where there is no digest, because the signature itself is over the content. */
async function matchesDigest(info: SignerInfo, hash: Hash, content: Bytes): Promise<boolean> {
  if (!info.signedAttrs) return true;
  const expected = readOctets(findValue(info.signedAttrs, attributeOids.messageDigest));
  return expected !== undefined && areEqual(expected, new Uint8Array(await crypto.subtle.digest(hash, content)));
}

function isCertificateOf({ sid }: SignerInfo, { certificate, asn }: ReadCertificate): boolean {
  const { issuerAndSerialNumber: names, subjectKeyIdentifier } = sid;
  if (names) {
    const encode = (name: object): string => formatHex(new Uint8Array(AsnConvert.serialize(name)));
    const hasSerial = areEqual(new Uint8Array(names.serialNumber), new Uint8Array(asn.tbsCertificate.serialNumber));
    return hasSerial && encode(names.issuer) === encode(asn.tbsCertificate.issuer);
  }
  const keyId = certificate.getExtension(SubjectKeyIdentifierExtension)?.keyId;
  return subjectKeyIdentifier !== undefined && keyId === formatHex(new Uint8Array(subjectKeyIdentifier.buffer));
}
