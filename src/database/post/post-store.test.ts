import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import type { Store } from '#database/connect.ts';
import { findPost, listPosts } from '#database/post/post-store.ts';
import { listItems } from '#database/published-item.ts';
import { publishPosts } from '#tests/published-content.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const many = 100_000;
const parts = Array.from({ length: many / 1_000 }, (_, part) => part);

/** Inserts 100,000 posts, a tenth of them popular; publishing one more updates the counts. */
async function fill(store: Store, dialect: string): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    for (const part of parts) {
      const rows = Array.from({ length: 1_000 }, (_, at) => {
        const id = 1_000_000 + part * 1_000 + at;
        const time = new Date(Date.UTC(2020, 0, 1) + id * 60_000).toISOString();
        const texts = {
          slug: `many-${id}`,
          title: `Post ${id}`,
          summary: 'A summary.',
          html: '<p>Words.</p>'.repeat(20),
        };
        const flags = { isPopular: Number(id % 10 === 0), isActive: 1 };
        return {
          id,
          ...texts,
          ...flags,
          pictureHash: null,
          pictureAlt: '',
          shareHash: '',
          createdAt: time,
          updatedAt: time,
        };
      });
      await transaction.insertInto('post').values(rows).execute();
    }
  });
  await publishPosts(store, 1);
  await store.db.executeQuery(CompiledQuery.raw(dialect === 'SQLite' ? 'analyze' : 'vacuum analyze'));
}

/** The query plans of every query of the work. */
async function explain(store: Store, dialect: string, work: (db: Store['db']) => Promise<unknown>): Promise<string> {
  const queries: CompiledQuery[] = [];
  const record: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(store.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(store.db.withPlugin(record));
  const plans = [];
  for (const { sql, parameters } of queries) {
    const keyword = dialect === 'SQLite' ? 'explain query plan' : 'explain';
    plans.push(await store.db.executeQuery(CompiledQuery.raw(`${keyword} ${sql}`, [...parameters])));
  }
  expect(plans.length).toBeGreaterThan(0);
  return JSON.stringify(plans.map(({ rows }) => rows));
}

/** The ratio of the times of page 100 and page 1: medians of alternating reads. */
async function compare(store: Store): Promise<number> {
  const times = new Map<number, number[]>([
    [1, []],
    [100, []],
  ]);
  for (let round = 0; round < 41; round += 1) {
    for (const [page, taken] of times) {
      const start = performance.now();
      await listPosts(store.db, { page, pageSize: 10 });
      taken.push(performance.now() - start);
    }
  }
  const [first = 1, hundredth = 0] = [...times.values()].map((taken) => taken.sort((a, b) => a - b)[20]);
  return hundredth / first;
}

describe.each(dialects)('a post in %s', (dialect) => {
  test('a row that was tampered with is sanitised when it is read', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    await publishPosts(store, 1);
    const html = '<p onclick="steal()">Words.</p><script>steal()</script><img src="https://evil.example/x.png">';
    await store.db.updateTable('post').set({ html }).execute();
    expect((await findPost(store.db, 1))?.html).toBe('<p>Words.</p>');
    expect((await listPosts(store.db, { page: 1, pageSize: 10 })).posts.map((post) => post.html)).toEqual([
      '<p>Words.</p>',
    ]);
  });
});

describe.each(dialects)('a hundred thousand posts in %s', (dialect) => {
  test('page 1 and page 100 take the same time, and no plan scans the table', { timeout: 60_000 }, async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    await fill(store, dialect);
    expect((await listPosts(store.db, { page: 100, pageSize: 10 })).total).toBe(many + 1);

    for (const isPopular of [undefined, true]) {
      const plan = await explain(store, dialect, (db) => listPosts(db, { page: 100, pageSize: 100, isPopular }));
      expect(plan).not.toMatch(dialect === 'SQLite' ? /SCAN (?:post|media|counter)\b/ : /Seq Scan on "?post/);
    }
    // The desk's list has every post and no text of one: an index covers it.
    const list = await explain(store, dialect, (db) => listItems(db, 'post', { withHtml: false }));
    expect(list).toMatch(dialect === 'SQLite' ? 'USING COVERING INDEX post_list' : 'Index Only Scan using post_list');
    expect(await explain(store, dialect, (db) => findPost(db, 1_000_001))).not.toMatch(/SCAN post|Seq Scan on post/);

    // The best of three runs, because other load on the machine affects single runs.
    const ratios = [await compare(store), await compare(store), await compare(store)];
    expect(Math.min(...ratios)).toBeLessThan(1.5);
  });
});
