import { expect, test } from 'vitest';
import { requireParsable } from './require-parsable.ts';

test('a short text leaves no timer behind, by which a command would never end', async () => {
  const countTimers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = countTimers();
  const refuse = (reason: string): never => {
    throw new Error(reason);
  };
  await Promise.all(Array.from({ length: 40 }, () => requireParsable({ yaml: '', markdown: 'Short.' }, refuse)));
  // Waits for calls that were reading the CPU time when their thread ended.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(countTimers()).toBeLessThanOrEqual(before);
});
