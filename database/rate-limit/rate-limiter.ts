import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ConsumeRateLimit, RateLimit } from '#domain/submission/submission.ts';

/** The budget of each of a client's networks, the narrowest first, as a multiple of `RateLimit.perNetwork`. */
const networkFactors = [1, 2, 8];

/** Submissions of a network that are accepted although the overall limit is exceeded. */
const guaranteed = 3;

/** Networks that are counted in one window; each takes about a kilobyte. Further ones are refused and reported. */
const mostNetworks = 10_000;

/**
 * Creates the limiter of one limit. Counts are in PostgreSQL, where several processes share them, or with SQLite in this
 * process's memory, so that a check never waits for the disk. While PostgreSQL does not answer, each process counts alone.
 * The overall limit never refuses a network its first submissions: those who flood would decide for everybody. Instead
 * `onExceeded` is called, at most once per window.
 */
export function createRateLimiter(
  pool: pg.Pool | undefined,
  limit: RateLimit,
  onExceeded: (limit: RateLimit) => void,
): ConsumeRateLimit {
  const duration = limit.windowSeconds;
  const perNetwork = networkFactors.map((factor, index) =>
    createLimiter(pool, { keyPrefix: `${limit.name}:network${index}`, points: limit.perNetwork * factor, duration }),
  );
  const overall = createLimiter(pool, { keyPrefix: `${limit.name}:all`, points: limit.overall, duration });
  const counted = new LRUCache<string, true>({ max: mostNetworks, ttl: duration * 1_000, noUpdateTTL: true });
  let reportedAt = Number.NEGATIVE_INFINITY;

  const report = (): void => {
    if (performance.now() - reportedAt <= duration * 1_000) return;
    reportedAt = performance.now();
    onExceeded(limit);
  };

  /** In memory: seconds until a network may be counted; those of a refused subscriber, and too many, would fill it. */
  const findWait = async (networks: readonly string[]): Promise<number> => {
    const [narrowest = ''] = networks;
    if (pool || counted.has(narrowest)) return 0;
    for (const [index, network] of networks.entries()) {
      const used = index === 0 ? null : await perNetwork[index]?.get(network);
      if (used && used.remainingPoints <= 0) return toSeconds(used.msBeforeNext);
    }
    counted.purgeStale();
    if (counted.size >= mostNetworks) {
      report();
      return duration;
    }
    counted.set(narrowest, true);
    return 0;
  };

  /** Seconds until the next submission of a network that was refused: until then it consumes nothing, its own or shared. */
  const refused = new LRUCache<string, true>({ max: mostNetworks, ttl: duration * 1_000 });
  const findRefusal = (networks: readonly string[]): number => {
    const key = networks.find((network) => refused.has(network));
    return key === undefined ? 0 : toSeconds(refused.getRemainingTTL(key));
  };

  return async (networks) => {
    const wait = findRefusal(networks) || (await findWait(networks));
    if (wait > 0) return wait;
    // All at once: with PostgreSQL each is a query.
    const consumed = networks.slice(0, perNetwork.length).map(async (network, index) => {
      const result = await consume(perNetwork[index] as RateLimiterAbstract, network);
      return { network, ...result };
    });
    const [all, ...own] = await Promise.all([consume(overall, 'all'), ...consumed]);
    const exceeded = own.find(({ retryAfterSeconds }) => retryAfterSeconds > 0);
    if (exceeded) {
      refused.set(exceeded.network, true, { ttl: exceeded.retryAfterSeconds * 1_000 });
      return exceeded.retryAfterSeconds;
    }
    if (all.retryAfterSeconds === 0) return 0;
    report();
    return Math.min(...own.map(({ consumed: count }) => count)) <= guaranteed ? 0 : all.retryAfterSeconds;
  };
}

type Options = IRateLimiterOptions & { readonly points: number };

function createLimiter(pool: pg.Pool | undefined, options: Options): RateLimiterAbstract {
  const memory = new RateLimiterMemory(options);
  if (!pool) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    insuranceLimiter: memory,
  });
}

/** Consumes a point. `retryAfterSeconds` is 0, or the time until the next one is available. */
async function consume(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<{ consumed: number; retryAfterSeconds: number }> {
  try {
    const { consumedPoints } = await limiter.consume(key);
    return { consumed: consumedPoints, retryAfterSeconds: 0 };
  } catch (rejection) {
    // The library rejects with its result when the points are used up, and with an Error when something failed.
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const { consumedPoints, msBeforeNext } = rejection;
    return { consumed: consumedPoints, retryAfterSeconds: toSeconds(msBeforeNext) };
  }
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}
