import { derTags, listChildren, readFields, readWhole } from '../asn1/der.ts';
import { areEqual } from '../bytes.ts';
import type { IssuerErrorCode } from '../report/facts.ts';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type X509Certificate,
  X509Crl,
} from '../x509.ts';

/**
 * Checks that a certificate issued another or a list (RFC 5280, section 6); returns the error, or `undefined` for none.
 */
export async function verifyIssuer(
  signed: X509Certificate | X509Crl,
  issuer: X509Certificate,
): Promise<IssuerErrorCode | undefined> {
  if (signed.issuer !== issuer.subject) return 'issuer-differs';
  if (!(await isSignedBy(signed, issuer))) return 'signature-differs';
  return maySign(issuer, signed instanceof X509Crl ? KeyUsageFlags.cRLSign : KeyUsageFlags.keyCertSign)
    ? undefined
    : 'issuer-not-allowed';
}

/** Whether the issuer's key made the signature. Does not check whether the issuer may sign. */
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
 * No signature covers the elements after the signed part. Whether they are octet for octet the algorithm named within
 * (RFC 5280, sections 4.1.1.2 and 5.1.1.2), a bit string of whole octets, and nothing more. The named algorithm is the
 * first sequence in a certificate and in a list. Read without the library: it ignores trailing elements.
 */
function hasExpectedTail({ rawData }: X509Certificate | X509Crl): boolean {
  const [signed, algorithm, signature] = readFields(readWhole(new Uint8Array(rawData)), '30 30 03');
  const named = listChildren(signed).find(({ tag }) => tag === derTags.sequence);
  if (!named || !algorithm || !signature) return false;
  return areEqual(named.encoding, algorithm.encoding) && signature.bytes[signature.content] === 0;
}

/** Whether a certificate is of an authority that may sign such things (RFC 5280, section 4.2.1.3). */
export function maySign(issuer: X509Certificate, usage: KeyUsageFlags): boolean {
  const isAuthority = issuer.getExtension(BasicConstraintsExtension)?.ca === true;
  const usages = issuer.getExtension(KeyUsagesExtension)?.usages;
  return isAuthority && (usages === undefined || (usages & usage) !== 0);
}
