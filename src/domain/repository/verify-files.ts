import type { CertificateErrorCode, CrlFacts, VerificationResult } from '#domain/certificate/certificate.ts';
import type { CheckedFile } from '#domain/repository/check-files.ts';
import { type RepositoryFile, repositoryPathOf } from '#domain/repository/repository-state.ts';

// Imports no crypto library, so that the server's main thread can verify dates every minute without loading one.

const hour = 3_600_000;

/** Lists are renewed one hour before the promised maximum age of 24 hours. */
const renewalAge = 23 * hour;

/** Verifies checked files at a moment: their dates, and the chain above them up to the root. */
export function verifyFiles(checked: readonly CheckedFile[], now: Date): readonly RepositoryFile[] {
  return checked.map((file) => {
    const { error: _, ...rest } = file;
    const ageHours = file.facts?.kind === 'crl' ? Math.floor(ageOf(file.facts, now) / hour) : -1;
    const verified = { ...rest, path: repositoryPathOf(file.name), verdict: verify(file, checked, now) };
    return ageHours < 0 ? verified : { ...verified, ageHours };
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
  const dateError =
    facts.kind === 'crl' ? verifyDates(now, facts.thisUpdate) : verifyDates(now, facts.validFrom, facts.validTo);
  if (dateError) return { status: 'not-verified', fault: dateError };
  const above = all.find(({ name }) => name === issuer);
  const isTrusted = issuer === file.name || (above && verify(above, all, now).status === 'verified');
  if (!isTrusted) return { status: 'not-verified', fault: 'chain-broken' };
  return facts.kind === 'crl' ? verifyFreshness(facts, now) : { status: 'verified' };
}

/** The error of a validity period; without `to` it has no end. */
function verifyDates(now: Date, from: string, to?: string): CertificateErrorCode | undefined {
  if (now < new Date(from)) return 'not-yet-valid';
  return to !== undefined && now > new Date(to) ? 'expired' : undefined;
}

/** Next update first, then the age: a list without a next update can still be older than a day. */
function verifyFreshness(facts: CrlFacts, now: Date): VerificationResult {
  const { nextUpdate } = facts;
  if (nextUpdate !== '' && now > new Date(nextUpdate)) return { status: 'out-of-date', fault: 'past-next-update' };
  const isOld = ageOf(facts, now) > 24 * hour;
  return isOld ? { status: 'out-of-date', fault: 'older-than-a-day' } : { status: 'verified' };
}
