import {
  type CertificateReport,
  type CertificateVerdict,
  type ChainResult,
  type Portal,
  type PortalReason,
  type PortalResult,
  portals,
} from './certificate-report.ts';

/** Whether the named issuer is an authority of the repository that did not sign it, or may not sign certificates. */
export function isForged(chain: ChainResult): boolean {
  if (chain.to !== 'unknown' || !chain.claimsRepository) return false;
  return chain.error === 'signature-differs' || chain.error === 'issuer-not-allowed';
}

/**
 * The headline of a certificate, never good where revocation or chain was not checked, nor for another
 * authority's.
 */
export function deriveCertificateVerdict(report: Omit<CertificateReport, 'verdict'>): CertificateVerdict {
  const { chain, revocation, validity, purpose } = report;
  if (revocation.status === 'revoked') return 'revoked';
  if (chain.to === 'unknown' && chain.claimsRoot) return 'false-root';
  if (chain.to === 'unknown' && chain.claimsRepository) {
    if (chain.error === 'signature-differs') return 'altered';
    if (chain.error === 'issuer-not-allowed') return 'not-genuine';
  }
  if (validity.status !== 'valid') return validity.status;
  // An authority needs no issuer to be recognised: a root signs itself.
  if (purpose === 'authority') return 'authority';
  if (chain.to === 'unknown' && chain.error === 'self-signed') return 'self-signed';
  if (report.weaknesses.length > 0) return 'weak';
  if (validity.daysLeft <= soon) return 'expires-soon';
  if (report.unknownCriticalExtensions.length > 0) return 'unknown-critical-extension';
  if (chain.to === 'cca-root') return 'other-authority';
  if (chain.to === 'unknown') return chain.claimsRepository ? 'chain-unknown' : 'other-authority';
  if (revocation.status !== 'not-revoked') return 'revocation-unknown';
  if (purpose === 'encrypt') return 'good-encryption';
  const isRefused =
    purpose !== 'other' && purpose !== 'timestamp' && report.portals.every(({ accepts }) => accepts === 'no');
  return isRefused ? 'refused-by-portals' : 'good';
}

/** Days before the expiry from which a holder should renew: a video, a delivery and every portal take their time. */
const soon = 30;

/** The evidence of a report, without the conclusions from it. */
type Evidence = Omit<CertificateReport, 'verdict' | 'portals'>;

/** Which portals accept a certificate, as far as it and the repository say. */
export function matchPortals(report: Evidence): readonly PortalResult[] {
  const obstacle = findObstacle(report);
  return portals.map((portal) => {
    const no = obstacle ?? findPortalObstacle(portal, report);
    if (no) return { portal, accepts: 'no', reason: no };
    const doubt = findDoubt(portal, report);
    return doubt ? { portal, accepts: 'depends', reason: doubt } : { portal, accepts: 'yes', reason: 'register' };
  });
}

const day = 86_400_000;

/** The reason why no portal accepts a certificate, if any. */
function findObstacle({
  revocation,
  chain,
  validity,
  purpose,
  certificateClass,
  facts,
}: Evidence): PortalReason | undefined {
  if (revocation.status === 'revoked') return 'revoked';
  if (isForged(chain) || (chain.to === 'unknown' && chain.error === 'self-signed')) return 'not-genuine';
  if (validity.status !== 'valid') return validity.status;
  if (purpose !== 'sign' && purpose !== 'both') return 'cannot-sign';
  if (certificateClass === 'class-1') return 'class-too-low';
  // It signs for software, not for the authorised signatory whom portals ask for.
  if (certificateClass === 'document-signer') return 'document-signer';
  // Issued for one signing by eSign, after which its key is destroyed; eKYC alone is only a way to verify the holder.
  if (Date.parse(facts.validTo) - Date.parse(facts.validFrom) <= day) return 'one-time-certificate';
  return undefined;
}

function findPortalObstacle(portal: Portal, { certificateClass, pan }: Evidence): PortalReason | undefined {
  const needsClass3 = portal === 'dgft' || portal === 'tenders';
  if (needsClass3 && certificateClass === 'class-2') return 'class-too-low';
  // MCA compares also a DIN, DGFT also an organisation's name or an IEC.
  const comparesPan = portal === 'income-tax' || portal === 'gst';
  return comparesPan && pan === 'differs' ? 'pan-differs' : undefined;
}

function findDoubt(portal: Portal, report: Evidence): PortalReason | undefined {
  if (report.chain.to !== 'repository-root') return 'authority-not-checked';
  if (report.revocation.status !== 'not-revoked') return 'revocation-not-checked';
  if (report.weaknesses.length > 0) return 'weak';
  if (report.certificateClass === 'unknown' || report.certificateClass.startsWith('ekyc')) return 'class-unknown';
  if (portal === 'tenders') return report.organisation === '' ? 'organisation-absent' : undefined;
  if (report.pan === 'differs') return 'pan-differs';
  const isDgftByName = portal === 'dgft' && report.organisation !== '';
  return report.hasPanHash || isDgftByName ? undefined : 'pan-absent';
}
