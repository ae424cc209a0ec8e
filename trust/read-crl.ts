import { id_ce_cRLNumber } from '@peculiar/asn1-x509';
import type { CrlFacts } from '#domain/certificate/certificate.ts';
import { formatSignatureAlgorithm, isDerSequence, X509Crl } from '#trust/x509.ts';

/** A parsed list and its facts. */
export type ReadCrl = { readonly crl: X509Crl; readonly facts: CrlFacts };

/** Reads a certificate revocation list from DER; `undefined` for anything else. */
export function readCrl(bytes: Uint8Array<ArrayBuffer>): ReadCrl | undefined {
  if (!isDerSequence(bytes)) return undefined;
  try {
    const crl = new X509Crl(bytes);
    return { crl, facts: listFacts(crl) };
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function listFacts(crl: X509Crl): CrlFacts {
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
