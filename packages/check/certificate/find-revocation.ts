import { listChildren, readElement } from '../asn1/der.ts';
import type { ChainResult, RevocationResult } from '../report/certificate-report.ts';
import { type X509Certificate, type X509CrlEntry, X509CrlReason } from '../x509.ts';
import type { ReadCertificate } from './read-certificate.ts';
import { readAddresses, readCrlAddresses } from './revocation-addresses.ts';
import type { TrustContext, TrustedCrl } from './trust-context.ts';

/**
 * Looks up a certificate and the authorities above it in the repository's CRLs. A CRL answers only for certificates of
 * its issuer (RFC 5280, section 6.3.3). A revocation in a genuine CRL holds even when the CRL is out of date.
 */
export function findRevocation(
  chain: ChainResult,
  path: readonly ReadCertificate[],
  { crls }: TrustContext,
): RevocationResult {
  const [own] = path;
  const isOurs = chain.to === 'repository-root' || (chain.to === 'unknown' && chain.claimsRepository);
  if (!own || !isOurs) return { status: 'not-checked', why: 'other-authority' };
  const [first] = crls;
  if (!first) return { status: 'unknown', error: 'crl-missing', thisUpdate: '' };
  const genuine = crls.filter(({ error }) => error !== 'crl-not-verified');
  const revoked = chain.to === 'repository-root' ? findRevoked(path, genuine) : undefined;
  if (revoked) return revoked;
  const crl = findCovering(own, crls);
  if (!crl) {
    // Which CRL it would be is not known where none can be relied on.
    return genuine.length === 0
      ? { status: 'unknown', error: 'crl-not-verified', thisUpdate: first.facts.thisUpdate }
      : { status: 'not-checked', why: 'other-crl' };
  }
  const { thisUpdate } = crl.facts;
  if (chain.to !== 'repository-root') return { status: 'unknown', error: 'crl-not-verified', thisUpdate };
  if (crl.error) return { status: 'unknown', error: crl.error, thisUpdate };
  return { status: 'not-revoked', thisUpdate };
}

/** The revocation of the first certificate of a path that a CRL names. */
function findRevoked(path: readonly ReadCertificate[], crls: readonly TrustedCrl[]): RevocationResult | undefined {
  for (const [index, certificate] of path.entries()) {
    for (const crl of crls) {
      const entry = findEntry(certificate, crl);
      if (!entry) continue;
      return {
        status: 'revoked',
        date: findDate(entry).toISOString(),
        reason: X509CrlReason[entry.reason ?? -1] ?? '',
        certificate: index === 0 ? 'own' : 'authority',
        isCrlCurrent: crl.error === undefined,
      };
    }
  }
  return undefined;
}

/** The newest CRL that covers a certificate; one without an error goes first. */
function findCovering(certificate: ReadCertificate, crls: readonly TrustedCrl[]): TrustedCrl | undefined {
  const newestFirst = crls
    .filter((crl) => covers(crl, certificate))
    .toSorted((a, b) => Date.parse(b.facts.thisUpdate) - Date.parse(a.facts.thisUpdate));
  return newestFirst.find(({ error }) => error === undefined) ?? newestFirst[0];
}

const issuingDistributionPoint = '2.5.29.28';

/** Whether a CRL covers a certificate: both have one issuer, and no extension excludes the certificate. */
export function covers({ crl, facts }: TrustedCrl, { facts: own, certificate }: ReadCertificate): boolean {
  return own.issuer === facts.issuer && coversCertificate(crl.extensions, certificate);
}

type CrlExtension = { readonly type: string; readonly critical: boolean; readonly value: ArrayBuffer | Uint8Array };

/**
 * Whether a CRL with these extensions covers a certificate of its issuer. A partitioned CRL does if the certificate
 * names its address (RFC 5280, section 5.2.5). A CRL of only some reasons or kinds of certificates, or of other
 * issuers, covers none; nor does a CRL with another critical extension, such as a delta (sections 5.2 and 5.2.4).
 */
export function coversCertificate(extensions: readonly CrlExtension[], certificate: X509Certificate): boolean {
  if (extensions.some(({ critical, type }) => critical && type !== issuingDistributionPoint)) return false;
  const extension = extensions.find(({ type }) => type === issuingDistributionPoint);
  if (!extension) return true;
  const [field, ...more] = listChildren(readElement(new Uint8Array(extension.value)));
  if (field?.tag !== 0xa0 || more.length > 0) return false;
  const addresses = readCrlAddresses(certificate);
  return readAddresses(new Uint8Array(extension.value)).some((address) => addresses.includes(address));
}

function findEntry({ facts }: ReadCertificate, { crl, facts: { issuer } }: TrustedCrl): X509CrlEntry | undefined {
  if (facts.issuer !== issuer || facts.subject === facts.issuer) return undefined;
  const serial = toNumber(facts.serialNumber);
  const found = crl.entries.find(({ serialNumber }) => toNumber(serialNumber) === serial);
  // An entry that only takes a certificate off the CRL again (RFC 5280, section 5.3.1).
  return found?.reason === X509CrlReason.removeFromCRL ? undefined : found;
}

/** The revocation or, if it is earlier, the day since which the key may have been compromised (RFC 5280, section 5.3.2). */
function findDate({ revocationDate, invalidity }: X509CrlEntry): Date {
  return invalidity && invalidity < revocationDate ? invalidity : revocationDate;
}

/** A serial number without octets matches no entry; no standard allows it. */
function toNumber(hexadecimal: string): bigint {
  return hexadecimal === '' ? -1n : BigInt(`0x${hexadecimal}`);
}
