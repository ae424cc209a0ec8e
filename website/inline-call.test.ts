import { expect, test } from 'vitest';
import { createInlineCall } from './inline-call.ts';

test('an inline call runs the function with its arguments', () => {
  const results: unknown[] = [];
  const call = createInlineCall((name: string, list: readonly number[]) => results.push([name, list]), 'a', [1, 2]);
  new Function('results', call)(results);
  expect(results).toEqual([['a', [1, 2]]]);
});

test('no argument can end the script element', () => {
  const call = createInlineCall((_: { readonly text: string }) => {}, { text: '</script><script>' });
  expect(call).not.toContain('<');
});
