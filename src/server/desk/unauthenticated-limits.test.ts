import type { FastifyRequest } from 'fastify';
import { expect, inject, test } from 'vitest';
import { createRateLimiter } from '#database/rate-limit/rate-limiter.ts';
import { openTestStore } from '#tests/store.ts';
import { createUnauthenticatedLimits } from './unauthenticated-limits.ts';

test('an office that has loaded many pages through the desk of 0.3.0 is not locked out by its first refused passkey', async () => {
  await using store = await openTestStore('PostgreSQL', inject('postgresUrl'));
  // 0.3.0 counted every request without a session, on the same PostgreSQL.
  const pages = { name: 'desk', perNetwork: 300, overall: 30_000, windowSeconds: 600 };
  const countPage = createRateLimiter(store.pool, pages, () => {});
  const request = { ip: '203.0.113.9', headers: {} } as FastifyRequest;
  for (let page = 0; page < 61; page += 1) await countPage(['203.0.113.9']);
  const limits = createUnauthenticatedLimits(store, () => {});
  await limits.countFailure(request);
  expect(await limits.admit(request)).toBe(0);
  for (let failure = 1; failure < 61; failure += 1) await limits.countFailure(request);
  expect(await limits.admit(request)).toBeGreaterThan(0);
});
