import type { ChainResult, RevocationResult } from '#domain/check/certificate-report.ts';
import type { TrustContext, TrustedList } from '#trust/certificate/trust-context.ts';
import type { ReadCertificate } from '#trust/read-certificate.ts';
import { type X509CrlEntry, X509CrlReason } from '#trust/x509.ts';

const hour = 3_600_000;

/**
 * Looks up a certificate and the authorities above it in the repository's list, which answers for what its own issuer
 * issued (RFC 5280, section 6.3.3). What a genuine list says of a revocation holds even when the list is out of date.
 */
export function checkRevocation(
  chain: ChainResult,
  path: readonly ReadCertificate[],
  { list, now }: TrustContext,
): RevocationResult {
  const [own] = path;
  const isOurs = chain.to === 'repository-root' || (chain.to === 'unknown' && chain.claimsRepository);
  if (!own || !isOurs) return { status: 'not-checked', why: 'other-authority' };
  if (!list) return { status: 'unknown', error: 'list-missing', thisUpdate: '' };
  const { thisUpdate } = list.facts;
  if (list.error === 'list-not-verified') return { status: 'unknown', error: list.error, thisUpdate };
  if (chain.to === 'repository-root') {
    for (const certificate of path) {
      const entry = findEntry(certificate, list);
      if (entry) return describeEntry(entry, certificate === own ? 'own' : 'authority', list.error === undefined);
    }
  }
  if (own.facts.issuer !== list.facts.issuer) return { status: 'not-checked', why: 'other-list' };
  if (chain.to !== 'repository-root') return { status: 'unknown', error: 'list-not-verified', thisUpdate };
  if (list.error) return { status: 'unknown', error: list.error, thisUpdate };
  return { status: 'not-revoked', thisUpdate, age: Math.floor((now.getTime() - Date.parse(thisUpdate)) / hour) };
}

function findEntry({ facts }: ReadCertificate, { crl, facts: { issuer } }: TrustedList): X509CrlEntry | undefined {
  if (facts.issuer !== issuer || facts.subject === facts.issuer) return undefined;
  const serial = toNumber(facts.serialNumber);
  const found = crl.entries.find(({ serialNumber }) => toNumber(serialNumber) === serial);
  // An entry that only takes a certificate off the list again (RFC 5280, section 5.3.1).
  return found?.reason === X509CrlReason.removeFromCRL ? undefined : found;
}

/** A serial number without octets, which no standard allows, is none of the list. */
function toNumber(hexadecimal: string): bigint {
  return hexadecimal === '' ? -1n : BigInt(`0x${hexadecimal}`);
}

function describeEntry(
  { revocationDate, reason }: X509CrlEntry,
  certificate: 'own' | 'authority',
  isListCurrent: boolean,
): RevocationResult {
  const name = reason === undefined ? '' : (X509CrlReason[reason] ?? '');
  return { status: 'revoked', date: revocationDate.toISOString(), reason: name, certificate, isListCurrent };
}
