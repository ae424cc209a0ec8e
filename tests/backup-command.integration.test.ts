import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBackups } from '#database/backup/backup-folder.ts';
import { connect } from '#database/connect.ts';
import { createBackup } from '#services/create-backup.ts';
import {
  backUp,
  backupKey,
  backupsFolder,
  createEmpty,
  oneLineOnly,
  openFilled,
  provideBackupsFolder,
  runBackup,
  runRestore,
  toEnv,
  toFolders,
} from '#tests/backups.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';
import { sumStore } from '#tests/stored-rows.ts';

provideBackupsFolder();

test('a SQLite store that a site has open is not replaced, although it is empty', async () => {
  await using source = await openFilled('PostgreSQL');
  const file = await backUp(source.address);
  const target = await createMigratedStoreAddress('SQLite', '');
  const site = await connect(target);
  try {
    await site.db.selectFrom('counter').selectAll().execute();
    const { code, stderr } = await runRestore(target, file);
    expect([code, stderr]).toEqual([1, expect.stringContaining('stop the site first')]);
    await site.db.insertInto('counter').values({ name: 'revision', value: 1 }).execute();
  } finally {
    await site.close();
    await target.remove();
  }
});

test('without a recipient a backup is refused unless it is to be unencrypted; a key is made and not stored', async () => {
  await using source = await openFilled('SQLite');
  const refused = await runBackup(source.address, [], { BACKUP_RECIPIENT: '' });
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^BACKUP_RECIPIENT: not set; [^\n]+\n$/) });

  const plain = await runBackup(source.address, ['--unencrypted'], { BACKUP_RECIPIENT: '' });
  expect(plain.stdout).toContain('It is not encrypted');
  const [backup] = listBackups(join(source.address.dataDir, 'backups'));
  await using target = await createEmpty('SQLite');
  expect(await runRestore(target, backup?.file ?? '', [])).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(new RegExp(`^Store: SQLite, ${join(target.dataDir, 'mohar.sqlite')}$`, 'm')),
  });
  expect(await sumStore(target)).toEqual(await sumStore(source.address));

  const made = await runBackup(source.address, ['--make-key'], { BACKUP_RECIPIENT: '' });
  // A file for `age -i`: comments and the identity.
  expect(made.stdout).toMatch(/^(?:#[^\n]*\n)+AGE-SECRET-KEY-1[0-9A-Z]{58}\n$/);
  expect(readdirSync(source.address.dataDir).filter((name) => !name.startsWith('mohar.sqlite'))).toEqual(['backups']);
});

test('what --make-key writes is a key file for restore, also as earlier versions wrote it', async () => {
  await using source = await openFilled('SQLite');
  const { stdout, stderr } = await runBackup(source.address, ['--make-key']);
  const [, recipient = ''] = /BACKUP_RECIPIENT=(age1[0-9a-z]{58})\n$/.exec(stderr) ?? [];
  const folder = mkdtempSync(join(backupsFolder, 'made-'));
  await runBackup(source.address, ['--to', folder], { BACKUP_RECIPIENT: recipient });
  for (const text of [
    stdout,
    `\n> mohar@1.0.0 backup\n> node scripts/backup.ts\n\n${stdout}BACKUP_RECIPIENT=${recipient}\n`,
  ]) {
    writeFileSync(join(folder, 'key.txt'), text);
    const args = ['--identity', join(folder, 'key.txt'), '--verify'];
    const verified = await runRestore(source.address, listBackups(folder)[0]?.file ?? '', args);
    expect(verified).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Verified: /) });
  }
});

test('backups that are begun at the same time are files of their own, whole, the newest last', async () => {
  await using source = await openFilled('SQLite');
  const to = mkdtempSync(join(backupsFolder, 'same-'));
  const now = new Date();
  const store = source.address;
  const plan = { store, folders: toFolders(store), to, recipient: backupKey.recipient, now, report: () => {} };
  const first = await createBackup(plan);
  const second = await createBackup(plan);
  const third = await createBackup({ ...plan, now: new Date(now.getTime() + 100) });
  expect(listBackups(to).map(({ file }) => file)).toEqual([first.file, second.file, third.file]);
});

test('older backups are removed on request, and a wrong option is one line', async () => {
  await using source = await openFilled('SQLite');
  const folder = mkdtempSync(join(backupsFolder, 'retained-'));
  const old = ['mohar-2026-01-01T00-00-00Z.tar.zst.age', 'mohar-2026-01-02T00-00-00Z.tar.zst.age'];
  for (const name of old) writeFileSync(join(folder, name), '');
  const { stdout } = await runBackup(source.address, ['--to', folder, '--keep', '2']);
  expect(stdout).toContain('Older backups removed: 1.');
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)[0]).toBe(old[1]);
  for (const [status, ...args] of [
    [64, '--keep', '0'],
    [1, '--to', '/dev/null/x'],
  ] as const) {
    const { code, stdout, stderr } = await runBackup(source.address, args);
    expect([code, stdout, stderr.replace(/^Store: .*\n/, '')]).toEqual([status, '', oneLineOnly]);
  }
});

test('a backup that the disk has no room for is one line, and leaves no file', async () => {
  await using source = await openFilled('SQLite');
  // Bytes that cannot be compressed.
  await source.store.db
    .updateTable('resume')
    .set({ bytes: randomBytes(3_000_000) })
    .execute();
  const folder = mkdtempSync(join(backupsFolder, 'full-'));
  // A limit of the shell on the size of a file, in blocks of 512 bytes, fails as a quota does.
  const command = `ulimit -f 2000; exec "${process.execPath}" scripts/backup.ts --to "${folder}"`;
  const child = spawn('sh', ['-c', command], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...toEnv(source.address), BACKUP_RECIPIENT: backupKey.recipient },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = await once(child, 'close');
  const lines = errors.split('\n').filter((line) => line !== '' && !/^Store: |: \d+ of \d+ rows$/.test(line));
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^the backup cannot be written to .*EFBIG/)]]);
  expect(readdirSync(folder)).toEqual([]);
});
