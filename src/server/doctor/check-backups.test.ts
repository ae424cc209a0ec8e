import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameBackup } from '#database/backup/backup-folder.ts';
import { readConfig } from '#server/config.ts';
import { checkBackups } from '#server/doctor/check-backups.ts';

const recipient = `age1${'q'.repeat(58)}`;

test('doctor reports that no backup was made, and one that is too old', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  const now = new Date('2026-11-22T10:00:00.000Z');
  const check = (env: Record<string, string> = {}, at = now) =>
    checkBackups(readConfig({ BACKUP_FOLDER: folder, ...env }), at);
  expect(check()).toEqual([['missing', expect.stringMatching(/^BACKUP_RECIPIENT: not set/)]]);
  expect(check({ API_HOST: 'https://api.example.in' })).toEqual([]);
  expect(check({ BACKUP_RECIPIENT: recipient })).toEqual([['error', expect.stringMatching(/^Backup: there is none/)]]);

  writeFileSync(join(folder, nameBackup(now, true)), '');
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(check({ BACKUP_RECIPIENT: recipient }, after(25))).toEqual([]);
  expect(check({ BACKUP_RECIPIENT: recipient }, after(26))).toEqual([
    ['error', expect.stringContaining('is 26 hours old')],
  ]);
  expect(check({}, after(26))).toEqual([['error', expect.stringContaining('is 26 hours old')]]);
  expect(check({}, after(1))).toEqual([['missing', expect.stringMatching(/^BACKUP_RECIPIENT: not set, so/)]]);
  writeFileSync(join(folder, nameBackup(after(1), false)), '');
  expect(check({}, after(2))).toEqual([]);
  expect(check({ BACKUP_MAX_AGE_HOURS: '48' }, after(48))).toEqual([]);
  writeFileSync(join(folder, nameBackup(after(100_000), true)), '');
  expect(check({ BACKUP_RECIPIENT: recipient }, after(30))).toEqual([
    ['error', expect.stringContaining('is 29 hours old')],
  ]);
  rmSync(folder, { recursive: true });
});

test('a recipient that is none is refused when the configuration is read', () => {
  for (const value of ['age', 'AGE-SECRET-KEY-1QQ', 'age1 with a space']) {
    expect(() => readConfig({ BACKUP_RECIPIENT: value })).toThrow(/^BACKUP_RECIPIENT: /);
  }
});
