import type { CrlFacts } from '#domain/certificate/certificate.ts';

/** A list is renewed before a day has passed, so that none is ever older than the 24 hours we promise. Milliseconds. */
const renewedAfter = 23 * 3_600_000;

/** Whether a list is old enough to be renewed, or cannot even be read. */
export function isCrlDue(facts: CrlFacts | undefined, now: Date): boolean {
  if (!facts) return true;
  const age = now.getTime() - Date.parse(facts.thisUpdate);
  return age >= renewedAfter || age < 0;
}
