import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ConsumeRateLimit, RateLimit } from '#domain/submission/submission.ts';

/** The quota of each of a client's networks, the narrowest first, as a multiple of `RateLimit.perNetwork`. */
const networkFactors = [1, 2, 8];

/** Submissions that each network may send even if the overall limit is exceeded. */
const guaranteed = 3;

/** Networks counted per window; each takes about a kilobyte. Further networks are refused and reported. */
const maxNetworks = 10_000;

/**
 * Creates a rate limiter. PostgreSQL shares the counts between processes; with SQLite they are in this process's
 * memory, so that a check never waits for the disk. While PostgreSQL does not answer, each process counts alone. The
 * overall limit always allows a network's first submissions: otherwise a flood would block everybody. When it is
 * exceeded, `onExceeded` is called at most once per window.
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
  // A failed cleanup is repeated by the next.
  if (pool) setInterval(() => void pool.query(cleanup).catch(() => {}), cleanupInterval).unref();
  let reportedAt = Number.NEGATIVE_INFINITY;

  const report = (): void => {
    if (performance.now() - reportedAt <= duration * 1_000) return;
    reportedAt = performance.now();
    onExceeded(limit);
  };

  /**
   * In memory: seconds until a new network is counted. To save memory none is counted if a wider network is used up or
   * too many are counted.
   */
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

  /** Refused networks until their next window: meanwhile they consume no points, own or shared. */
  const refused = new LRUCache<string, true>({ max: maxNetworks, ttl: duration * 1_000 });
  const findRefusal = (networks: readonly string[]): number => {
    const key = networks.find((network) => refused.has(network));
    return key === undefined ? 0 : toSeconds(refused.getRemainingTTL(key));
  };

  return async (networks) => {
    const wait = findRefusal(networks) || (await findWait(networks));
    if (wait > 0) return wait;
    // Concurrently: with PostgreSQL each is a query.
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

/** The consumed points, and 0 or the seconds until the next point is available. */
type Consumption = { readonly consumed: number; readonly retryAfterSeconds: number };
type Limiter = { readonly memory: RateLimiterMemory; readonly consume: (key: string) => Promise<Consumption> };
type Options = { readonly keyPrefix: string; readonly points: number; readonly duration: number };

/** The database's clock, because of clock skew between processes. Milliseconds since 1970. */
const now = '(extract(epoch from statement_timestamp()) * 1000)::bigint';
const consumption = `
  insert into rate_limit as used (key, points, expire) values ($1, 1, ${now} + $2)
  on conflict (key) do update set
    points = case when used.expire <= ${now} then 1 else used.points + 1 end,
    expire = case when used.expire <= ${now} then excluded.expire else used.expire end
  returning points, (expire - ${now})::int as wait`;

/** A count, and the milliseconds until it expires. */
type Row = { readonly points: number; readonly wait: number };

/** How often counts are deleted an hour after their expiry. Milliseconds. */
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
    // The library rejects with its result if the points are used up, and with an Error after a failure.
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const { consumedPoints, msBeforeNext } = rejection;
    return { consumed: consumedPoints, retryAfterSeconds: toSeconds(msBeforeNext) };
  }
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}
