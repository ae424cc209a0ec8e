import { expect, test } from 'vitest';
import { readRevision } from './form-fields.ts';

test.each([
  ['0', 0],
  ['12', 12],
  ['', -1],
  ['-1', -1],
  ['1.5', -1],
  ['x', -1],
])('the revision %j is read as %d', (entered, revision) => {
  const form = new FormData();
  form.set('revision', entered);
  expect(readRevision(form)).toBe(revision);
});

test('a form without a revision has that of no lead', () => {
  expect(readRevision(new FormData())).toBe(-1);
});
