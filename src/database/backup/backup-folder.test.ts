import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findLastBackup,
  listBackups,
  makeBackupFolder,
  nameBackup,
  removeOldBackups,
} from '#database/backup/backup-folder.ts';

const now = new Date('2026-11-22T10:00:00.500Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup is named by its time, without colons', () => {
  expect(nameBackup(now, true)).toBe('mohar-2026-11-22T10-00-00-500Z.tar.zst.age');
  expect(nameBackup(now, false)).toBe('mohar-2026-11-22T10-00-00-500Z.tar.zst');
});

test('the oldest backups beyond a number are removed, with what a killed backup left a day ago, and nothing else', () => {
  const backups = [0, 1, 2, 3].map((days) => nameBackup(daysAgo(days), days < 2));
  const leftovers = ['.mohar-a.1.partial', '.mohar-b.2.partial'];
  const others = ['mohar.sqlite', 'mohar-2026.tar.zst', 'notes.txt'];
  for (const name of [...backups, ...leftovers, ...others]) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, '.mohar-a.1.partial'), daysAgo(2), daysAgo(2));

  expect(listBackups(folder).map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(removeOldBackups(folder, 5, now)).toEqual([]);
  expect(removeOldBackups(folder, 2, now)).toHaveLength(2);
  const left = [...backups.slice(0, 2), ...others, '.mohar-b.2.partial'];
  expect(readdirSync(folder).sort()).toEqual(left.sort());
});

test('a backup that is dated ahead is not the last one, and is removed before those of today', () => {
  const ahead = nameBackup(daysAgo(-4_000), true);
  const backups = [0, 1, 2].map((days) => nameBackup(daysAgo(days), true));
  for (const name of [ahead, ...backups]) writeFileSync(join(folder, name), '');
  expect(findLastBackup(folder, now)).toEqual({ file: join(folder, backups[0] ?? ''), createdAt: now });
  expect(removeOldBackups(folder, 2, now)).toEqual([join(folder, ahead), join(folder, backups[2] ?? '')]);
  rmSync(join(folder, backups[0] ?? ''));
  rmSync(join(folder, backups[1] ?? ''));
  expect(findLastBackup(folder, now)).toBeUndefined();
});

test('a folder that does not exist has no backups; one that cannot be made is an error', () => {
  expect(listBackups(join(folder, 'none'))).toEqual([]);
  expect(() => makeBackupFolder('/dev/null/backups')).toThrow(
    expect.objectContaining({ code: 'data-folder-unwritable' }),
  );
});
