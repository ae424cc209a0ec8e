import type { CertificateReport, CertificateVerdict } from '#domain/check/certificate-report.ts';

/**
 * The headline of a certificate. What its holder must act on comes first. It is never good where revocation or chain was
 * not checked, and another authority's certificate is never judged.
 */
export function deriveCertificateVerdict(report: Omit<CertificateReport, 'verdict'>): CertificateVerdict {
  const { chain, revocation, validity, purpose, portals } = report;
  if (revocation.status === 'revoked') return 'revoked';
  if (chain.to === 'unknown' && chain.claimsRepository) {
    if (chain.error === 'signature-differs') return 'altered';
    if (chain.error === 'issuer-not-allowed') return 'not-genuine';
  }
  if (validity.status !== 'valid') return validity.status;
  // What an authority is does not depend on who vouches for it: a root signs itself.
  if (purpose === 'authority') return 'authority';
  if (chain.to === 'unknown' && chain.error === 'self-signed') return 'self-signed';
  if (report.weaknesses.length > 0) return 'weak';
  if (report.unknownCriticalExtensions.length > 0) return 'unknown-critical-extension';
  if (chain.to === 'cca-root') return 'other-authority';
  if (chain.to === 'unknown') return chain.claimsRepository ? 'chain-unknown' : 'other-authority';
  if (revocation.status !== 'not-revoked') return 'revocation-unknown';
  if (validity.daysLeft <= soon) return 'expires-soon';
  if (purpose === 'encrypt') return 'good-encryption';
  const isRefused = purpose !== 'other' && purpose !== 'timestamp' && portals.every(({ accepts }) => accepts === 'no');
  return isRefused ? 'refused-by-portals' : 'good';
}

/** Days before the expiry from which a holder should renew: a video, a delivery and every portal take their time. */
const soon = 30;
