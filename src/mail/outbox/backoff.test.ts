import { expect, test } from 'vitest';
import { calculateDelay, defaultBackoff } from '#mail/outbox/worker.ts';

const backoff = { firstSeconds: 10, longestSeconds: 100, attempts: 9 };

test('the delay doubles with every failure, up to the longest', () => {
  const longest = [1, 2, 3, 4, 5, 6, 1_000, 5_000].map((attempts) => calculateDelay(backoff, attempts, 1));
  expect(longest).toEqual([10, 20, 40, 80, 100, 100, 100, 100]);
});

test('half of the delay is fixed, half is random', () => {
  expect([0, 0.5, 1].map((chance) => calculateDelay(backoff, 3, chance))).toEqual([20, 30, 40]);
  const delays = Array.from({ length: 1_000 }, () => calculateDelay(backoff, 3));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...delays)).toBeLessThanOrEqual(40);
  // Nowhere near as many as a thousand coincide.
  expect(new Set(delays).size).toBeGreaterThan(500);
});

test('the default retries for most of a week', () => {
  const sum = (chance: number): number =>
    Array.from({ length: defaultBackoff.attempts - 1 }, (_, failures) =>
      calculateDelay(defaultBackoff, failures + 1, chance),
    ).reduce((total, delay) => total + delay) / 86_400;
  expect(sum(0)).toBeGreaterThan(3.5);
  expect(sum(1)).toBeLessThan(8);
});
