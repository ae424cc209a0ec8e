import type { CertificateFacts } from '#domain/certificate/certificate.ts';
import { describeKey, describeSignature } from '#trust/describe-algorithm.ts';
import { isWhole } from '#trust/is-whole.ts';
import { CertificatePolicyExtension, X509Certificate } from '#trust/x509.ts';

/** A certificate that could be read, with what it says. */
export type ReadCertificate = { readonly certificate: X509Certificate; readonly facts: CertificateFacts };

/** Reads a certificate from DER; `undefined` for anything else. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): ReadCertificate | undefined {
  if (!isWhole(bytes)) return undefined;
  try {
    const certificate = new X509Certificate(bytes);
    return { certificate, facts: listFacts(certificate) };
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function listFacts(certificate: X509Certificate): CertificateFacts {
  return {
    kind: 'certificate',
    subject: certificate.subject,
    issuer: certificate.issuer,
    serialNumber: setSerialNumber(certificate.serialNumber),
    validFrom: certificate.notBefore.toISOString(),
    validTo: certificate.notAfter.toISOString(),
    key: describeKey(certificate.publicKey.algorithm),
    signatureAlgorithm: describeSignature(certificate.signatureAlgorithm),
    policies: certificate.getExtension(CertificatePolicyExtension)?.policies ?? [],
  };
}

/** Without the zero octet that keeps a large number positive, as OpenSSL and Windows print it. */
function setSerialNumber(hexadecimal: string): string {
  return hexadecimal.toUpperCase().replace(/^(?:00)+(?=..)/, '');
}
