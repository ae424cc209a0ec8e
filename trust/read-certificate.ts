import type { CertificateFacts } from '#domain/certificate/certificate.ts';
import {
  CertificatePolicyExtension,
  formatKeyAlgorithm,
  formatSignatureAlgorithm,
  isDerSequence,
  X509Certificate,
} from '#trust/x509.ts';

/** A parsed certificate and its facts. */
export type ReadCertificate = { readonly certificate: X509Certificate; readonly facts: CertificateFacts };

/** Reads a certificate from DER; `undefined` for anything else. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): ReadCertificate | undefined {
  if (!isDerSequence(bytes)) return undefined;
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
    serialNumber: formatSerialNumber(certificate.serialNumber),
    validFrom: certificate.notBefore.toISOString(),
    validTo: certificate.notAfter.toISOString(),
    key: formatKeyAlgorithm(certificate.publicKey.algorithm),
    signatureAlgorithm: formatSignatureAlgorithm(certificate.signatureAlgorithm),
    policies: certificate.getExtension(CertificatePolicyExtension)?.policies ?? [],
  };
}

/** Without the leading zero octet that keeps a large number positive (X.690, section 8.3), as OpenSSL and Windows print it. */
function formatSerialNumber(hexadecimal: string): string {
  return hexadecimal.toUpperCase().replace(/^(?:00)+(?=..)/, '');
}
