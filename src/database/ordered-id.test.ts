import { expect, test } from 'vitest';
import { createOrderedId } from '#database/ordered-id.ts';

test('ids of one process increase, thousands within a millisecond too, and are UUIDs of version 7', () => {
  const ids = Array.from({ length: 20_000 }, createOrderedId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
