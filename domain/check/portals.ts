import {
  type CertificateReport,
  type Portal,
  type PortalReason,
  type PortalResult,
  portals,
} from '#domain/check/certificate-report.ts';

/** What decides: a report without what follows from it. */
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

/** What no portal accepts. */
function findObstacle({
  revocation,
  chain,
  validity,
  purpose,
  certificateClass,
  facts,
}: Evidence): PortalReason | undefined {
  if (revocation.status === 'revoked') return 'revoked';
  if (chain.to === 'unknown') {
    const isForged = chain.error === 'signature-differs' || chain.error === 'issuer-not-allowed';
    if (chain.error === 'self-signed' || (chain.claimsRepository && isForged)) return 'not-genuine';
  }
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
  return comparesPan(portal) && pan === 'differs' ? 'pan-differs' : undefined;
}

/** Income Tax and GST compare the PAN; MCA also a DIN, DGFT also an organisation's name or an IEC. */
function comparesPan(portal: Portal): boolean {
  return portal === 'income-tax' || portal === 'gst';
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
