/** Whether this is `npm run test:long`. */
export const isLong = process.env.TEST_LONG === '1';

/**
 * How a property-based test (fast-check) runs: `full` cases in `npm run test:long`, a hundredth of them (or another
 * `share`) otherwise, from the day's seed or the one in `TEST_SEED`.
 */
export function propertyOptions(full: number, share = 100): { numRuns: number; seed: number } {
  const seed = Number(process.env.TEST_SEED ?? Math.floor(Date.now() / 86_400_000));
  return { numRuns: isLong ? full : Math.ceil(full / share), seed };
}

/** Milliseconds that a property-based test may take. */
export const propertyTimeout = isLong ? 1_800_000 : 120_000;

/** Seconds for which a server is put under load. */
export const loadSeconds = isLong ? 600 : 5;
