import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { readQueueTime } from '#tests/process-metrics.ts';
import type { TestServer } from '#tests/server.ts';

/**
 * The 99th percentile of two reads, repeated until `work` ends, in milliseconds. Leaves out the time that server and
 * client waited for a processor: other tests run on this machine.
 */
export async function measureReads(server: TestServer, work: Promise<unknown>): Promise<number> {
  const readClock = (): number => performance.now() - readQueueTime(server.pid) - readQueueTime(process.pid);
  const times: number[] = [];
  let isDone = false;
  const ended = work.finally(() => (isDone = true));
  while (!isDone || times.length < 40) {
    for (const path of ['/healthz', '/pricing']) {
      const startedAt = readClock();
      const response = await fetch(server.url + path);
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, 200]);
      times.push(readClock() - startedAt);
    }
    await delay(5);
  }
  await ended;
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}
