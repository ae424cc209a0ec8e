import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { listNotices } from '#database/notice/notice-store.ts';
import { listPosts } from '#database/post/post-store.ts';
import { makePicture } from '#tests/pictures.ts';
import { runScript } from '#tests/run-script.ts';
import { startServer } from '#tests/server.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

const post = (title: string): string => `---
title: ${title}
slug: how-to-bid
summary: What a bidder needs.
date: 2026-11-20
---

Have it in working order a day before.
`;

async function openFolder(dialect: 'SQLite' | 'PostgreSQL' = 'SQLite') {
  const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  const folder = mkdtempSync(join(tmpdir(), 'mohar-content-'));
  const env = { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl };
  return {
    address,
    env,
    write(name: string, text: string): string {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    },
    folder,
    publish: (...args: string[]) => runScript('scripts/content.ts', args, env, { cwd: folder }),
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true });
      await address.remove();
    },
  };
}

test('npm run content reports what it adds, changes and leaves unchanged; a dry run writes nothing', async () => {
  await using content = await openFolder();
  const file = content.write('post.md', post('How to bid'));
  const dry = await content.publish(file, '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    stdout: 'added     post/how-to-bid\nNothing was written: this was a dry run.\n',
  });
  expect((await content.publish(file)).stdout).toBe('added     post/how-to-bid\n');
  expect((await content.publish(file)).stdout).toBe('unchanged post/how-to-bid\n');
  content.write('post.md', post('How to bid in time'));
  expect((await content.publish(file)).stdout).toBe('changed   post/how-to-bid\n');
  const store = await connect(content.address);
  expect(await listPosts(store.db, { page: 1, pageSize: 10 })).toMatchObject({
    total: 1,
    posts: [{ id: 1, title: 'How to bid in time' }],
  });
  await store.close();
});

test('an invalid file is refused in one line after that of the store, and none of the files is published', async () => {
  await using content = await openFolder();
  const good = content.write('good.md', post('How to bid'));
  const bad = content.write('bad.md', post('Dead').replace('how-to-bid', 'dead').replace('Have', '[Have](/nowhere)'));
  const refused = await content.publish(good, bad);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toBe(
    `Store: SQLite, ${content.env.DATA_DIR}/mohar.sqlite\n${bad}:8: "/nowhere" is a broken link\n`,
  );
  const store = await connect(content.address);
  await migrate(store.db);
  expect((await listPosts(store.db, { page: 1, pageSize: 10 })).total).toBe(0);
  await store.close();
  expect(await content.publish()).toMatchObject({
    code: 64,
    stderr: expect.stringMatching(/^no file is named; use .*\n$/),
  });
});

test('a post is exported to a file that publishes it again unchanged, with its pictures; no file is overwritten', async () => {
  await using content = await openFolder();
  writeFileSync(join(content.folder, 'token.png'), await makePicture('png', 600, 400));
  const picture = 'picture: token.png\npictureAlt: A token\n---\n';
  const file = content.write('post.md', `${post('How to bid').replace(/---\n\n/, picture)}\n![A *token*](token.png)\n`);
  expect((await content.publish(file)).stdout).toBe('added     post/how-to-bid\n');
  expect(await content.publish('--export', 'post/none')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the store has no such post'),
  });
  expect((await content.publish('--export', 'post/how-to-bid')).stdout).toBe('how-to-bid.md\n');
  const exported = join(content.folder, 'how-to-bid.md');
  const text = readFileSync(exported, 'utf8');
  expect(text).toContain('date: 2026-11-20\n');
  expect(text).toMatch(/!\[A \*token\*\]\(\/media\/[0-9a-f]{32}\/480\.jpeg\)/);
  expect((await content.publish(exported)).stdout).toBe('unchanged post/how-to-bid\n');
  expect((await content.publish('--export', 'post/how-to-bid')).code).toBe(1);
});

