import { spawnSync } from 'node:child_process';
import { load } from '#tests/load.ts';
import { readCpuSeconds } from '#tests/process-figures.ts';

/** A server under test, in a process of its own. */
export type BenchServer = { readonly name: string; readonly pid: number; readonly port: number };

/** A server and the requests that it gets. */
export type Entry = { readonly server: BenchServer; readonly request: (nth: number) => Buffer };

export type Score = {
  readonly name: string;
  /** Medians over the rounds. */
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly statuses: string;
};

const rounds = 5;
const milliseconds = 2_000;

/** Pins a process with its threads to a core, where `taskset` exists. */
export function pin(pid: number, core: number): void {
  spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Loads each server alternately, round by round; the first round is a warm-up and not counted. */
export async function compareServers(entries: readonly Entry[], clients = 10): Promise<Score[]> {
  pin(process.pid, 1);
  for (const { server } of entries) pin(server.pid, 0);
  const measurements = entries.map(() => ({ perSecond: [] as number[], perCpuSecond: [] as number[], statuses: '' }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { server, request }] of entries.entries()) {
      const before = readCpuSeconds(server.pid);
      const outcome = await load({ port: server.port, clients, duration: milliseconds, request });
      const spent = readCpuSeconds(server.pid) - before;
      const own = measurements[at];
      if (round === 0 || !own) continue;
      own.perSecond.push((outcome.requests / outcome.milliseconds) * 1_000);
      own.perCpuSecond.push(outcome.requests / spent);
      own.statuses = Object.keys(outcome.statuses).join(' ');
    }
  }
  return entries.map(({ server: { name } }, at) => ({
    name,
    perSecond: findMedian(measurements[at]?.perSecond ?? []),
    perCpuSecond: findMedian(measurements[at]?.perCpuSecond ?? []),
    statuses: measurements[at]?.statuses ?? '',
  }));
}

export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
