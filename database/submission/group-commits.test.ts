import { describe, expect, inject, test } from 'vitest';
import { keepApplication } from '#database/application/keep-application.ts';
import type { Executor } from '#database/connect.ts';
import { connect } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { migrate } from '#database/migrate.ts';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import { groupCommits } from '#database/submission/group-commits.ts';
import { claimSubmission } from '#database/submission/recent-submission-store.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { createStoreAddress, dialects } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, sampleResume } from '#tests/submissions.ts';
import { openWatchedStore } from '#tests/watched-store.ts';

const postgresUrl = inject('postgresUrl');

const keepNth = (db: Executor, nth: number) =>
  keepEnquiry(db, { ...sampleEnquiry, mail: `asha${nth}@example.in`, message: `Question ${nth}` }, plainNote, {
    hasWebhook: false,
  });

/** So many clients, each sending its next submission when the one before is answered. */
async function sendAll(clients: number, each: number, send: (nth: number) => Promise<unknown>): Promise<void> {
  const client = async (_: unknown, number: number): Promise<void> => {
    for (let nth = 0; nth < each; nth += 1) await send(number * each + nth);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

describe.each(dialects)('a group on %s', (dialect) => {
  test('a hundred clients need one commit for ten submissions or more', async () => {
    await using store = await openWatchedStore(dialect, postgresUrl);
    const commitInGroup = groupCommits(store.db);
    await sendAll(100, 5, (nth) => commitInGroup((db) => keepNth(db, nth)));
    expect(await listEnquiries(store.db)).toHaveLength(500);
    expect(store.commits.count / 500).toBeLessThanOrEqual(0.1);
  });

  test('when a commit takes 5 ms a group is three times as fast as single commits, or more', async () => {
    await using store = await openWatchedStore(dialect, postgresUrl);
    store.commits.delay = 5;
    const commitInGroup = groupCommits(store.db);
    const measure = async (send: () => Promise<void>): Promise<number> => {
      const startedAt = performance.now();
      await send();
      return performance.now() - startedAt;
    };
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const alone = await measure(() => sendAll(1, 100, (nth) => keepNth(store.db, round * 1_000 + nth)));
      const together = await measure(() =>
        sendAll(100, 1, (nth) => commitInGroup((db) => keepNth(db, round * 1_000 + 500 + nth))),
      );
      ratios.push(alone / together);
    }
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
  });

  test('one that fails is told so and leaves nothing; its neighbours are kept', async () => {
    await using store = await openWatchedStore(dialect, postgresUrl);
    const commitInGroup = groupCommits(store.db);
    const outcomes = await Promise.allSettled(
      [0, 1, 2, 3, 4].map((nth) =>
        commitInGroup(async (db) => {
          await keepNth(db, nth);
          if (nth === 2)
            await db
              .insertInto('resume')
              .values({ application_id: 'nobody', bytes: Buffer.of(1) })
              .execute();
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect((await listEnquiries(store.db)).map(({ message }) => message).sort()).toEqual([
      'Question 0',
      'Question 1',
      'Question 3',
      'Question 4',
    ]);
    expect(await listUndelivered(store.db)).toHaveLength(8);
    expect(store.commits.count).toBe(1);
    // What failed has left no mark by which it would be taken for a repeat.
    expect(await commitInGroup((db) => keepNth(db, 2))).toBe('kept');
  });

  test('a commit that fails fails its whole group, and nothing of it stays; the next group is kept', async () => {
    await using store = await openWatchedStore(dialect, postgresUrl);
    const commitInGroup = groupCommits(store.db);
    const send = (nth: number) => commitInGroup((db) => keepNth(db, nth));
    store.commits.fails = true;
    const outcomes = await Promise.allSettled([send(0), send(1), send(2)]);
    expect(outcomes).toEqual(Array(3).fill({ status: 'rejected', reason: new Error('the disk is full') }));
    expect(await listEnquiries(store.db)).toEqual([]);
    store.commits.fails = false;
    expect(await Promise.all([send(0), send(1), send(2)])).toEqual(['kept', 'kept', 'kept']);
  });

  test('an answer waits for its own commit', async () => {
    await using store = await openWatchedStore(dialect, postgresUrl);
    store.commits.delay = 20;
    const commitInGroup = groupCommits(store.db);
    const commitsWhenAnswered = await Promise.all(
      [0, 1].map(async (nth) => {
        await commitInGroup((db) => keepNth(db, nth));
        return store.commits.count;
      }),
    );
    expect(commitsWhenAnswered).toEqual([1, 1]);
  });

  test('of identical ones in a group one is kept, and applications share a group with enquiries', async () => {
    await using store = await openWatchedStore(dialect, postgresUrl);
    const commitInGroup = groupCommits(store.db);
    const outcomes = await Promise.all([
      commitInGroup((db) => keepNth(db, 1)),
      commitInGroup((db) => keepNth(db, 1)),
      commitInGroup((db) => keepApplication(db, sampleApplication, sampleResume, plainNote)),
    ]);
    expect(outcomes).toEqual(['kept', 'repeat', 'kept']);
    expect(store.commits.count).toBe(1);
  });
});

test('groups of two processes that wait for each other’s rows are all kept in the end', async () => {
  const address = await createStoreAddress('PostgreSQL', postgresUrl);
  const stores = await Promise.all([connect(address), connect(address)]);
  for (const store of stores) await migrate(store.db);
  const firstClaims = Promise.withResolvers<void>();
  let claimed = 0;
  const bothHaveOne = (): Promise<void> => {
    claimed += 1;
    if (claimed === 2) firstClaims.resolve();
    return firstClaims.promise;
  };
  const claim = async (db: Executor, word: string): Promise<boolean> => {
    const isNew = await claimSubmission(db, [word], new Date());
    await bothHaveOne();
    return isNew;
  };
  const outcomes = await Promise.all(
    stores.flatMap((store, number) => {
      const commitInGroup = groupCommits(store.db);
      const words = number === 0 ? ['this', 'that'] : ['that', 'this'];
      return words.map((word) => commitInGroup((db) => claim(db, word)));
    }),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(2);
  for (const store of stores) await store.close();
  await address.remove();
});
