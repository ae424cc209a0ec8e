import type { CertificateFacts, CrlFacts, FaultCode, Verdict } from '#domain/certificate/certificate.ts';
import { type RepositoryFile, repositoryPaths } from '#domain/repository/repository-state.ts';
import type { CheckedFile } from '#trust/check-files.ts';

const hour = 3_600_000;

/** What checked files are worth at a moment: their dates, and everything above them up to the root. */
export function judgeFiles(checked: readonly CheckedFile[], now: Date): readonly RepositoryFile[] {
  const verdicts = new Map(checked.map((file) => [file.name, judge(file, checked, now)]));
  return checked.map(({ issuer: _, fault: __, ...file }) => ({
    ...file,
    path: repositoryPaths[file.name],
    verdict: verdicts.get(file.name) ?? { status: 'not-verified', fault: 'unreadable' },
    ...(file.facts?.kind === 'crl' ? { age: findAge(file.facts, now) } : {}),
  }));
}

/** Whole hours since a list was issued. */
export function findAge({ thisUpdate }: CrlFacts, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(thisUpdate)) / hour);
}

function judge(file: CheckedFile, all: readonly CheckedFile[], now: Date): Verdict {
  const { facts, issuer, fault } = file;
  if (fault || !facts || !issuer) return { status: 'not-verified', fault: fault ?? 'unreadable' };
  const dated = facts.kind === 'certificate' ? judgeValidity(facts, now) : judgeBegin(facts, now);
  if (dated) return { status: 'not-verified', fault: dated };
  const above = all.find(({ name }) => name === issuer);
  const isSound = issuer === file.name || (above && judge(above, all, now).status === 'verified');
  if (!isSound) return { status: 'not-verified', fault: 'chain-broken' };
  return facts.kind === 'crl' ? judgeFreshness(facts, now) : { status: 'verified' };
}

function judgeValidity({ validFrom, validTo }: CertificateFacts, now: Date): FaultCode | undefined {
  if (now < new Date(validFrom)) return 'not-yet-valid';
  return now > new Date(validTo) ? 'expired' : undefined;
}

function judgeBegin({ thisUpdate }: CrlFacts, now: Date): FaultCode | undefined {
  return now < new Date(thisUpdate) ? 'not-yet-valid' : undefined;
}

/** A list that names no next update is never past it; its age still tells. */
function judgeFreshness({ thisUpdate, nextUpdate }: CrlFacts, now: Date): Verdict {
  if (nextUpdate !== '' && now > new Date(nextUpdate)) return { status: 'out-of-date', fault: 'past-next-update' };
  const isOld = now.getTime() - Date.parse(thisUpdate) > 24 * hour;
  return isOld ? { status: 'out-of-date', fault: 'older-than-a-day' } : { status: 'verified' };
}
