import { describe, expect, inject, test } from 'vitest';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { listChanges, noteChange } from '#database/repository/change-store.ts';
import { keepDemonstration, readDemonstration, replaceCrl } from '#database/repository/demonstration-store.ts';
import type { Demonstration } from '#domain/certificate/certificate.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const bytes = (...octets: number[]) => new Uint8Array(octets);
const makeFiles = (mark: number): Demonstration => ({
  'root-ca': bytes(mark, 1),
  ca: bytes(mark, 2),
  'sub-ca': bytes(mark, 3),
  crl: bytes(mark, 4, 0, 255),
  'crl-key': bytes(mark, 5),
});

describe.each(dialects)('%s', (dialect) => {
  test('of several demonstrations the first is kept, whole', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    expect(await readDemonstration(store.db)).toBeUndefined();
    const kept = await Promise.all([7, 8, 9].map((mark) => keepDemonstration(store.db, makeFiles(mark))));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await readDemonstration(store.db)).toEqual(makeFiles(7 + kept.indexOf(true)));
    expect(await readCounter(store.db, revisionCounter)).toBe(1);
  });

  test('of several renewals of one list one succeeds', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const files = makeFiles(1);
    await keepDemonstration(store.db, files);
    const renewals = [bytes(10), bytes(11), bytes(12)].map((next) =>
      replaceCrl(store.db, { previous: files.crl, next }),
    );
    const renewed = await Promise.all(renewals);
    expect(renewed.filter(Boolean)).toHaveLength(1);
    expect(await readDemonstration(store.db)).toEqual({ ...files, crl: bytes(10 + renewed.indexOf(true)) });
    expect(await readCounter(store.db, revisionCounter)).toBe(2);
  });

  test('a change is noted once, whoever notices; of a daily list only the newest is told', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const note = (path: string, sha256: string, hour: number) =>
      noteChange(store.db, path, sha256, new Date(Date.UTC(2026, 10, 21, hour)));
    expect(await Promise.all([note('/a', 'AA', 1), note('/a', 'AA', 1), note('/a', 'AA', 1)])).toContain(true);
    expect(await note('/a', 'AA', 2)).toBe(false);
    expect(await note('/a', 'BB', 3)).toBe(true);
    expect(await note('/a', 'AA', 4)).toBe(true);
    for (const hour of [5, 6, 7]) await note('/list', String(hour), hour);
    const told = await listChanges(store.db, 10, '/list');
    expect(told.map(({ path, step, sha256 }) => [path, step, sha256])).toEqual([
      ['/list', 3, '7'],
      ['/a', 3, 'AA'],
      ['/a', 2, 'BB'],
      ['/a', 1, 'AA'],
    ]);
    expect(told[0]?.noticedAt).toBe('2026-11-21T07:00:00.000Z');
    expect(await listChanges(store.db, 2, '/list')).toHaveLength(2);
  });
});
