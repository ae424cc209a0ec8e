import { listChildren, readElement, readOid } from '../asn1/der.ts';
import { areEqual, type Bytes, digest } from '../bytes.ts';
import { type ReadCertificate, readCertificate } from '../certificate/read-certificate.ts';
import { ExtendedKeyUsageExtension } from '../x509.ts';
import { findHash } from './algorithms.ts';
import { readTime } from './attributes.ts';
import { readSignedData } from './signed-data.ts';
import { verifySigner } from './verify-signer.ts';

/**
 * An authentic timestamp token over the content; the chain decides whether its authority is trusted. It is unsuitable
 * if its certificate has other usages too (RFC 3161, section 2.3), or was not valid at that time.
 */
export type Timestamp = {
  readonly status: 'verified' | 'unsuitable';
  readonly time: string;
  readonly authority: ReadCertificate;
  readonly certificates: readonly ReadCertificate[];
};

export type TimestampResult =
  | Timestamp
  /** It is of other content, or another key made it. */
  | { readonly status: 'wrong' }
  /** Its certificate is missing (RFC 3161 includes it on request only), or its method is not known here. */
  | { readonly status: 'not-checked'; readonly time: string };

const tstInfo = '1.2.840.113549.1.9.16.1.4';
const timeStamping = '1.3.6.1.5.5.7.3.8';

/** Verifies a timestamp token over content (RFC 3161, section 2.4.2). Its certificate may be among the candidates. */
export async function verifyTimestamp(
  token: Bytes,
  content: Bytes,
  candidates: readonly ReadCertificate[],
): Promise<TimestampResult> {
  const message = readSignedData(token);
  const [signer, ...more] = message?.signers ?? [];
  const der = message?.content;
  const wrong = { status: 'wrong' } as const;
  if (!message || !signer || !der || more.length > 0 || message.contentType !== tstInfo) return wrong;
  const own = message.certificates.flatMap((certificate) => readCertificate(certificate) ?? []);
  const { result, certificate } = await verifySigner(message, signer, der, [...own, ...candidates]);
  const time = await readStatement(der, content);
  if (time === undefined) return wrong;
  if (result.status === 'certificate-missing' || result.status === 'not-supported')
    return { status: 'not-checked', time };
  if (result.status !== 'verified' || !certificate) return wrong;
  const usage = certificate.certificate.getExtension(ExtendedKeyUsageExtension);
  const isForTimestamps = usage?.usages.length === 1 && usage.usages[0] === timeStamping && usage.critical;
  const { validFrom, validTo } = certificate.facts;
  const status = isForTimestamps && time >= validFrom && time <= validTo ? 'verified' : 'unsuitable';
  return { status, time, authority: certificate, certificates: own };
}

/** The time of TSTInfo; `undefined` where its hash is not the content's. */
async function readStatement(der: Bytes, content: Bytes): Promise<string | undefined> {
  const [, , imprint, , time] = listChildren(readElement(der));
  const [algorithm, expected] = listChildren(imprint);
  const found = findHash(readOid(listChildren(algorithm)[0]) ?? '');
  if (!expected || !time || 'unsupported' in found) return undefined;
  return areEqual(await digest(found.hash, content), expected.octets) ? readTime(time) : undefined;
}
