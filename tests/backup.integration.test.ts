import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listBackups } from '#database/backup/backup-folder.ts';
import { makeKey } from '#database/backup/encryption.ts';
import { connect, type StoreAddress } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { migrations } from '#database/migrations/migrations.ts';
import { createBackup } from '#services/create-backup.ts';
import { restoreBackup } from '#services/restore-backup.ts';
import { killScript, runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress, createStoreAddress, dialects } from '#tests/store.ts';
import { fillStore, insertResume, listTables, markAsNewer, sumStore } from '#tests/stored-rows.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';

let work: string;
let key: Awaited<ReturnType<typeof makeKey>>;
/** The file with the identity. */
let keyFile: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'mohar-backup-'));
  key = await makeKey();
  keyFile = join(work, 'key.txt');
  writeFileSync(keyFile, `# public key: ${key.recipient}\n${key.identity}\n`);
});
afterAll(() => rmSync(work, { recursive: true }));

const toEnv = ({ databaseUrl, dataDir }: StoreAddress) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });

const runBackup = (address: StoreAddress, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runScript('scripts/backup.ts', args, { ...toEnv(address), BACKUP_RECIPIENT: key.recipient, ...env });
const runRestore = (address: StoreAddress, file: string, args: readonly string[] = ['--identity', keyFile]) =>
  runScript('scripts/restore.ts', [file, ...args], toEnv(address));

const toFolders = ({ dataDir }: StoreAddress) => ({
  documents: join(dataDir, 'documents'),
  utility: join(dataDir, 'utility'),
  repository: join(dataDir, 'documents/repository'),
});

/** Backs up in this process into a folder of its own, which is quicker than the command; returns the file. */
async function backUp(store: StoreAddress): Promise<string> {
  const to = mkdtempSync(join(work, 'to-'));
  const plan = { store, folders: toFolders(store), to, recipient: key.recipient, now: new Date(), report: () => {} };
  return (await createBackup(plan)).file;
}

const restore = (store: StoreAddress, file: string, identities: string = key.identity) =>
  restoreBackup({ store, folders: toFolders(store) }, { file, identities, report: () => {} });

/** A migrated store with rows, and the folder with the authority's own files. */
async function openFilled(dialect: (typeof dialects)[number], options: { enquiries?: number } = {}) {
  const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  const store = await connect(address);
  await fillStore(store, options);
  return {
    address,
    store,
    async [Symbol.asyncDispose]() {
      await store.close();
      await address.remove();
    },
  };
}

async function createEmpty(dialect: (typeof dialects)[number]) {
  const address = await createStoreAddress(dialect, inject('postgresUrl'));
  return Object.assign(address, { [Symbol.asyncDispose]: () => address.remove() });
}

/** One line, no stack trace. */
const oneLine = expect.stringMatching(/^[^\n]+\n$/);

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
    const folder = mkdtempSync(join(work, 'busy-'));
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
    expect(full).toMatchObject({ code: 1, stderr: oneLine });
    expect(full.stderr).toContain('has rows; nothing was changed');
    expect(await sumStore(source.address)).toEqual(before);

    await using target = await createEmpty(dialect);
    const refused = (message: string) => ({ code: 'backup-refused', message: expect.stringContaining(message) });
    const { identity } = await makeKey();
    await expect(restore(target, file, identity)).rejects.toMatchObject(refused('cannot be decrypted'));

    const bytes = readFileSync(file);
    const damaged = join(work, 'damaged.tar.zst.age');
    writeFileSync(damaged, bytes.subarray(0, -1));
    const verified = await runRestore(target, damaged, ['--identity', keyFile, '--verify']);
    expect(verified).toMatchObject({ code: 1, stderr: oneLine });
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

    const folder = mkdtempSync(join(work, 'killed-'));
    const env = { ...toEnv(source), BACKUP_RECIPIENT: key.recipient };
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
  const folder = mkdtempSync(join(work, 'made-'));
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
  const to = mkdtempSync(join(work, 'same-'));
  const now = new Date();
  const store = source.address;
  const plan = { store, folders: toFolders(store), to, recipient: key.recipient, now, report: () => {} };
  const first = await createBackup(plan);
  const [second, third] = [
    await createBackup(plan),
    await createBackup({ ...plan, now: new Date(now.getTime() + 100) }),
  ];
  expect(listBackups(to).map(({ file }) => file)).toEqual([first.file, second.file, third.file]);
});

test('older backups are removed on request, and a wrong option is one line', async () => {
  await using source = await openFilled('SQLite');
  const folder = mkdtempSync(join(work, 'retained-'));
  const old = ['mohar-2026-01-01T00-00-00Z.tar.zst.age', 'mohar-2026-01-02T00-00-00Z.tar.zst.age'];
  for (const name of old) writeFileSync(join(folder, name), '');
  const { stdout } = await runBackup(source.address, ['--to', folder, '--keep', '2']);
  expect(stdout).toContain('Older backups removed: 1.');
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)[0]).toBe(old[1]);
  for (const [status, ...args] of [
    [2, '--keep', '0'],
    [1, '--to', '/dev/null/x'],
  ] as const) {
    const { code, stdout, stderr } = await runBackup(source.address, args);
    expect([code, stdout, stderr.replace(/^Store: .*\n/, '')]).toEqual([status, '', oneLine]);
  }
});

test('a backup that the disk has no room for is one line, and leaves no file', async () => {
  await using source = await openFilled('SQLite');
  // Bytes that cannot be compressed.
  await source.store.db
    .updateTable('resume')
    .set({ bytes: randomBytes(3_000_000) })
    .execute();
  const folder = mkdtempSync(join(work, 'full-'));
  // A limit of the shell on the size of a file, in blocks of 512 bytes, fails as a quota does.
  const command = `ulimit -f 2000; exec "${process.execPath}" scripts/backup.ts --to "${folder}"`;
  const child = spawn('sh', ['-c', command], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...toEnv(source.address), BACKUP_RECIPIENT: key.recipient },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = await once(child, 'close');
  const lines = errors.split('\n').filter((line) => line !== '' && !/^Store: |: \d+ of \d+ rows$/.test(line));
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^the backup cannot be written to .*EFBIG/)]]);
  expect(readdirSync(folder)).toEqual([]);
});
