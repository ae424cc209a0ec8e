import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { startServer } from '#tests/server.ts';
import { createMigratedStoreAddress, createStoreAddress } from '#tests/store.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

/** A PostgreSQL database that a test can make unreachable, and reachable again. */
async function createOutage(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  const admin = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await admin.connect();
  return {
    async begin() {
      await admin.query(`alter database ${name} allow_connections false`);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    },
    async end() {
      await admin.query(`alter database ${name} allow_connections true`);
    },
    [Symbol.asyncDispose]: () => admin.end(),
  };
}

test('while the database is away cached pages are served, nothing empty is taken for an answer, and the process goes on', {
  timeout: 60_000,
}, async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  await using outage = await createOutage(address.databaseUrl);
  {
    const env = { DATABASE_URL: address.databaseUrl, DATA_DIR: address.dataDir, SEED_CONTENT: 'yes' };
    await using server = await startServer(env);
    const request = (path: string, init: RequestInit = {}) =>
      fetch(server.url + path, { redirect: 'manual', ...init, headers: { ...clientKey, ...init.headers } });
    const submit = (message: string) =>
      request(apiPaths.submitEnquiry, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...toEnquiryBody(sampleEnquiry), message }),
      });
    for (const path of ['/', '/Home/Blogs', '/feeds/blog.json', '/readyz']) {
      expect([path, (await request(path)).status]).toEqual([path, 200]);
    }

    await outage.begin();
    // Cached responses are served as before.
    for (const path of ['/', '/Home/Blogs', '/feeds/blog.json']) {
      const startedAt = performance.now();
      expect([path, (await request(path)).status]).toEqual([path, 200]);
      expect(performance.now() - startedAt).toBeLessThan(500);
    }
    // Pages are rendered without what is missing, and not cached; one that is all missing says so, and is no redirect.
    for (const path of ['/pricing', '/careers', '/Home/Faq', '/Home/Blogs?page=2']) {
      const response = await request(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
    expect(await (await request('/Home/Blogs?page=2')).text()).toContain('The posts could not be loaded.');
    // Programs get 503 with Retry-After instead of an empty list.
    const unavailable = ['/sitemap.xml', '/feeds/blog.xml', `${apiPaths.postList}?record=7`];
    for (const path of unavailable) {
      const response = await request(path);
      expect([path, response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([path, 503, true]);
    }
    expect((await submit('Sent while it is away')).status).toBe(503);
    const startedAt = performance.now();
    expect((await request('/readyz')).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(1_000);

    await outage.end();
    await expect.poll(async () => (await request('/readyz')).status, { timeout: 5_000 }).toBe(200);
    for (const path of [...unavailable, '/pricing']) expect([path, (await request(path)).status]).toEqual([path, 200]);
    expect((await submit('Sent when it is back')).status).toBe(200);
    expect(await server.stop()).toBe(0);
  }
  await address.remove();
});

test('a database that hangs holds up neither cached pages nor the readiness', { timeout: 60_000 }, async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  const other = new pg.Client({ connectionString: address.databaseUrl });
  await other.connect();
  {
    await using server = await startServer({ DATABASE_URL: address.databaseUrl, DATA_DIR: address.dataDir });
    await (await fetch(`${server.url}/careers`)).text();
    await other.query('begin; lock table counter, post, notice, enquiry, banner in access exclusive mode');
    const measure = async (path: string): Promise<number> => {
      const startedAt = performance.now();
      await (await fetch(server.url + path)).text();
      return performance.now() - startedAt;
    };
    const times: number[] = [];
    for (let nth = 0; nth < 21; nth += 1) times.push(await measure('/careers'));
    // The median, to leave out the load of other processes.
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(50);
    expect(await measure('/readyz')).toBeLessThan(1_000);
    const startedAt = performance.now();
    const response = await fetch(server.url + apiPaths.postList, { headers: clientKey });
    // Given up before a browser gives up, which takes 30 seconds.
    expect([response.status, performance.now() - startedAt < 15_000]).toEqual([503, true]);
    await other.query('rollback');
    expect((await fetch(server.url + apiPaths.postList, { headers: clientKey })).status).toBe(200);
  }
  await other.end();
  await address.remove();
});

test('a process is not started on a database that cannot be written', { timeout: 60_000 }, async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  const name = new URL(address.databaseUrl).pathname.slice(1);
  const admin = new pg.Client({ connectionString: address.databaseUrl });
  await admin.connect();
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await admin.end();
  const starting = startServer({ DATABASE_URL: address.databaseUrl, DATA_DIR: address.dataDir });
  await expect(starting).rejects.toThrow(/PostgreSQL, [^ ]+ is read-only \(/);
  await address.remove();
});

/**
 * The database behind a server that ends every connection, for a second, the first time that a client sends `words`.
 */
async function createInterruption(databaseUrl: string, words: string) {
  const target = new URL(databaseUrl);
  let awayUntil: number | undefined;
  const server = createServer((client) => {
    const upstream = connectTo(Number(target.port), target.hostname);
    client.on('data', (bytes) => {
      if (awayUntil === undefined && bytes.includes(words)) awayUntil = performance.now() + 1_000;
      if (performance.now() < (awayUntil ?? 0)) upstream.destroy();
      else upstream.write(bytes);
    });
    upstream.on('data', (bytes) => client.write(bytes));
    client.on('close', () => upstream.destroy()).on('error', () => {});
    upstream.on('close', () => client.destroy()).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = Object.assign(new URL(target), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
  return {
    url: url.href,
    wasAway: () => awayUntil !== undefined,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}

test('a process that starts while the database is away waits for it', { timeout: 60_000 }, async () => {
  const address = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  {
    // Whatever it sends first.
    await using interruption = await createInterruption(address.databaseUrl, '');
    await using server = await startServer({ DATABASE_URL: interruption.url, DATA_DIR: address.dataDir });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.output()).toContain('trying again in');
  }
  await address.remove();
});

test.each(['create table "application"', 'insert into "post"'])(
  'a process whose database goes away at %s, after its first connection, starts with the database',
  async (words) => {
    const { remove, ...address } = await createStoreAddress('PostgreSQL', inject('postgresUrl'));
    {
      await using interruption = await createInterruption(address.databaseUrl, words);
      const env = { DATABASE_URL: interruption.url, DATA_DIR: address.dataDir, SEED_CONTENT: 'yes' };
      await using server = await startServer(env);
      expect(interruption.wasAway()).toBe(true);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const feed = await fetch(`${server.url}/feeds/blog.json`);
      expect((await feed.json()).items).toHaveLength(12);
    }
    await remove();
  },
);
