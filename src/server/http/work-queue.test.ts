import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** A queue, functions that add and end its tasks, and the names of the started tasks. */
function open(concurrent = 1, { waiting = 100, waitingPerNetwork = 20 } = {}) {
  const { run, countWaiting } = createWorkQueue({ concurrent, waiting, waitingPerNetwork });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, network: string): Promise<void> =>
    run(() => {
      begun.push(name);
      return new Promise((end) => ends.push(end));
    }, network);
  /** Ends the task that has run longest, once it runs. */
  const endOne = async (): Promise<void> => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { add, begun, endOne, countWaiting };
}

test('a request waits for the task that runs, however many of another network wait', async () => {
  const { add, begun, endOne } = open();
  const all = Array.from({ length: 15 }, (_, nth) => add(`a${nth}`, 'a'));
  await expect.poll(() => begun).toEqual(['a0']);
  all.push(add('b0', 'b'));
  for (let ended = 0; ended < 16; ended += 1) await endOne();
  await Promise.all(all);
  expect(begun.slice(0, 4)).toEqual(['a0', 'b0', 'a1', 'a2']);
});

test('networks take turns, and each is served in its own order', async () => {
  const { add, begun, endOne } = open();
  const all = ['a', 'b', 'c'].flatMap((network) => [0, 1, 2].map((nth) => add(network + nth, network)));
  for (let ended = 0; ended < 9; ended += 1) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
});

test('a network that comes again and again is served no more often than one that waits', async () => {
  const { add, begun, endOne } = open();
  const all = [add('a0', 'a'), add('b0', 'b'), add('b1', 'b'), add('b2', 'b')];
  for (const nth of [1, 2, 3]) {
    await endOne();
    // The network's only task has just ended.
    all.push(add(`a${nth}`, 'a'));
  }
  for (let ended = 3; ended < 7; ended += 1) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a network may use every place, until another one comes', async () => {
  const { add, begun, endOne } = open(2);
  const all = ['a0', 'a1', 'a2', 'a3'].map((name) => add(name, 'a'));
  await expect.poll(() => begun).toEqual(['a0', 'a1']);
  all.push(add('b0', 'b'), add('b1', 'b'));
  for (let ended = 0; ended < 6; ended += 1) await endOne();
  await Promise.all(all);
  expect(begun.slice(0, 3)).toEqual(['a0', 'a1', 'b0']);
});

test('what is too much for one network is refused at once, and neither another’s task nor the server’s own is', async () => {
  const { add, endOne, countWaiting } = open();
  const all = Array.from({ length: 21 }, (_, nth) => add(`a${nth}`, 'a'));
  await expect(add('a21', 'a')).rejects.toMatchObject({ code: 'busy' });
  all.push(add('b0', 'b'), add('own', ''));
  expect(countWaiting()).toBe(22);
  for (let ended = 0; ended < 23; ended += 1) await endOne();
  await Promise.all(all);
  expect(countWaiting()).toBe(0);
});

test('a full queue refuses the newest task of the network with most tasks, not the next network', async () => {
  const { add, begun, endOne, countWaiting } = open(1, { waiting: 6, waitingPerNetwork: 4 });
  const refused: string[] = [];
  const all: Promise<unknown>[] = [];
  const addAll = (...names: string[]) => {
    for (const name of names) {
      all.push(add(name, name.slice(0, 1)).catch(({ code }) => refused.push(`${name} ${code}`)));
    }
  };
  addAll('a0');
  await expect.poll(() => begun).toEqual(['a0']);
  addAll('b0', 'b1', 'b2', 'a1', 'a2', 'a3');
  addAll('c0');
  await nextTurn();
  expect(refused).toEqual(['a3 busy']);
  addAll('c1');
  await nextTurn();
  expect(refused.slice(1)).toEqual(['b2 busy']);
  // Each network has two now, and would have most with a third.
  addAll('a4', 'b4', 'c4');
  await nextTurn();
  expect(refused.slice(2)).toEqual(['a4 busy', 'b4 busy', 'c4 busy']);
  expect(countWaiting()).toBe(6);
  for (let ended = 0; ended < 7; ended += 1) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2']);
  expect(countWaiting()).toBe(0);
});

test('the server’s own tasks are never dropped for another, and never refused', async () => {
  const { add, begun, endOne, countWaiting } = open(1, { waiting: 2, waitingPerNetwork: 2 });
  const all = [add('a0', 'a')];
  await expect.poll(() => begun).toEqual(['a0']);
  all.push(add('own0', ''), add('own1', ''), add('own2', ''));
  await expect(add('b0', 'b')).rejects.toMatchObject({ code: 'busy' });
  expect(countWaiting()).toBe(3);
  for (let ended = 0; ended < 4; ended += 1) await endOne();
  await Promise.all(all);
  expect(begun.slice(1)).toEqual(['own0', 'own1', 'own2']);
});

test('a task that fails rejects, and the next one runs', async () => {
  const { run } = createWorkQueue({ concurrent: 1, waiting: 10, waitingPerNetwork: 10 });
  const failed = run(() => Promise.reject(new Error('it failed')), 'a');
  const next = run(async () => 'done', 'a');
  await expect(failed).rejects.toThrow('it failed');
  expect(await next).toBe('done');
});
