import { expect, test } from 'vitest';
import { isUnreachable } from '#desk/components/unreachable.ts';

const unread = 'Unable to decode turbo-stream response';

test.each([
  ['in Chromium', new TypeError('Failed to fetch')],
  ['in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['in Safari', new TypeError('Load failed')],
  ['within a response', new Error(unread, { cause: new TypeError('network error') })],
])('a request that fails %s is of a server that cannot be reached', (_, error) => {
  expect(isUnreachable(error)).toBe(true);
});

test('an error of our own is not taken for a server that cannot be reached, and tried again for ever', () => {
  let own: unknown;
  try {
    JSON.parse('null').title;
  } catch (error) {
    own = error;
  }
  expect(own).toBeInstanceOf(TypeError);
  expect(isUnreachable(own)).toBe(false);
  expect(isUnreachable(new Error(unread, { cause: own }))).toBe(false);
  expect(isUnreachable(new Error(unread, { cause: new SyntaxError('Unexpected token') }))).toBe(false);
});

test.each([
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [404, false],
])('an answer of status %i: away is %s', (status, isAway) => {
  expect(isUnreachable({ status, statusText: '', internal: false, data: '' })).toBe(isAway);
});