test('what was published is listed, and can be withdrawn and shown again without its file', async () => {
  await using content = await openFolder();
  await content.publish(content.write('post.md', post('How to bid')));
  expect((await content.publish('--list')).stdout).toMatch(
    /^name +state +date +title\npost\/how-to-bid +shown +2026-11-20 +How to bid\nTotal: 1\.\n$/,
  );
  await using server = await startServer(content.env);
  const read = async (): Promise<number> => (await fetch(`${server.url}/Home/Blogs/Details/1`)).status;
  expect(await read()).toBe(200);
  expect((await content.publish('--withdraw', 'post/how-to-bid', '--dry-run')).stdout).toMatch(/^changed .*\nNothing/);
  expect((await content.publish('--withdraw', 'post/how-to-bid')).stdout).toBe('changed   post/how-to-bid\n');
  await expect.poll(read).toBe(404);
  expect((await content.publish('--list')).stdout).toMatch(/^post\/how-to-bid +withdrawn /m);
  expect((await content.publish('--show', 'post/how-to-bid')).stdout).toBe('changed   post/how-to-bid\n');
  await expect.poll(read).toBe(200);
  expect(await content.publish('--withdraw', 'post/how-to-bid', 'post/how-to-\u001bsell')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/\npost\/how-to-\\u\{1B\}sell: the store has no such item\.\n$/),
  });
  expect((await content.publish('--list')).stdout).toMatch(/^post\/how-to-bid +shown /m);
  expect(await content.publish('--withdraw')).toMatchObject({
    code: 64,
    stderr: expect.stringMatching(/^no item is named; use /),
  });
});

test('three servers on one store show a change within two seconds, without a restart', async () => {
  await using content = await openFolder('PostgreSQL');
  await using one = await startServer(content.env);
  await using two = await startServer(content.env);
  await using three = await startServer(content.env);
  const read = (): Promise<string[]> =>
    Promise.all([one, two, three].map(async ({ url }) => (await fetch(`${url}/Home/Blogs`)).text()));
  expect((await read()).join()).toContain('No blogs available');
  const measure = async (title: string): Promise<number> => {
    await content.publish(content.write('post.md', post(title)));
    const publishedAt = Date.now();
    await expect.poll(async () => (await read()).filter((page) => page.includes(title))).toHaveLength(3);
    return Date.now() - publishedAt;
  };
  // The quickest of two, to leave out the load of other processes.
  const measured = [await measure('How to bid'), await measure('How to bid in time')];
  expect(Math.min(...measured)).toBeLessThan(2_000);
});

test('a repository that cannot be read delays no post, and the log says so once', async () => {
  await using content = await openFolder();
  const folder = mkdtempSync(join(tmpdir(), 'mohar-repository-'));
  // A link to itself cannot be followed.
  symlinkSync('ca.crl', join(folder, 'ca.crl'));
  {
    await using server = await startServer({ ...content.env, REPOSITORY_DIR: folder });
    await content.publish(content.write('post.md', post('How to bid')));
    await expect.poll(async () => (await fetch(`${server.url}/Home/Blogs`)).text()).toContain('How to bid');
    await expect.poll(() => server.output()).toContain('"reason":"ELOOP"');
    // Twice the interval at which files are looked at.
    await delay(500);
    expect(server.output().split('"reason":"ELOOP"')).toHaveLength(2);
  }
  rmSync(folder, { recursive: true });
});

test('a new store is seeded once with twelve posts, eight notices and three advertisements', async () => {
  await using content = await openFolder('PostgreSQL');
  const seeded = { ...content.env, SEED_CONTENT: 'yes' };
  const servers = await Promise.all([startServer(seeded), startServer(seeded)]);
  const store = await connect(content.address);
  expect(
    (await listPosts(store.db, { page: 1, pageSize: 100 })).posts.map(({ id }) => id).sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect((await listNotices(store.db)).map(({ target }) => target.kind).sort()).toEqual([
    'link',
    'link',
    'link',
    'link',
    'pdf',
    'pdf',
    'picture',
    'picture',
  ]);
  const { count } = await store.db
    .selectFrom('advertisement')
    .select((query) => query.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(3);
  await store.db.updateTable('post').set({ isActive: 0 }).where('id', '=', 1).execute();
  await Promise.all(servers.map((server) => server.stop()));
  await using again = await startServer(seeded);
  expect(again.url).toContain('http');
  const row = await store.db.selectFrom('post').select('isActive').where('id', '=', 1).executeTakeFirst();
  expect(row?.isActive).toBe(0);
  await store.close();
});
