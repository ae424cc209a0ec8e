import { spawnSync } from 'node:child_process';
import { load } from '#tests/load.ts';
import { readCpuSeconds } from '#tests/process-metrics.ts';

/** A server under test, in its own process. */
export type BenchServer = { readonly name: string; readonly pid: number; readonly port: number };

/** Requests per second and per CPU second: medians over the rounds. */
export type Score = { readonly perSecond: number; readonly perCpuSecond: number };

const rounds = 5;
const duration = 2_000;

/** Pins a process with its threads to a core, where `taskset` exists. */
function pin(pid: number, core: number): void {
  spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Loads the servers alternately by round; the first round is a warm-up. Rejects for any status but 200. */
export async function compareServers(
  servers: readonly BenchServer[],
  request: () => Buffer,
  clients = 10,
): Promise<Score[]> {
  pin(process.pid, 1);
  for (const { pid } of servers) pin(pid, 0);
  const measured = servers.map((): Score[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { pid, port }] of servers.entries()) {
      const before = readCpuSeconds(pid);
      const { requests, statuses, milliseconds } = await load({ port, clients, duration, request });
      if (Object.keys(statuses).some((status) => status !== '200')) throw new Error(JSON.stringify(statuses));
      const spent = readCpuSeconds(pid) - before;
      if (round > 0)
        measured[at]?.push({ perSecond: (requests / milliseconds) * 1_000, perCpuSecond: requests / spent });
    }
  }
  return measured.map((scores) => ({
    perSecond: findMedian(scores.map(({ perSecond }) => perSecond)),
    perCpuSecond: findMedian(scores.map(({ perCpuSecond }) => perCpuSecond)),
  }));
}

export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
