import { describe, expect, inject, test } from 'vitest';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { findDemonstration, insertDemonstration, updateCrl } from '#database/repository/demonstration-store.ts';
import { insertRepositoryChange, listRepositoryChanges } from '#database/repository/repository-change-store.ts';
import type { Demonstration } from '#domain/certificate/certificate.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const bytes = (...octets: number[]) => new Uint8Array(octets);
const makeFiles = (mark: number): Demonstration => ({
  'root-ca': bytes(mark, 1),
  ca: bytes(mark, 2),
  'sub-ca': bytes(mark, 3),
  crl: bytes(mark, 4, 0, 255),
  'crl-key': bytes(mark, 5),
  'sub-ca.crl': bytes(mark, 6),
  'sub-ca.crl-key': bytes(mark, 7),
});

describe.each(dialects)('%s', (dialect) => {
  test('of several demonstrations the first is stored, whole', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    expect(await findDemonstration(store.db)).toBeUndefined();
    const inserted = await Promise.all([7, 8, 9].map((mark) => insertDemonstration(store.db, makeFiles(mark))));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await findDemonstration(store.db)).toEqual(makeFiles(7 + inserted.indexOf(true)));
    expect(await readCounter(store.db, revisionCounter)).toBe(1);
  });

  test('a demonstration without the sub-CA’s list is replaced once, whole', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    await insertDemonstration(store.db, makeFiles(1));
    await store.db.deleteFrom('demonstrationFile').where('name', 'in', ['sub-ca.crl', 'sub-ca.crl-key']).execute();
    expect(await findDemonstration(store.db)).toBeUndefined();
    const inserted = await Promise.all([7, 8, 9].map((mark) => insertDemonstration(store.db, makeFiles(mark))));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await findDemonstration(store.db)).toEqual(makeFiles(7 + inserted.indexOf(true)));
  });

  test('of several renewals of one CRL one succeeds', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const files = makeFiles(1);
    await insertDemonstration(store.db, files);
    const renewals = [bytes(10), bytes(11), bytes(12)].map((next) =>
      updateCrl(store.db, 'crl', { previous: files.crl, next }),
    );
    const renewed = await Promise.all(renewals);
    expect(renewed.filter(Boolean)).toHaveLength(1);
    expect(await findDemonstration(store.db)).toEqual({ ...files, crl: bytes(10 + renewed.indexOf(true)) });
    expect(await readCounter(store.db, revisionCounter)).toBe(2);
  });

  test('a change is inserted once by several processes; of each daily CRL only the newest is listed', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const insert = (path: string, sha256: string, hour: number, isFirstSight = false) =>
      insertRepositoryChange(store.db, { path, sha256, isFirstSight }, new Date(Date.UTC(2026, 10, 21, hour)));
    expect(await Promise.all([insert('/a', 'AA', 1), insert('/a', 'AA', 1), insert('/a', 'AA', 1)])).toContain(true);
    expect(await insert('/a', 'AA', 2)).toBe(false);
    expect(await insert('/a', 'BB', 3)).toBe(true);
    // A process that starts with an older file has not changed it; one that goes back to it has.
    expect(await insert('/a', 'AA', 4, true)).toBe(false);
    expect(await insert('/a', 'AA', 4)).toBe(true);
    for (const hour of [5, 6, 7]) await insert('/list.crl', String(hour), hour);
    for (const hour of [2, 3]) await insert('/part.crl', String(hour), hour);
    const changes = await listRepositoryChanges(store.db, 10, '.crl');
    expect(changes.map(({ path, step, sha256 }) => [path, step, sha256])).toEqual([
      ['/list.crl', 3, '7'],
      ['/a', 3, 'AA'],
      ['/a', 2, 'BB'],
      ['/part.crl', 2, '3'],
      ['/a', 1, 'AA'],
    ]);
    expect(changes[0]?.noticedAt).toBe('2026-11-21T07:00:00.000Z');
    expect(await listRepositoryChanges(store.db, 2, '.crl')).toHaveLength(2);
  });
});
