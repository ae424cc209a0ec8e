import { expect, test } from 'vitest';
import { findPause, patientBackoff } from '#mail/outbox/backoff.ts';

const backoff = { firstSeconds: 10, longestSeconds: 100, attempts: 9 };

test('the pause doubles with every failure, up to the longest', () => {
  const longest = [1, 2, 3, 4, 5, 6, 1_000, 5_000].map((attempts) => findPause(backoff, attempts, 1));
  expect(longest).toEqual([10, 20, 40, 80, 100, 100, 100, 100]);
});

test('half of the pause is fixed, half is chance', () => {
  expect([0, 0.5, 1].map((chance) => findPause(backoff, 3, chance))).toEqual([20, 30, 40]);
  const pauses = Array.from({ length: 1_000 }, () => findPause(backoff, 3));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(40);
  // Nowhere near as many as a thousand coincide.
  expect(new Set(pauses).size).toBeGreaterThan(500);
});

test('the patient one tries for most of a week', () => {
  const sum = (chance: number): number =>
    Array.from({ length: patientBackoff.attempts - 1 }, (_, failures) =>
      findPause(patientBackoff, failures + 1, chance),
    ).reduce((total, pause) => total + pause) / 86_400;
  expect(sum(0)).toBeGreaterThan(3.5);
  expect(sum(1)).toBeLessThan(8);
});
