import type { CertificateErrorCode } from '#domain/certificate/certificate.ts';
import type { Bytes } from '#trust/bytes.ts';
import { derTags, listChildren, readElement, readEncoding } from '#trust/der.ts';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type X509Certificate,
  X509Crl,
} from '#trust/x509.ts';

/** Checks that a certificate issued another or a list (RFC 5280, section 6); returns the error, or `undefined` for none. */
export async function checkSignature(
  signed: X509Certificate | X509Crl,
  issuer: X509Certificate,
): Promise<CertificateErrorCode | undefined> {
  if (signed.issuer !== issuer.subject) return 'issuer-differs';
  if (!(await isSignedBy(signed, issuer))) return 'signature-differs';
  return maySign(issuer, signed instanceof X509Crl ? KeyUsageFlags.cRLSign : KeyUsageFlags.keyCertSign)
    ? undefined
    : 'issuer-not-allowed';
}

/** Whether the signature is that of the issuer's key, whoever may sign. */
export async function isSignedBy(signed: X509Certificate | X509Crl, issuer: X509Certificate): Promise<boolean> {
  if (!hasExpectedTail(signed)) return false;
  try {
    return signed instanceof X509Crl
      ? await signed.verify({ publicKey: issuer.publicKey })
      : await signed.verify({ publicKey: issuer.publicKey, signatureOnly: true });
  } catch (error) {
    // The library throws for a key or a signature that it cannot parse.
    if (error instanceof Error) return false;
    throw error;
  }
}

/**
 * The algorithm that the signed part names: in a certificate and in a list its first sequence, after numbers only. Read
 * without the library, which would parse a list of 40,000 entries once more.
 */
function readInnerAlgorithm(bytes: Bytes): Bytes | undefined {
  const [signed] = listChildren(readElement(bytes));
  const algorithm = listChildren(signed).find(({ tag }) => tag === derTags.sequence);
  return algorithm && readEncoding(algorithm);
}

/**
 * Whether what follows the signed part, which no signature covers, is octet for octet the algorithm named within (RFC
 * 5280, sections 4.1.1.2 and 5.1.1.2) and a bit string of whole octets.
 */
function hasExpectedTail({ rawData, signature }: X509Certificate | X509Crl): boolean {
  const bytes = new Uint8Array(rawData);
  const algorithm = readInnerAlgorithm(bytes);
  if (!algorithm) return false;
  const tail = [...algorithm, ...encodeBitStringHeader(signature.byteLength)];
  const start = bytes.length - signature.byteLength - tail.length;
  return tail.every((octet, index) => bytes[start + index] === octet);
}

/** Tag, length and count of unused bits (none) of a bit string of so many octets (X.690, section 8.6). */
function encodeBitStringHeader(octets: number): readonly number[] {
  const length = octets + 1;
  const long = length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return [0x03, ...(length < 0x80 ? [length] : long), 0];
}

/** Whether a certificate is of an authority that may sign such things (RFC 5280, section 4.2.1.3). */
export function maySign(issuer: X509Certificate, usage: KeyUsageFlags): boolean {
  const isAuthority = issuer.getExtension(BasicConstraintsExtension)?.ca === true;
  const usages = issuer.getExtension(KeyUsagesExtension)?.usages;
  return isAuthority && (usages === undefined || (usages & usage) !== 0);
}
