import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { connect } from '#database/connect.ts';
import { clientKey } from '#tests/app.ts';
import { startServer } from '#tests/server.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';
import { fillStore, sumStore } from '#tests/stored-rows.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

test('a store whose WAL is deleted under the process loses nothing, and takes no further submission', async () => {
  const address = await createMigratedStoreAddress('SQLite', '');
  const file = join(address.dataDir, 'mohar.sqlite');
  {
    await using server = await startServer({ DATA_DIR: address.dataDir });
    const submit = async (message: string) => {
      const body = JSON.stringify({ ...toEnquiryBody(sampleEnquiry), message });
      const headers = { ...clientKey, 'Content-Type': 'application/json' };
      return (await fetch(server.url + apiPaths.submitEnquiry, { method: 'POST', headers, body })).status;
    };
    for (let nth = 0; nth < 5; nth += 1) expect(await submit(`Enquiry number ${nth}`)).toBe(200);
    rmSync(`${file}-wal`);
    expect(await submit('Sent into a WAL without a name')).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    process.kill(server.pid, 'SIGKILL');
  }
  const store = await connect(address);
  expect(await store.db.selectFrom('enquiry').select('message').execute()).toHaveLength(5);
  await store.close();
  await address.remove();
});

test.each(['deleted', 'replaced'])('a store that is %s under the process takes no submission', async (what) => {
  const address = await createMigratedStoreAddress('SQLite', '');
  const file = join(address.dataDir, 'mohar.sqlite');
  const other = await createMigratedStoreAddress('SQLite', '');
  const filled = await connect(other);
  await fillStore(filled, { enquiries: 500 });
  await filled.close();
  const before = await sumStore(other);
  {
    await using server = await startServer({ DATA_DIR: address.dataDir, METRICS_PORT: '0' });
    const submit = (message: string) =>
      fetch(server.url + apiPaths.submitEnquiry, {
        method: 'POST',
        headers: { ...clientKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...toEnquiryBody(sampleEnquiry), message }),
      });
    const [, metrics] = /Metrics are at ([^\s"]+)/.exec(server.output()) ?? [];
    const readMetrics = async () => (await fetch(`${metrics}/metrics`)).text();
    for (let nth = 0; nth < 20; nth += 1) expect((await submit(`Enquiry number ${nth}`)).status).toBe(200);
    expect(await readMetrics()).toContain('mohar_store_ready{store="SQLite"} 1\n');

    if (what === 'deleted') for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    else renameSync(join(other.dataDir, 'mohar.sqlite'), file);
    const written = server.output().length;
    const refused = await submit('Sent into a file without a name');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    // The log may arrive after the answer.
    const readLog = () => server.output().slice(written).trim().split('\n');
    await expect.poll(readLog).toEqual([expect.stringContaining('has been deleted or replaced')]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect(await readMetrics()).toContain('mohar_store_ready{store="SQLite"} 0\n');
    const health = await fetch(`${metrics}/health`);
    expect((await health.json()).store).toContain('has been deleted or replaced');
    // Reads return the same as before.
    expect((await fetch(`${server.url}/Home/Blogs`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  }
  if (what === 'deleted') expect(readdirSync(address.dataDir).filter((name) => name.startsWith('mohar'))).toEqual([]);
  else expect(await sumStore(address)).toEqual(before);
  await address.remove();
  await other.remove();
});
