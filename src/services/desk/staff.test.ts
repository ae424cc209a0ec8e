import { sql } from 'kysely';
import { describe, expect, inject, test, vi } from 'vitest';
import type { Store } from '#database/connect.ts';
import { listStaff } from '#database/staff/staff-store.ts';
import { inviteStaff, revokeStaff } from '#services/desk/staff.ts';
import { addPasskey, addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const postgresUrl = inject('postgresUrl');

describe.each(dialects)('staff on %s', (dialect) => {
  /** Two owners, each with a passkey and an answer to confirm one step. */
  const openOwners = async () => {
    const store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const olga = await addStaff(store, 'Olga', 'owner');
    const vikram = await addStaff(store, 'Vikram', 'owner');
    const answerOlga = await addPasskey(store, olga);
    const answerVikram = await addPasskey(store, vikram);
    const answers = [
      await answerOlga(context, `confirm:${olga.id}`),
      await answerVikram(context, `confirm:${vikram.id}`),
    ] as const;
    return { store, context, olga, vikram, answers };
  };

  /** Starts transactions while another one has locked the rows of staff; on SQLite one waits for the other anyway. */
  const together = async ({ db }: Store, start: () => readonly Promise<unknown>[]) => {
    if (dialect === 'SQLite') return Promise.allSettled(start());
    let started: readonly Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('staff').selectAll().forUpdate().execute();
      started = start();
      const waiting = sql<{ count: string }>`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toEqual([{ count: '2' }]), 10_000);
    });
    return Promise.allSettled(started);
  };

  test('of two owners who revoke each other at the same moment one remains', async () => {
    const { store, context, olga, vikram, answers } = await openOwners();
    await using _ = store;
    const results = await together(store, () => [
      revokeStaff(context, olga, vikram.id, answers[0]),
      revokeStaff(context, vikram, olga.id, answers[1]),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not-allowed' } });
    expect((await listStaff(store.db)).filter(({ revokedAt }) => revokedAt === '')).toHaveLength(1);
  });

  test('an owner who was revoked after the page was sent invites nobody', async () => {
    const { store, context, olga, vikram, answers } = await openOwners();
    await using _ = store;
    await revokeStaff(context, olga, vikram.id, answers[0]);
    const refused = { code: 'not-allowed' };
    await expect(inviteStaff(context, vikram, 'Mallory', 'owner')).rejects.toMatchObject(refused);
    expect((await listStaff(store.db)).map(({ name }) => name)).toEqual(['Olga', 'Vikram']);
  });

  test('nobody revokes their own access, so that an owner remains', async () => {
    const { store, context, olga, answers } = await openOwners();
    await using _ = store;
    const refused = { code: 'not-allowed' };
    await expect(revokeStaff(context, olga, olga.id, answers[0])).rejects.toMatchObject(refused);
    expect((await listStaff(store.db)).every(({ revokedAt }) => revokedAt === '')).toBe(true);
  });
});
