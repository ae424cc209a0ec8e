import { listChildren, readElement, readOid } from '../asn1/der.ts';
import { formatName } from '../names.ts';
import type { RevocationAddresses } from '../report/certificate-report.ts';
import type { X509Certificate } from '../x509.ts';

const distributionPoints = '2.5.29.31';
const authorityInformationAccess = '1.3.6.1.5.5.7.1.1';
const ocsp = '1.3.6.1.5.5.7.48.1';

/** An issuer names one or two; a crafted certificate could name thousands. */
const maxAddresses = 4;

/**
 * The CRL distribution points and OCSP responders of a certificate (RFC 5280, sections 4.2.1.13 and 4.2.2.1), as texts.
 * Nothing is fetched from there.
 */
export function readRevocationAddresses(certificate: X509Certificate): RevocationAddresses {
  const access = readElement(readValue(certificate, authorityInformationAccess));
  const responders = listChildren(access).flatMap((description) => {
    const [method, location] = listChildren(description);
    return readOid(method) === ocsp && location ? readAddresses(location.encoding) : [];
  });
  return { crls: format(readCrlAddresses(certificate)), responders: format(responders) };
}

/** The CRL distribution points of a certificate. */
export function readCrlAddresses(certificate: X509Certificate): readonly string[] {
  return readAddresses(readValue(certificate, distributionPoints));
}

/** The addresses in an extension, in their order: elements with the tag [6], at any depth. */
export function readAddresses(value: Uint8Array<ArrayBuffer>): readonly string[] {
  const found: string[] = [];
  const pending = [readElement(value)];
  for (let element = pending.pop(); element; element = pending.pop()) {
    if (element.tag === 0x86) found.push(new TextDecoder('latin1').decode(element.octets));
    if (element.tag & 0x20) pending.push(...listChildren(element));
  }
  // The stack returns the last element first.
  return found.reverse();
}

function readValue(certificate: X509Certificate, type: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(certificate.getExtension(type)?.value ?? []);
}

function format(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map(formatName))].slice(0, maxAddresses);
}
