import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Store } from '#database/connect.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import { findClientNetwork } from '#server/http/client-networks.ts';

/**
 * Answers of passkeys that were refused. Neither a page nor an answer that is accepted counts, so that nobody is locked out by
 * requests of others.
 */
const failureLimit = { name: 'desk-failures', perNetwork: 60, overall: 3_000, windowSeconds: 600 };

/**
 * Forms of those who are not signed in. A sign-in takes two, of which one saves a challenge for five minutes; all of an office
 * come from one network.
 */
const formLimit = { name: 'desk-forms', perNetwork: 600, overall: 60_000, windowSeconds: 600 };

/** Rate limits of forms without a session: a few refused answers, and many of any kind. */
export function createUnauthenticatedLimits({ pool }: Store, onExceeded: (what: string) => void) {
  const consumeFailure = createRateLimiter(pool, failureLimit, () => onExceeded('refused answers of passkeys'));
  const consumeForm = createRateLimiter(pool, formLimit, () => onExceeded('forms'));
  /** Networks that have failed too often, until they may answer again. */
  const refused = new LRUCache<string, true>({ max: 10_000 });
  return {
    /** Returns 0, or the seconds until the network may send a form again. */
    async admit(request: FastifyRequest): Promise<number> {
      const network = findClientNetwork(request);
      return Math.ceil(refused.getRemainingTTL(network) / 1_000) || consumeForm([network]);
    },
    async countFailure(request: FastifyRequest): Promise<void> {
      const network = findClientNetwork(request);
      const seconds = await consumeFailure([network]);
      if (seconds > 0) refused.set(network, true, { ttl: seconds * 1_000 });
    },
  };
}
