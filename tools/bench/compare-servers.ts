import { spawnSync } from 'node:child_process';
import { load } from '#tests/load.ts';
import { readCpuSeconds } from '#tests/process-metrics.ts';

/** A server under test, in its own process. */
export type BenchServer = { readonly pid: number; readonly port: number };

const rounds = 5;
const duration = 2_000;

/**
 * Loads the servers alternately by round; the first round is a warm-up. Returns the requests per CPU second of each:
 * medians over the rounds. Rejects for any status but 200.
 */
export async function compareServers(
  servers: readonly BenchServer[],
  request: () => Buffer,
  clients = 10,
): Promise<readonly number[]> {
  // Each process with its threads has a core, where `taskset` exists.
  for (const [pid, core] of [[process.pid, 1], ...servers.map((server) => [server.pid, 0])]) {
    spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
  }
  const measured = servers.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { pid, port }] of servers.entries()) {
      const before = readCpuSeconds(pid);
      const { requests, statuses } = await load({ port, clients, duration, request });
      if (Object.keys(statuses).some((status) => status !== '200')) throw new Error(JSON.stringify(statuses));
      if (round > 0) measured[at]?.push(requests / (readCpuSeconds(pid) - before));
    }
  }
  return measured.map(findMedian);
}

/** The heads of `formatRates`. */
export const rateHeads = ['Mohar', 'bare Fastify', 'of bare Fastify'];

/** Cells with the rate of this site, that of a bare Fastify where it was measured, and their ratio. */
export function formatRates([own = 0, other]: readonly number[]): readonly string[] {
  const format = (rate: number): string => Math.round(rate).toLocaleString('en');
  return other === undefined ? [format(own), '–', '–'] : [format(own), format(other), (own / other).toFixed(2)];
}

export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
