import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { connect } from '#database/connect.ts';
import { clientKey } from '#tests/app.ts';
import { runScript } from '#tests/run-script.ts';
import { startServer } from '#tests/server.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';
import { fillStore } from '#tests/stored-rows.ts';

const pageSize = 4_096;
let dataDir: string;
let file: string;

beforeAll(async () => {
  const address = await createMigratedStoreAddress('SQLite', '');
  ({ dataDir } = address);
  file = join(dataDir, 'mohar.sqlite');
  const store = await connect(address);
  await fillStore(store, { enquiries: 500 });
  await store.db
    .updateTable('post')
    .set({ html: 'Words and words. '.repeat(6_000) })
    .execute();
  await store.close();
  const bytes = readFileSync(file);
  const starts = Array.from({ length: bytes.length / pageSize }, (_, page) => page * pageSize);
  const filled = starts.filter((at) => /Words and words|Civil Lines/.test(bytes.toString('latin1', at, at + pageSize)));
  for (const at of filled.slice(-40)) randomBytes(pageSize).copy(bytes, at);
  writeFileSync(file, bytes);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('doctor finds the pages of a store that were overwritten', async () => {
  const { code, stdout } = await runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error {3}The store is corrupt: [^\n]+; restore a backup\.$/m);
});

test.each([['backup', '--unencrypted'], ['enquiries'], ['subject', '--email', 'asha@example.in']])(
  '%s on a corrupt store ends with one line',
  async (name, ...args) => {
    const { code, stderr } = await runScript(`scripts/${name}.ts`, args, { DATA_DIR: dataDir });
    const lines = stderr.trim().split('\n');
    const others = lines.filter((line) => !/^Store: |: \d+ of \d+ rows$/.test(line));
    const corrupt = `DATA_DIR: "${file}" is corrupt (database disk image is malformed); restore a backup.`;
    expect([code, others]).toEqual([1, [corrupt]]);
  },
);

test('a process is not ready once a read has found corruption', async () => {
  await using server = await startServer({ DATA_DIR: dataDir });
  const request = (path: string) => fetch(server.url + path, { headers: clientKey });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const post = await request(`${apiPaths.post}?id=1`);
  expect([post.status, post.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await expect.poll(() => server.output()).toMatch(/is corrupt.*restore a backup/s);
});

test('doctor finds a corrupt index of PostgreSQL where amcheck is installed', async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  const store = await connect(address);
  await fillStore(store);
  const run = () => runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir, DATABASE_URL: address.databaseUrl });
  expect((await run()).stdout).toMatch(/^note {4}The store: .*"create extension amcheck"/m);
  await sql`create extension amcheck`.execute(store.db);
  expect((await run()).stdout).not.toMatch(/corrupt|amcheck/);
  // Rows that an index does not have, as after a lost write.
  await store.db.connection().execute(async (db) => {
    const set = sql.raw("update pg_index set indisready = false where indexrelid = 'enquiry_pkey'::regclass");
    await set.execute(db);
    await sql`insert into enquiry select * from jsonb_populate_record(null::enquiry,
      (select to_jsonb(e) || '{"id": "lost"}' from enquiry e limit 1))`.execute(db);
    await sql.raw("update pg_index set indisready = true where indexrelid = 'enquiry_pkey'::regclass").execute(db);
  });
  await store.close();
  const { code, stdout } = await run();
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error {3}The store is corrupt: .*lacks matching index tuple.*; restore a backup\.$/m);
  await address.remove();
});

test('doctor names the grants that a login without the rights of amcheck needs, and they suffice', async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  const store = await connect(address);
  const login = `reader_${randomBytes(6).toString('hex')}`;
  await sql`create extension amcheck`.execute(store.db);
  await sql
    .raw(`create role ${login} login password 'secret' in role pg_read_all_data, pg_write_all_data`)
    .execute(store.db);
  const url = Object.assign(new URL(address.databaseUrl), { username: login, password: 'secret' });
  const run = () => runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir, DATABASE_URL: String(url) });
  const { code, stdout } = await run();
  const [, grant = ''] = /^note {4}The store: run "(grant [^"]+)" in it as a superuser/m.exec(stdout) ?? [];
  expect([code, grant]).toEqual([0, expect.stringContaining(login)]);
  await sql.raw(grant).execute(store.db);
  expect((await run()).stdout).not.toMatch(/corrupt|amcheck/);
  await sql.raw(`drop owned by ${login}; drop role ${login}`).execute(store.db);
  await store.close();
  await address.remove();
});
