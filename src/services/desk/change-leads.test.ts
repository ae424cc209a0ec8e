import { describe, expect, inject, test } from 'vitest';
import { listAudit } from '#database/audit/audit-store.ts';
import { changeLeads, undoChanges } from '#services/desk/change-leads.ts';
import { addNote, findLead, setLeadOwner, setLeadStatus } from '#services/desk/leads.ts';
import { setStatus } from '#services/set-status.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleEnquiry, samplePartner, storeApplication, storedId, storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');

const atRevision = (revision: number, ...ids: readonly string[]) => ids.map((id) => ({ id, revision }));

describe.each(dialects)('leads on %s', (dialect) => {
  test('several leads get a status at once, or none where one is unknown', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const spam = { status: 'spam' } as const;
    await expect(changeLeads(context, meera, atRevision(0, one, 'unknown'), spam)).rejects.toMatchObject({
      code: 'lead-unknown',
    });
    expect((await findLead(context, meera, one)).state.status).toBe('new');
    await changeLeads(context, meera, atRevision(0, one, two), spam);
    expect((await findLead(context, meera, two)).state.status).toBe('spam');
    const history = await listAudit(store.db, { action: 'lead-status' }, 10);
    expect(history.map(({ subjectId, detail }) => [subjectId, detail])).toEqual([
      [two, 'new → spam'],
      [one, 'new → spam'],
    ]);
    // Leads that already have the status are not changed.
    await setLeadStatus(context, meera, two, 'closed', 1);
    const selected = [...atRevision(1, one), ...atRevision(2, two)];
    const result = await changeLeads(context, meera, selected, spam);
    expect([result.changed.length, result.unchanged]).toEqual([1, 1]);
    expect(await listAudit(store.db, { action: 'lead-status' }, 10)).toHaveLength(4);
  });

  test('several leads that are nobody’s are taken at once; those of others stay theirs', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const vikram = await addStaff(store, 'Vikram Rao');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const three = await storedId(storeEnquiry(store.db, samplePartner));
    await changeLeads(context, vikram, atRevision(0, two), 'take');
    await setLeadStatus(context, meera, three, 'closed', 0);
    const unknown = changeLeads(context, meera, atRevision(0, one, 'unknown'), 'take');
    await expect(unknown).rejects.toMatchObject({ code: 'lead-unknown' });
    const result = await changeLeads(context, meera, [...atRevision(0, one, two), ...atRevision(1, three)], 'take');
    expect(result.changed.map(({ id }) => id)).toEqual([one, three]);
    expect(result.skipped).toEqual([{ staffId: vikram.id, isTaken: true, count: 1 }]);
    const states = await Promise.all([one, two, three].map(async (id) => (await findLead(context, meera, id)).state));
    expect(states.map(({ ownerId, status }) => [ownerId, status])).toEqual([
      [meera.id, 'in-progress'],
      [vikram.id, 'in-progress'],
      [meera.id, 'closed'],
    ]);
  });

  test('a bulk change leaves a lead that somebody has changed since the list was shown, and says who', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ravi = await addStaff(store, 'Ravi Das');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const three = await storedId(storeEnquiry(store.db, samplePartner));
    const selected = atRevision(0, one, two, three);
    await setLeadOwner(context, ravi, one, ravi.id, 0);
    await setLeadStatus(context, ravi, two, 'closed', 0);
    const result = await changeLeads(context, meera, selected, { status: 'spam' });
    expect(result.changed).toEqual([{ id: three, status: 'new', ownerId: '', revision: 1 }]);
    expect(result.skipped).toEqual([{ staffId: ravi.id, isTaken: false, count: 2 }]);
    expect((await findLead(context, meera, one)).state.status).toBe('in-progress');
    expect((await findLead(context, meera, two)).state.status).toBe('closed');
  });

  test('a skipped lead names who changed it: not a reader, nor its owner, and nobody after a command', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ravi = await addStaff(store, 'Ravi Das');
    const chitra = await addStaff(store, 'Chitra Nair');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeEnquiry(store.db, samplePartner));
    await setLeadOwner(context, ravi, one, ravi.id, 0);
    const selected = [...atRevision(1, one), ...atRevision(0, two)];
    await setLeadStatus(context, chitra, one, 'answered', 1);
    await addNote(context, meera, one, { text: 'Called back' });
    await setStatus(store.db, 'enquiry', [two], 'answered');
    const { skipped } = await changeLeads(context, meera, selected, { status: 'closed' });
    expect(skipped).toEqual(
      expect.arrayContaining([
        { staffId: chitra.id, isTaken: false, count: 1 },
        { staffId: '', isTaken: false, count: 1 },
      ]),
    );
    const log = await listAudit(store.db, { subjectId: two }, 10);
    expect(log).toMatchObject([{ staffId: '', action: 'lead-status', detail: 'new → answered' }]);
  });

  test('concurrent bulk changes in opposite orders each change what the other leaves', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ids: string[] = [];
    for (let number = 0; number < 20; number += 1) {
      const email = `person${number}@example.in`;
      ids.push(await storedId(storeEnquiry(store.db, { ...sampleEnquiry, email })));
    }
    const results = await Promise.all([
      changeLeads(context, meera, atRevision(0, ...ids), { status: 'closed' }),
      changeLeads(context, meera, atRevision(0, ...ids.toReversed()), { status: 'spam' }),
    ]);
    const outcomes = results.map(({ changed, skipped }) => [changed.length, skipped[0]?.count ?? 0]);
    expect(outcomes.toSorted()).toEqual([
      [0, 20],
      [20, 0],
    ]);
  });

  test('a bulk change is undone, except at leads that somebody has changed since', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ravi = await addStaff(store, 'Ravi Das');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const three = await storedId(storeEnquiry(store.db, samplePartner));
    await setLeadOwner(context, meera, two, meera.id, 0);
    const selected = [...atRevision(0, one, three), ...atRevision(1, two)];
    const { changed } = await changeLeads(context, meera, selected, { ownerId: ravi.id });
    await setLeadStatus(context, ravi, three, 'closed', 1);
    expect(await undoChanges(context, meera, changed)).toBe(2);
    const states = await Promise.all([one, two, three].map(async (id) => (await findLead(context, meera, id)).state));
    expect(states.map(({ ownerId, status }) => [ownerId, status])).toEqual([
      ['', 'new'],
      [meera.id, 'in-progress'],
      [ravi.id, 'closed'],
    ]);
    // A second press changes nothing.
    expect(await undoChanges(context, meera, changed)).toBe(0);
    const forged = { id: three, revision: 2, status: 'closed', ownerId: 'nobody' } as const;
    await expect(undoChanges(context, meera, [forged])).rejects.toMatchObject({ code: 'entry-invalid' });
  });
});
