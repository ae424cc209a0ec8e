import type pg from 'pg';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ConsumeRateLimit, RateLimit } from '#domain/submission/submission.ts';

/**
 * Creates the limiter of one limit. Counts are in PostgreSQL, where several processes share them, or with SQLite in this
 * process's memory, so that a check never waits for the disk. While PostgreSQL does not answer, each process counts alone.
 */
export function createRateLimiter(pool: pg.Pool | undefined, limit: RateLimit): ConsumeRateLimit {
  const duration = limit.windowSeconds;
  const perNetwork = createLimiter(pool, { keyPrefix: `${limit.name}:network`, points: limit.perNetwork, duration });
  const overall = createLimiter(pool, { keyPrefix: `${limit.name}:all`, points: limit.overall, duration });
  // The network's limit first: a single flooder that exceeds it consumes nothing of the overall limit.
  return async (network) => (await consume(perNetwork, network)) || (await consume(overall, 'all'));
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
    // A network that is over its limit costs no query.
    inMemoryBlockOnConsumed: options.points + 1,
    insuranceLimiter: memory,
  });
}

/** Returns 0, or the seconds until the next attempt. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    // The library rejects with its result when the points are used up, and with an Error when something failed.
    if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1_000));
    throw rejection;
  }
}
