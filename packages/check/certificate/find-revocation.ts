import { listChildren, readElement } from '../asn1/der.ts';
import type { ChainResult, RevocationResult } from '../report/certificate-report.ts';
import { type X509Certificate, type X509CrlEntry, X509CrlReason } from '../x509.ts';
import type { ReadCertificate } from './read-certificate.ts';
import { readAddresses, readListAddresses } from './revocation-addresses.ts';
import type { TrustContext, TrustedList } from './trust-context.ts';

/**
 * Looks up a certificate and the authorities above it in the repository's lists. Each list answers only for
 * certificates of its issuer (RFC 5280, section 6.3.3). A revocation in a genuine list holds even when the list is out
 * of date.
 */
export function findRevocation(
  chain: ChainResult,
  path: readonly ReadCertificate[],
  { lists }: TrustContext,
): RevocationResult {
  const [own] = path;
  const isOurs = chain.to === 'repository-root' || (chain.to === 'unknown' && chain.claimsRepository);
  if (!own || !isOurs) return { status: 'not-checked', why: 'other-authority' };
  if (lists.length === 0) return { status: 'unknown', error: 'list-missing', thisUpdate: '' };
  const genuine = lists.filter(({ error }) => error !== 'list-not-verified');
  if (chain.to === 'repository-root') {
    for (const certificate of path) {
      for (const list of genuine) {
        const entry = findEntry(certificate, list);
        if (!entry) continue;
        return {
          status: 'revoked',
          date: findDate(entry).toISOString(),
          reason: X509CrlReason[entry.reason ?? -1] ?? '',
          certificate: certificate === own ? 'own' : 'authority',
          isListCurrent: list.error === undefined,
        };
      }
    }
  }
  const covering = lists.filter((list) => covers(list, own));
  const newest = covering.toSorted((a, b) => (a.facts.thisUpdate < b.facts.thisUpdate ? 1 : -1));
  const list = newest.find(({ error }) => error === undefined) ?? newest[0];
  if (!list) {
    const [first] = lists;
    // Which list it would be is not known where none can be relied on.
    return genuine.length === 0 && first
      ? { status: 'unknown', error: 'list-not-verified', thisUpdate: first.facts.thisUpdate }
      : { status: 'not-checked', why: 'other-list' };
  }
  const { thisUpdate } = list.facts;
  if (chain.to !== 'repository-root') return { status: 'unknown', error: 'list-not-verified', thisUpdate };
  if (list.error) return { status: 'unknown', error: list.error, thisUpdate };
  return { status: 'not-revoked', thisUpdate };
}

const issuingDistributionPoint = '2.5.29.28';

/** Whether a list covers a certificate: both have one issuer, and no extension excludes the certificate. */
export function covers({ crl, facts }: TrustedList, { facts: own, certificate }: ReadCertificate): boolean {
  return own.issuer === facts.issuer && coversCertificate(crl.extensions, certificate);
}

type ListExtension = { readonly type: string; readonly critical: boolean; readonly value: ArrayBuffer | Uint8Array };

/**
 * Whether a list with these extensions covers a certificate of its issuer. A partitioned list does if the certificate
 * names its address (RFC 5280, section 5.2.5). A list of only some reasons or kinds of certificates, or of other
 * issuers, covers none; nor does a list with another critical extension, such as a delta (sections 5.2 and 5.2.4).
 */
export function coversCertificate(extensions: readonly ListExtension[], certificate: X509Certificate): boolean {
  if (extensions.some(({ critical, type }) => critical && type !== issuingDistributionPoint)) return false;
  const extension = extensions.find(({ type }) => type === issuingDistributionPoint);
  if (!extension) return true;
  const [field, ...more] = listChildren(readElement(new Uint8Array(extension.value)));
  if (field?.tag !== 0xa0 || more.length > 0) return false;
  const addresses = readListAddresses(certificate);
  return readAddresses(new Uint8Array(extension.value)).some((address) => addresses.includes(address));
}

function findEntry({ facts }: ReadCertificate, { crl, facts: { issuer } }: TrustedList): X509CrlEntry | undefined {
  if (facts.issuer !== issuer || facts.subject === facts.issuer) return undefined;
  const serial = toNumber(facts.serialNumber);
  const found = crl.entries.find(({ serialNumber }) => toNumber(serialNumber) === serial);
  // An entry that only takes a certificate off the list again (RFC 5280, section 5.3.1).
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
