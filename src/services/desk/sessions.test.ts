import { describe, expect, inject, test } from 'vitest';
import { revokeAccess } from '#database/staff/staff-store.ts';
import { endSession, findActor, listSessions, signOut, startSession } from '#services/desk/sessions.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const postgresUrl = inject('postgresUrl');
const start = Date.parse('2026-11-23T04:00:00.000Z');
const minute = 60_000;

describe.each(dialects)('sessions on %s', (dialect) => {
  test('a session ends 30 minutes after the last use, and 12 hours after the sign-in', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const meera = await addStaff(store, 'Meera Iyer');
    const at = (minutes: number) => createDeskContext(store, () => new Date(start + minutes * minute));
    const isValid = async (token: string, minutes: number, isUsed = true): Promise<boolean> =>
      (await findActor(at(minutes), token, isUsed)) !== undefined;

    const idle = await startSession(at(0), meera.id, 'Firefox');
    expect(await isValid(idle, 30)).toBe(true);
    expect(await isValid(idle, 60)).toBe(true);
    expect(await isValid(idle, 90.1)).toBe(false);

    // A page that polls does not extend it.
    const left = await startSession(at(100), meera.id, 'Firefox');
    expect(await isValid(left, 125, false)).toBe(true);
    expect(await isValid(left, 131, false)).toBe(false);

    const long = await startSession(at(200), meera.id, 'Firefox');
    for (let minutes = 220; minutes < 200 + 12 * 60; minutes += 20) expect(await isValid(long, minutes)).toBe(true);
    expect(await isValid(long, 200 + 12 * 60 + 0.1)).toBe(false);
  });

  test('a session is worth nothing once it is signed out, ended by its owner, or access is revoked', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => new Date(start));
    const meera = await addStaff(store, 'Meera Iyer', 'owner');
    const ravi = await addStaff(store, 'Ravi Das');
    const one = await startSession(context, ravi.id, 'Firefox');
    const two = await startSession(context, ravi.id, 'Chrome');
    const three = await startSession(context, ravi.id, 'Safari');
    const own = await startSession(context, meera.id, 'Edge');
    expect(await findActor(context, one)).toEqual(ravi);
    await signOut(context, one);
    expect(await findActor(context, one)).toBeUndefined();

    const others = await listSessions(context, ravi, two);
    expect(others.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['Chrome', true],
      ['Safari', false],
    ]);
    const all = await listSessions(context, meera, own);
    const meeras = all.find(({ device }) => device === 'Edge')?.id ?? '';
    await expect(endSession(context, ravi, meeras)).rejects.toMatchObject({ code: 'not-allowed' });
    await endSession(context, meera, all.find(({ device }) => device === 'Chrome')?.id ?? '');
    expect(await findActor(context, two)).toBeUndefined();
    expect(await findActor(context, three)).toEqual(ravi);
    await revokeAccess(store.db, ravi.id, new Date(start).toISOString());
    expect(await findActor(context, three)).toBeUndefined();
    expect(await findActor(context, own)).toEqual(meera);
    // The id of a session is a hash, not its token.
    expect(await findActor(context, meeras)).toBeUndefined();
  });
});
