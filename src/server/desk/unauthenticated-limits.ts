import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Store } from '#database/connect.ts';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import { findClientNetwork } from '#server/http/client-networks.ts';

/**
 * Limits refused passkey answers. Pages and accepted answers do not count, so that requests of others lock nobody out.
 */
const failureLimit = { name: 'desk-failures', perNetwork: 60, overall: 3_000, windowSeconds: 600 };

/**
 * Limits forms without a session. A sign-in takes two, and one of them saves a challenge for five minutes. A whole
 * office shares one network.
 */
const formLimit = { name: 'desk-forms', perNetwork: 600, overall: 60_000, windowSeconds: 600 };

/** Rate limits of forms without a session: a few refused answers, and many of any kind. */
export function createUnauthenticatedLimits({ pool }: Store, onExceeded: (what: string) => void) {
  const consumeFailure = createRateLimiter(pool, failureLimit, () => onExceeded('refused answers of passkeys'));
  const consumeForm = createRateLimiter(pool, formLimit, () => onExceeded('forms'));
  /** Networks with too many failures, until their window ends. */
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
