import { digest } from '../bytes.ts';
import { calculateFingerprints, formatHex } from '../fingerprints.ts';
import { escapeHidden, formatName } from '../names.ts';
import type { CertificateReport, PanResult, Validity } from '../report/certificate-report.ts';
import { deriveCertificateVerdict, matchPortals } from '../report/certificate-verdict.ts';
import { buildChain } from './build-chain.ts';
import { addEmbedded, type EmbeddedRevocation } from './embedded-revocation.ts';
import { findRevocation } from './find-revocation.ts';
import type { ReadCertificate } from './read-certificate.ts';
import { readClass, readPurpose, readUnusualExtensions, readWeaknesses } from './read-purpose.ts';
import { readRevocationAddresses } from './revocation-addresses.ts';
import type { TrustContext } from './trust-context.ts';

const day = 86_400_000;

export type ReportOptions = {
  /** Certificates that came with it: its chain may use them. */
  readonly candidates: readonly ReadCertificate[];
  readonly pan?: string | undefined;
  /** When the authorities above it must have been valid; the moment of the check where absent. */
  readonly chainAt?: Date | undefined;
  /** Revocation data of the signed document. */
  readonly embedded?: EmbeddedRevocation | undefined;
};

/** Explains one certificate against the repository. */
export async function reportCertificate(
  own: ReadCertificate,
  context: TrustContext,
  { candidates, pan, chainAt, embedded }: ReportOptions,
): Promise<CertificateReport> {
  const { certificate, facts } = own;
  const built = await buildChain(own, candidates, context, chainAt ?? context.now);
  const { result: chain, path } = built;
  const listed = findRevocation(chain, path, context);
  const report = {
    facts: { ...facts, subject: formatDistinguished(facts.subject), issuer: formatDistinguished(facts.issuer) },
    fingerprints: await calculateFingerprints(new Uint8Array(certificate.rawData)),
    holder: formatName(certificate.subjectName.getField('CN')[0] ?? ''),
    organisation: readOrganisation(own),
    issuer: formatName(certificate.issuerName.getField('CN')[0] ?? certificate.issuer),
    hasPanHash: readPanHash(own) !== undefined,
    purpose: readPurpose(own),
    certificateClass: readClass(own),
    validity: readValidity(own, context.now),
    weaknesses: readWeaknesses(own),
    ...readUnusualExtensions(own),
    chain,
    revocationAddresses: readRevocationAddresses(certificate),
    revocation: embedded ? await addEmbedded(listed, built, embedded, context) : listed,
    ...(pan === undefined ? {} : { pan: await comparePan(own, pan) }),
  };
  const portals = matchPortals(report);
  return { ...report, portals, verdict: deriveCertificateVerdict({ ...report, portals }) };
}

/** A whole name has numbers and addresses too. */
function formatDistinguished(name: string): string {
  return escapeHidden(name.slice(0, 2_000));
}

/** An individual's certificate has “Personal” in its place (CPS, section 7.1.4): no organisation. */
function readOrganisation({ certificate }: ReadCertificate): string {
  const organisation = certificate.subjectName.getField('O')[0]?.trim() ?? '';
  return organisation.toLowerCase() === 'personal' ? '' : formatName(organisation);
}

function readValidity({ certificate: { notBefore, notAfter } }: ReadCertificate, now: Date): Validity {
  const days = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / day);
  if (now < notBefore)
    return { status: 'not-yet-valid', daysUntil: Math.ceil((notBefore.getTime() - now.getTime()) / day) };
  if (now > notAfter) return { status: 'expired', daysSince: days(notAfter, now) };
  return { status: 'valid', daysLeft: days(now, notAfter) };
}

/** The object identifier of the subject's serialNumber; not the certificate's. */
const serialNumber = '2.5.4.5';

/** The SHA-256 of the holder's PAN in lower-case hexadecimal; `undefined` where the subject has no such number. */
function readPanHash({ certificate }: ReadCertificate): string | undefined {
  const value = certificate.subjectName.getField(serialNumber)[0]?.trim().toLowerCase();
  return value !== undefined && /^[\da-f]{64}$/.test(value) ? value : undefined;
}

/**
 * Compares a PAN, typed in any case and with spaces around it, with the hash in the certificate. It leaves no trace.
 */
async function comparePan(certificate: ReadCertificate, pan: string): Promise<PanResult> {
  const typed = pan.trim().toUpperCase();
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(typed)) return 'invalid';
  const expected = readPanHash(certificate);
  if (expected === undefined) return 'absent';
  return formatHex(await digest('SHA-256', new TextEncoder().encode(typed))) === expected ? 'matches' : 'differs';
}
