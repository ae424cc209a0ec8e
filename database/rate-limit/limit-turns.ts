import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ConsumeRateLimit, RateLimit } from '#domain/submission/submission.ts';

/**
 * Holds a rule: in PostgreSQL, where several processes count together, else in this process's memory, so that a check
 * never waits for the disk. While PostgreSQL does not answer, each process counts alone.
 */
export function limitTurns(pool: pg.Pool | undefined, rule: RateLimit): ConsumeRateLimit {
  const byAddress = createLimiter(pool, `${rule.name}:address`, rule.perNetwork, rule.windowSeconds);
  const byAll = createLimiter(pool, `${rule.name}:all`, rule.overall, rule.windowSeconds);
  // One address first: a single flooder that is held back uses up nothing of what all share.
  return async (address) => (await count(byAddress, address)) || (await count(byAll, 'all'));
}

function createLimiter(
  pool: pg.Pool | undefined,
  keyPrefix: string,
  points: number,
  duration: number,
): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!pool) return memory;
  return new RateLimiterPostgres({
    keyPrefix,
    points,
    duration,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // Who is held back already costs no query.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
}

async function count(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    // The library throws its answer when the points are used up, and an Error when something is wrong.
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw refusal;
  }
}
