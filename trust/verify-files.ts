import type {
  CertificateErrorCode,
  CertificateFacts,
  CrlFacts,
  VerificationResult,
} from '#domain/certificate/certificate.ts';
import { type RepositoryFile, repositoryPaths } from '#domain/repository/repository-state.ts';
import type { CheckedFile } from '#trust/check-files.ts';

// Imports no crypto library, so that the server's main thread can verify dates every minute without loading one.

const hour = 3_600_000;

/** A list is renewed one hour before the age of 24 hours that is promised as the highest. */
const renewalAge = 23 * hour;

/** Verifies checked files at a moment: their dates, and the chain above them up to the root. */
export function verifyFiles(checked: readonly CheckedFile[], now: Date): readonly RepositoryFile[] {
  return checked.map((file) => {
    const { issuer: _, error: __, ...rest } = file;
    const age = file.facts?.kind === 'crl' ? { age: Math.floor(ageOf(file.facts, now) / hour) } : {};
    return { ...rest, path: repositoryPaths[file.name], verdict: verify(file, checked, now), ...age };
  });
}

/** Whether a list is old enough to be renewed, dated in the future, or unreadable. */
export function isCrlDue(facts: CrlFacts | undefined, now: Date): boolean {
  if (!facts) return true;
  const age = ageOf(facts, now);
  return age >= renewalAge || age < 0;
}

/** Milliseconds since a list was issued. */
function ageOf({ thisUpdate }: CrlFacts, now: Date): number {
  return now.getTime() - Date.parse(thisUpdate);
}

function verify(file: CheckedFile, all: readonly CheckedFile[], now: Date): VerificationResult {
  const { facts, issuer, error } = file;
  if (error || !facts || !issuer) return { status: 'not-verified', fault: error ?? 'unreadable' };
  const dateError = facts.kind === 'certificate' ? verifyValidity(facts, now) : verifyStart(facts.thisUpdate, now);
  if (dateError) return { status: 'not-verified', fault: dateError };
  const above = all.find(({ name }) => name === issuer);
  const isTrusted = issuer === file.name || (above && verify(above, all, now).status === 'verified');
  if (!isTrusted) return { status: 'not-verified', fault: 'chain-broken' };
  return facts.kind === 'crl' ? verifyFreshness(facts, now) : { status: 'verified' };
}

function verifyValidity({ validFrom, validTo }: CertificateFacts, now: Date): CertificateErrorCode | undefined {
  return verifyStart(validFrom, now) ?? (now > new Date(validTo) ? 'expired' : undefined);
}

function verifyStart(start: string, now: Date): CertificateErrorCode | undefined {
  return now < new Date(start) ? 'not-yet-valid' : undefined;
}

/** A list without a next update is never past it, but can be older than a day. */
function verifyFreshness(facts: CrlFacts, now: Date): VerificationResult {
  const { nextUpdate } = facts;
  if (nextUpdate !== '' && now > new Date(nextUpdate)) return { status: 'out-of-date', fault: 'past-next-update' };
  const isOld = ageOf(facts, now) > 24 * hour;
  return isOld ? { status: 'out-of-date', fault: 'older-than-a-day' } : { status: 'verified' };
}
