import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { connect, type StoreAddress } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { readSaveFolder, readSince } from '#scripts/command/command.ts';
import { runScript } from '#tests/run-script.ts';
import { createStoreAddress, dialects } from '#tests/store.ts';
import { listTables } from '#tests/stored-rows.ts';

test.each([
  ['2026-11-01', '2026-10-31T18:30:00.000Z'],
  ['2028-02-29', '2028-02-28T18:30:00.000Z'],
  ['2026-11-01T09:30', '2026-11-01T04:00:00.000Z'],
  ['2026-11-01T09:30:15.5Z', '2026-11-01T09:30:15.500Z'],
  ['2026-11-01T09:30-05:00', '2026-11-01T14:30:00.000Z'],
])('since %s is %s in UTC', (value, moment) => {
  expect(readSince(value)).toBe(moment);
});

test.each([
  '',
  'yesterday',
  '1',
  '2026-11',
  '2026-02-30',
  '2026-13-01',
  '2026-11-01Z',
  '2026-11-01T25:00',
  '01-11-2026',
  '2026-11-01 ',
])('since "%s" is rejected in one line', (value) => {
  expect(() => readSince(value)).toThrow(
    expect.objectContaining({ code: 'usage-invalid', message: expect.stringMatching(/^--since: "[^\n]+\.$/) }),
  );
});

test('a folder is resolved to its absolute path, and a blank one is rejected', () => {
  expect(readSaveFolder('--save', 'resumes')).toBe(resolve('resumes'));
  expect(() => readSaveFolder('--save', ' ')).toThrow('--save: name a folder.');
});

const seed = join(import.meta.dirname, '../../src/content/seed/posts');

test.each([
  ['content', join(seed, 'verify-a-signed-pdf.md'), '--dry-run'],
  ['enquiries', '--csv'],
  ['applications'],
  ['outbox', '--retry'],
  ['retention'],
  ['subject', '--email', 'asha@example.in', '--erase'],
  ['doctor'],
  ['backup', '--unencrypted'],
  ['check', join(import.meta.dirname, '../../package.json')],
])('%s refuses in one line where there is no store, and creates none', async (name, ...args) => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'mohar-none-'));
  const dataDir = join(parent.path, 'wrong');
  const stderr = `DATA_DIR: there is no store "${join(dataDir, 'mohar.sqlite')}".\n`;
  expect(await runScript(`scripts/${name}.ts`, args, { DATA_DIR: dataDir })).toEqual({ code: 1, stdout: '', stderr });
  expect(readdirSync(parent.path)).toEqual([]);
});

describe.each([['retention'], ['backup', '--unencrypted']])('npm run %s', (name, ...args) => {
  const run = ({ dataDir, databaseUrl }: StoreAddress) =>
    runScript(`scripts/${name}.ts`, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

  test.each(dialects)('refuses an empty database, and names the store that it works on, on %s', async (dialect) => {
    const { remove, ...address } = await createStoreAddress(dialect, inject('postgresUrl'));
    // A failed start may leave such a file.
    if (dialect === 'SQLite') writeFileSync(join(address.dataDir, 'mohar.sqlite'), '');
    const { host, pathname } = new URL(address.databaseUrl || 'file:///');
    const place = dialect === 'SQLite' ? join(address.dataDir, 'mohar.sqlite') : `${host}${pathname}`;
    const variable = dialect === 'SQLite' ? 'DATA_DIR' : 'DATABASE_URL';
    const stderr = `${variable}: ${dialect}, ${place} has no tables of the site.\n`;
    expect(await run(address)).toEqual({ code: 1, stdout: '', stderr });
    const store = await connect(address);
    expect(await listTables(store)).toEqual([]);
    await migrate(store.db);
    await store.close();
    expect((await run(address)).stderr.split('\n')[0]).toBe(`Store: ${dialect}, ${place}`);
    await remove();
  });
});

test('a command that Ctrl-C ends has not succeeded', async () => {
  const wait =
    "await runCommand(async () => { console.log('works'); await new Promise((end) => setTimeout(end, 60_000)); })";
  const code = `import { runCommand } from '#scripts/command/command.ts'; ${wait}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
});
