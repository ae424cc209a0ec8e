import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { listBackups } from '#database/backup/backup-folder.ts';
import { makeKey } from '#database/backup/encryption.ts';
import { connect } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { migrations } from '#database/migrations/migrations.ts';
import {
  backUp,
  backupKey,
  backupsFolder,
  createEmpty,
  keyFile,
  oneLineOnly,
  openFilled,
  provideBackupsFolder,
  restore,
  runBackup,
  runRestore,
  toEnv,
} from '#tests/backups.ts';
import { killScript } from '#tests/run-script.ts';
import { dialects } from '#tests/store.ts';
import { insertResume, listTables, markAsNewer, sumStore } from '#tests/stored-rows.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';

provideBackupsFolder();

describe.each(dialects)('npm run backup on %s', (dialect) => {
  const other = dialect === 'SQLite' ? 'PostgreSQL' : 'SQLite';

  test('while 20 writers submit, has every row acknowledged before it began, and no row without its file', async () => {
    await using source = await openFilled(dialect);
    const acknowledged: string[] = [];
    let isWriting = true;
    const write = async (writer: number): Promise<void> => {
      for (let nth = 0; isWriting; nth += 1) {
        const name = `Writer ${'abcdefghijklmnopqrst'[writer]} ${nth}`;
        if (nth % 5 === 0)
          await storeApplication(source.store.db, { ...sampleApplication, fullName: name }, sampleResume);
        else await storeEnquiry(source.store.db, { ...sampleEnquiry, name });
        acknowledged.push(name);
        // SQLite answers at once: without a pause no timer of this process would run.
        await setImmediate();
        // Retention and erasure delete at the same time.
        if (nth % 7 === 6) await source.store.db.deleteFrom('application').where('fullName', '=', name).execute();
      }
    };
    const writers = Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));
    await expect.poll(() => acknowledged.length).toBeGreaterThan(100);
    const before = [...acknowledged];
    const folder = mkdtempSync(join(backupsFolder, 'busy-'));
    const backup = await runBackup(source.address, ['--to', folder]).finally(() => {
      isWriting = false;
    });
    expect(backup).toMatchObject({ code: 0 });
    const during = acknowledged.length - before.length;
    await writers;
    expect(during).toBeGreaterThan(20);

    await using target = await createEmpty(dialect);
    await restore(target, listBackups(folder)[0]?.file ?? '');
    const restored = await connect(target);
    const names = new Set([
      ...(await listEnquiries(restored.db)).map(({ name }) => name),
      ...(await restored.db.selectFrom('application').select('fullName').execute()).map(({ fullName }) => fullName),
    ]);
    expect(before.filter((name) => !names.has(name))).toEqual([]);
    const { rows } = await sql<{ lone: number | string }>`
      select count(*) as lone from application a left join resume r on r.application_id = a.id
      where r.bytes is null or length(r.bytes) = 0`.execute(restored.db);
    await restored.close();
    expect(Number(rows[0]?.lone)).toBe(0);
  });

  test('is restored into either store with every row and file, also with a resume of 5 MB', async () => {
    await using source = await openFilled(dialect, { enquiries: 1_500 });
    await insertResume(source.store, 'large', 5 * 1_048_576);
    const own = { 'utility/setup.exe': 'MZ', 'documents/forms/आवेदन.pdf': '%PDF', 'documents/repository/ca.crl': 'CRL' };
    for (const [path, text] of Object.entries(own)) {
      mkdirSync(join(source.address.dataDir, path, '..'), { recursive: true });
      writeFileSync(join(source.address.dataDir, path), text);
    }
    const file = await backUp(source.address);
    for (const to of [dialect, other] as const) {
      await using target = await createEmpty(to);
      expect((await restore(target, file)).files).toHaveLength(3);
      expect(await sumStore(target)).toEqual(await sumStore(source.address));
      for (const [path, text] of Object.entries(own))
        expect(readFileSync(join(target.dataDir, path), 'utf8')).toBe(text);
      expect(existsSync(join(target.dataDir, '.staging'))).toBe(false);
    }
  });

  test('restoring is refused into a store with rows, with another key, and for a damaged or newer backup, and changes nothing', async () => {
    await using source = await openFilled(dialect);
    const before = await sumStore(source.address);
    const file = await backUp(source.address);
    const full = await runRestore(source.address, file);
    expect(full).toMatchObject({ code: 1, stderr: oneLineOnly });
    expect(full.stderr).toContain('has rows; nothing was changed');
    expect(await sumStore(source.address)).toEqual(before);

    await using target = await createEmpty(dialect);
    const refused = (message: string) => ({ code: 'backup-refused', message: expect.stringContaining(message) });
    const { identity } = await makeKey();
    await expect(restore(target, file, identity)).rejects.toMatchObject(refused('cannot be decrypted'));

    const bytes = readFileSync(file);
    const damaged = join(backupsFolder, 'damaged.tar.zst.age');
    writeFileSync(damaged, bytes.subarray(0, -1));
    const verified = await runRestore(target, damaged, ['--identity', keyFile, '--verify']);
    expect(verified).toMatchObject({ code: 1, stderr: oneLineOnly });
    await expect(restore(target, damaged)).rejects.toMatchObject(refused('is damaged or cut off'));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    writeFileSync(damaged, bytes);
    await expect(restore(target, damaged)).rejects.toMatchObject(refused('is damaged or cut off'));

    await markAsNewer(source.store);
    const newer = await backUp(source.address);
    await expect(restore(target, newer)).rejects.toMatchObject(refused('has the schema 9999-later'));

    const store = await connect(target);
    expect(await listTables(store)).toEqual([]);
    await store.close();
    expect(existsSync(join(target.dataDir, '.staging'))).toBe(false);
  });

  test('a backup of an older schema is migrated, one that was killed is made again, and so is a restore', async () => {
    await using source = await createEmpty(dialect);
    const store = await connect(source);
    const migrator = new Migrator({
      db: store.db.withoutPlugins(),
      provider: { getMigrations: async () => migrations },
    });
    await migrator.migrateTo('0007-repository');
    const time = '2026-11-22T04:30:00.000Z';
    for (let start = 0; start < 6_000; start += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, at) => {
        return sql`(${`e${start + at}`}, 'contact', 'Asha', '', 'asha@example.in', '1', 'x', '201301', 'hello', ${time})`;
      });
      await sql`insert into enquiry (id, kind, name, company_name, mail, phone, address, pincode, message, received_at)
        values ${sql.join(rows)}`.execute(store.db);
    }
    await store.close();

    const folder = mkdtempSync(join(backupsFolder, 'killed-'));
    const env = { ...toEnv(source), BACKUP_RECIPIENT: backupKey.recipient };
    await killScript('scripts/backup.ts', ['--to', folder], env, /enquiry: /);
    expect(listBackups(folder)).toEqual([]);
    const file = await backUp(source);

    await using target = await createEmpty(dialect);
    await killScript('scripts/restore.ts', [file, '--identity', keyFile], toEnv(target), /enquiry: /);
    const empty = await connect(target);
    expect(await listTables(empty)).toEqual([]);
    await empty.close();
    expect(await runRestore(target, file)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Restored: 6000 rows of \S+ \(0007-repository\) and 0 files/),
    });
    const restored = await connect(target);
    const enquiries = await listEnquiries(restored.db);
    await restored.close();
    expect([enquiries.length, enquiries[0]?.email]).toEqual([6_000, 'asha@example.in']);
  });
});
