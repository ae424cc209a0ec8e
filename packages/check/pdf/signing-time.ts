import { buildChain, readCommonName } from '../certificate/build-chain.ts';
import { findRevocation } from '../certificate/find-revocation.ts';
import type { ReadCertificate } from '../certificate/read-certificate.ts';
import type { TrustContext } from '../certificate/trust-context.ts';
import { type Timestamp, verifyTimestamp } from '../cms/timestamp.ts';
import type { CheckedSigner } from '../cms/verify-signer.ts';
import type { RevocationResult } from '../report/certificate-report.ts';
import type { TimeAnswer } from '../report/pdf-report.ts';

/** The time of a signature: from its timestamp, else claimed by the signer's computer. */
export async function findSigningTime(
  signer: CheckedSigner,
  claimed: string,
  candidates: readonly ReadCertificate[],
  context: TrustContext,
): Promise<TimeAnswer> {
  const result = signer.timestamp && (await verifyTimestamp(signer.timestamp, signer.signature, candidates));
  if (result && 'authority' in result) return answerByTimestamp(result, signer.certificate, candidates, context);
  const time = signer.signingTime || claimed;
  return {
    source: time === '' ? 'none' : 'claimed',
    time,
    authority: '',
    timestamp: result?.status ?? 'none',
    certificate: compareValidity(signer.certificate, time),
  };
}

/**
 * A timestamp proves the time only if its authority's chain leads to a known root, because anyone can make the others,
 * and if no list revokes its certificate.
 */
export async function answerByTimestamp(
  { status, time, authority, certificates }: Timestamp,
  certificate: ReadCertificate | undefined,
  candidates: readonly ReadCertificate[],
  context: TrustContext,
): Promise<TimeAnswer> {
  const { result, path } = await buildChain(authority, [...certificates, ...candidates], context, new Date(time));
  const isSuitable = status !== 'unsuitable' && isTrustedAfter(findRevocation(result, path, context), time);
  return {
    source: result.to === 'unknown' || !isSuitable ? 'unrecognised' : 'proven',
    time,
    authority: readCommonName(authority),
    timestamp: isSuitable ? status : 'unsuitable',
    certificate: compareValidity(certificate, time),
  };
}

/** Reasons after which earlier timestamps stay valid. Without a reason, and after any other, none does (RFC 3161, section 4). */
const harmlessReasons = ['unspecified', 'affiliationChanged', 'superseded', 'cessationOfOperation'];

function isTrustedAfter(revocation: RevocationResult, time: string): boolean {
  if (revocation.status !== 'revoked') return true;
  return harmlessReasons.includes(revocation.reason) && Date.parse(time) < Date.parse(revocation.date);
}

function compareValidity(certificate: ReadCertificate | undefined, time: string): TimeAnswer['certificate'] {
  if (!certificate || time === '') return 'unknown';
  if (time < certificate.facts.validFrom) return 'not-yet-valid';
  return time > certificate.facts.validTo ? 'expired' : 'valid';
}

/**
 * A date of a PDF (ISO 32000-2, section 7.9.4), `D:20261122150000+05'30'`, in UTC, ISO 8601; blank for anything else.
 */
export function readPdfDate(text: string): string {
  const parts =
    text.length > 30 ? null : /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d)'?)?/.exec(text);
  if (!parts) return '';
  const [, year, month, day, hour, minute, second, zoneHours = '+00', zoneMinutes = '00'] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneHours}:${zoneMinutes}`);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
