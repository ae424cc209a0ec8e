import { expect, test } from 'vitest';
import { createFairShare } from './fair-share.ts';

const limits = { total: 10, network: 4 };

/** Takes entries of size 1 for a network, and counts the evicted ones. */
function open() {
  const share = createFairShare(limits);
  const ended: string[] = [];
  const take = (network: string, canEnd = true) =>
    share.take(network, 1, () => {
      if (canEnd) ended.push(network);
      return canEnd;
    });
  return { take, ended };
}

test('one network gets its share and no more, until it gives something back', () => {
  const { take, ended } = open();
  const release = [1, 2, 3, 4].map(() => take('a'));
  expect(take('a')).toBeUndefined();
  release[0]?.();
  release[0]?.();
  expect(take('a')).toBeDefined();
  expect(take('a')).toBeUndefined();
  expect(ended).toEqual([]);
});

test('when everything is taken, a newcomer takes the place of the oldest of the network that holds most', () => {
  const { take, ended } = open();
  for (const network of ['a', 'b', 'a', 'b', 'c', 'a', 'b', 'c', 'a', 'c']) take(network);
  expect(take('new')).toBeDefined();
  expect(ended).toEqual(['a']);
});

test('what must not be ended stays, and a network that holds most itself is refused', () => {
  const { take, ended } = open();
  for (let nth = 0; nth < 4; nth += 1) take('a', false);
  for (let nth = 0; nth < 3; nth += 1) for (const network of ['b', 'c']) take(network);
  expect(take('new')).toBeUndefined();
  expect(ended).toEqual([]);
});
