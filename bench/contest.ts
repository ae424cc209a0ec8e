import { spawnSync } from 'node:child_process';
import { load } from '#tests/load.ts';
import { readCpuSeconds } from '#tests/process-figures.ts';

/** Something that answers requests, as a process of its own. */
export type Contestant = { readonly name: string; readonly pid: number; readonly port: number };

/** What is asked of whom. */
export type Entry = { readonly contestant: Contestant; readonly request: (nth: number) => Buffer };

export type Score = {
  readonly name: string;
  /** Medians over the rounds. */
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly statuses: string;
};

const rounds = 5;
const milliseconds = 2_000;

/** Pins a process with its threads to a core, where the system can. */
export function pin(pid: number, core: number): void {
  spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Lets each be asked in turn, round by round; the first round warms them up and does not count. */
export async function contest(entries: readonly Entry[], clients = 10): Promise<Score[]> {
  pin(process.pid, 1);
  for (const { contestant } of entries) pin(contestant.pid, 0);
  const taken = entries.map(() => ({ perSecond: [] as number[], perCpuSecond: [] as number[], statuses: '' }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { contestant, request }] of entries.entries()) {
      const before = readCpuSeconds(contestant.pid);
      const outcome = await load({ port: contestant.port, clients, duration: milliseconds, request });
      const spent = readCpuSeconds(contestant.pid) - before;
      const mine = taken[at];
      if (round === 0 || !mine) continue;
      mine.perSecond.push((outcome.requests / outcome.milliseconds) * 1_000);
      mine.perCpuSecond.push(outcome.requests / spent);
      mine.statuses = Object.keys(outcome.statuses).join(' ');
    }
  }
  return entries.map(({ contestant: { name } }, at) => ({
    name,
    perSecond: findMedian(taken[at]?.perSecond ?? []),
    perCpuSecond: findMedian(taken[at]?.perCpuSecond ?? []),
    statuses: taken[at]?.statuses ?? '',
  }));
}

export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
