import { id_ce_cRLNumber } from '@peculiar/asn1-x509';
import { derTags, readWhole } from '../asn1/der.ts';
import type { Budget } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import type { CertificateFacts, CrlFacts } from '../report/facts.ts';
import {
  CertificatePolicyExtension,
  formatKeyAlgorithm,
  formatSignatureAlgorithm,
  parseOptionsFor,
  X509Certificate,
  X509Crl,
} from '../x509.ts';

export type ReadCertificate = { readonly certificate: X509Certificate; readonly facts: CertificateFacts };

/** The longest certificate that is read, in bytes: the library takes a hundred times as much memory for a long name. */
export const longestCertificate = 65_536;

/** The readable certificates of a visitor's file. */
export function readCertificates(ders: readonly Bytes[], budget: Budget): readonly ReadCertificate[] {
  return ders.flatMap((der) => {
    budget.countUnits(der.length / 4);
    return readCertificate(der) ?? [];
  });
}

/** Reads a certificate from DER; `undefined` for anything else. */
export function readCertificate(bytes: Bytes): ReadCertificate | undefined {
  if (bytes.length > longestCertificate) return undefined;
  return readDer(bytes, () => {
    const certificate = new X509Certificate(bytes);
    return { certificate, facts: listCertificateFacts(certificate) };
  });
}

/** Reads a certificate revocation list and its facts from DER; `undefined` for anything else. */
export function readCrl(bytes: Bytes): { crl: X509Crl; facts: CrlFacts } | undefined {
  return readDer(bytes, () => {
    const crl = new X509Crl(bytes, parseOptionsFor(bytes));
    return { crl, facts: listCrlFacts(crl) };
  });
}

/** PEM text, truncated files and files with trailing bytes are not read. */
function readDer<Result>(bytes: Bytes, read: () => Result): Result | undefined {
  if (readWhole(bytes)?.tag !== derTags.sequence) return undefined;
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function listCertificateFacts(certificate: X509Certificate): CertificateFacts {
  return {
    kind: 'certificate',
    subject: certificate.subject,
    issuer: certificate.issuer,
    // Without the zero octet that keeps a large number positive (X.690, section 8.3), as OpenSSL and Windows print it.
    serialNumber: certificate.serialNumber.toUpperCase().replace(/^(?:00)+(?=..)/, ''),
    validFrom: certificate.notBefore.toISOString(),
    validTo: certificate.notAfter.toISOString(),
    key: formatKeyAlgorithm(certificate.publicKey.algorithm),
    signatureAlgorithm: formatSignatureAlgorithm(certificate.signatureAlgorithm),
    policies: certificate.getExtension(CertificatePolicyExtension)?.policies ?? [],
  };
}

function listCrlFacts(crl: X509Crl): CrlFacts {
  return {
    kind: 'crl',
    issuer: crl.issuer,
    number: readNumber(crl),
    thisUpdate: crl.thisUpdate.toISOString(),
    nextUpdate: crl.nextUpdate?.toISOString() ?? '',
    entries: crl.entries.length,
    signatureAlgorithm: formatSignatureAlgorithm(crl.signatureAlgorithm),
  };
}

/** The content of a DER INTEGER of up to twenty octets (RFC 5280, section 5.2.3). */
function readNumber(crl: X509Crl): string {
  const extension = crl.getExtension(id_ce_cRLNumber);
  if (!extension) return '';
  const octets = [...new Uint8Array(extension.value)].slice(2);
  return octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n).toString();
}
