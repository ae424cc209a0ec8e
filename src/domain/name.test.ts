import { expect, test } from 'vitest';
import { escapeLines, isolateName } from '#domain/name.ts';

test('a name that runs from right to left is isolated within our words, no other is', () => {
  expect(isolateName('كتاب')).toBe('\u2068كتاب\u2069');
  expect(isolateName('दिल्ली CA')).toBe('दिल्ली CA');
});

test('a text keeps its lines, and nothing else that is hidden', () => {
  expect(escapeLines('a\r\nb\u2028c\td\u001B[31m')).toBe('a\nb\nc d\\u{1B}[31m');
});
