import { expect, test } from 'vitest';
import { paginate } from '#domain/post/pagination.ts';

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 2, '1 2'],
  [3, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 … 7'],
  [2, 7, '1 2 3 … 7'],
  [3, 7, '1 2 3 4 … 7'],
  [4, 7, '1 … 3 4 5 … 7'],
  [5, 7, '1 … 4 5 6 7'],
  [6, 7, '1 … 5 6 7'],
  [7, 7, '1 … 5 6 7'],
  [1, 20, '1 2 3 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [19, 20, '1 … 18 19 20'],
  [20, 20, '1 … 18 19 20'],
])('page %i of %i shows %j', (page, last, shown) => {
  const numbers = paginate(page, last).map((entry) => (entry === 'gap' ? '…' : entry));
  expect(numbers.join(' ')).toBe(shown);
});
