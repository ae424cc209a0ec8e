import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, CertificateList } from '@peculiar/asn1-x509';
import type { FaultCode } from '#domain/certificate/certificate.ts';
import { BasicConstraintsExtension, KeyUsageFlags, KeyUsagesExtension, X509Certificate, X509Crl } from '#trust/x509.ts';

/** Why a certificate or list was not issued by this certificate; `undefined` when it was (RFC 5280, section 6). */
export async function checkSignature(
  signed: X509Certificate | X509Crl,
  issuer: X509Certificate,
): Promise<FaultCode | undefined> {
  if (signed.issuer !== issuer.subject) return 'issuer-differs';
  if (!(await isSignedBy(signed, issuer))) return 'signature-differs';
  return maySign(issuer, signed instanceof X509Crl ? KeyUsageFlags.cRLSign : KeyUsageFlags.keyCertSign)
    ? undefined
    : 'issuer-not-allowed';
}

async function isSignedBy(signed: X509Certificate | X509Crl, issuer: X509Certificate): Promise<boolean> {
  if (!namesOneAlgorithm(signed) || !endsWithWholeOctets(signed)) return false;
  try {
    return signed instanceof X509Crl
      ? await signed.verify({ publicKey: issuer.publicKey })
      : await signed.verify({ publicKey: issuer.publicKey, signatureOnly: true });
  } catch (error) {
    // A key or a signature that the library cannot take verifies nothing.
    if (error instanceof Error) return false;
    throw error;
  }
}

/** The algorithm beside the signature is not signed itself: it must be the one within (RFC 5280, 4.1.1.2 and 5.1.1.2). */
function namesOneAlgorithm(signed: X509Certificate | X509Crl): boolean {
  if (signed instanceof X509Certificate) {
    const { signatureAlgorithm, tbsCertificate } = AsnConvert.parse(signed.rawData, Certificate);
    return signatureAlgorithm.isEqual(tbsCertificate.signature);
  }
  const { signatureAlgorithm, tbsCertList } = AsnConvert.parse(signed.rawData, CertificateList);
  return signatureAlgorithm.isEqual(tbsCertList.signature);
}

/** No bit of the signature's last octet is unused; the octet in front of it that says so is not signed either. */
function endsWithWholeOctets({ rawData, signature }: X509Certificate | X509Crl): boolean {
  const bytes = new Uint8Array(rawData);
  return bytes[bytes.length - signature.byteLength - 1] === 0;
}

function maySign(issuer: X509Certificate, usage: KeyUsageFlags): boolean {
  const isAuthority = issuer.getExtension(BasicConstraintsExtension)?.ca === true;
  const usages = issuer.getExtension(KeyUsagesExtension)?.usages;
  return isAuthority && (usages === undefined || (usages & usage) !== 0);
}
