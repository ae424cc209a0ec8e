/** How attempts thin out. */
export type Backoff = {
  /** Seconds before the second attempt; doubled for each one after. */
  readonly firstSeconds: number;
  /** The longest pause. Seconds. */
  readonly longestSeconds: number;
  /** After this many failures a message is given up. */
  readonly attempts: number;
};

/** Half a minute, then doubling up to six hours: some forty attempts are a week. */
export const patientBackoff: Backoff = { firstSeconds: 30, longestSeconds: 6 * 3_600, attempts: 40 };

/**
 * Seconds until the next attempt after `attempts` failures: exponential, with "equal jitter" (half fixed, half random), so
 * that messages which failed together do not come back together.
 */
export function findPause(backoff: Backoff, attempts: number, random = Math.random()): number {
  const full = Math.min(backoff.longestSeconds, backoff.firstSeconds * 2 ** Math.max(0, attempts - 1));
  return full / 2 + (full / 2) * random;
}
