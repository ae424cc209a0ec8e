import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ConsumeRateLimit, RateLimit } from '#domain/submission/submission.ts';

/** The budget of each of a client's networks, the narrowest first, as a multiple of `RateLimit.perNetwork`. */
const networkFactors = [1, 2, 8];

/** Submissions of a network that are accepted although the overall limit is exceeded. */
const guaranteed = 3;

/** Networks that are counted in one window; each takes about a kilobyte. Further ones are refused and reported. */
const maxNetworks = 10_000;

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
  const counted = new LRUCache<string, true>({ max: maxNetworks, ttl: duration * 1_000, noUpdateTTL: true });
  // The next cleanup deletes what this one did not.
  if (pool) setInterval(() => void pool.query(cleanup).catch(() => {}), cleanupInterval).unref();
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
      const used = index === 0 ? null : await perNetwork[index]?.memory.get(network);
      if (used && used.remainingPoints <= 0) return toSeconds(used.msBeforeNext);
    }
    counted.purgeStale();
    if (counted.size >= maxNetworks) {
      report();
      return duration;
    }
    counted.set(narrowest, true);
    return 0;
  };

  /** Seconds until the next submission of a network that was refused: until then it consumes nothing, its own or shared. */
  const refused = new LRUCache<string, true>({ max: maxNetworks, ttl: duration * 1_000 });
  const findRefusal = (networks: readonly string[]): number => {
    const key = networks.find((network) => refused.has(network));
    return key === undefined ? 0 : toSeconds(refused.getRemainingTTL(key));
  };

  return async (networks) => {
    const wait = findRefusal(networks) || (await findWait(networks));
    if (wait > 0) return wait;
    // All at once: with PostgreSQL each is a query.
    const consumed = networks.slice(0, perNetwork.length).map(async (network, index) => {
      const result = await (perNetwork[index] as Limiter).consume(network);
      return { network, ...result };
    });
    const [all, ...own] = await Promise.all([overall.consume('all'), ...consumed]);
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

/** What is consumed of a limit, and 0 or the time until the next point is available. */
type Consumption = { readonly consumed: number; readonly retryAfterSeconds: number };
type Limiter = { readonly memory: RateLimiterMemory; readonly consume: (key: string) => Promise<Consumption> };
type Options = { readonly keyPrefix: string; readonly points: number; readonly duration: number };

/** By the database's clock: a process that is fast must not end a window early. Milliseconds since 1970. */
const now = '(extract(epoch from statement_timestamp()) * 1000)::bigint';
const consumption = `
  insert into rate_limit as used (key, points, expire) values ($1, 1, ${now} + $2)
  on conflict (key) do update set
    points = case when used.expire <= ${now} then 1 else used.points + 1 end,
    expire = case when used.expire <= ${now} then excluded.expire else used.expire end
  returning points, (expire - ${now})::int as wait`;

/** A count, and the milliseconds until it expires. */
type Row = { readonly points: number; readonly wait: number };

/** How often counts of an hour ago are deleted. Milliseconds. */
const cleanupInterval = 300_000;
const cleanup = `delete from rate_limit where expire < ${now} - 3600000`;

function createLimiter(pool: pg.Pool | undefined, options: Options): Limiter {
  const { keyPrefix, points, duration } = options;
  const memory = new RateLimiterMemory(options);
  const consumeInMemory = (key: string) => consume(memory, key);
  if (!pool) return { memory, consume: consumeInMemory };
  const consumeInDatabase = async (key: string): Promise<Consumption> => {
    const values = [`${keyPrefix}:${key}`, duration * 1_000];
    const { rows } = await pool.query<Row>({ name: 'consume-rate-limit', text: consumption, values });
    const { points: consumed, wait } = rows[0] as Row;
    return { consumed, retryAfterSeconds: consumed > points ? toSeconds(wait) : 0 };
  };
  return { memory, consume: (key) => consumeInDatabase(key).catch(() => consumeInMemory(key)) };
}

/** Consumes a point in memory. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<Consumption> {
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
