import { describe, expect, inject, test } from 'vitest';
import { insertAudit } from '#database/audit/audit-store.ts';
import { readAudit } from '#services/desk/audit.ts';
import { setLeadStatus } from '#services/desk/leads.ts';
import { publishBanner, publishNotice } from '#services/desk/notices.ts';
import { createDraft } from '#services/desk/posts.ts';
import { sendTestMail } from '#services/desk/test-mail.ts';
import { eraseSubmissions } from '#services/erase-submissions.ts';
import { findPersonalData } from '#services/personal-data.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const idOf = (saved: object): string => ('id' in saved ? String(saved.id) : '');

describe.each(dialects)('the audit log on %s', (dialect) => {
  test('an entry has the title of what it is about, as long as that exists', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const context = createDeskContext(store);
    const owner = await addStaff(store, 'Olga Owner', 'owner');
    const enquiry = idOf(await storeEnquiry(store.db, { ...sampleEnquiry, name: 'Asha Rao', email: 'asha@x.example' }));
    const application = idOf(await storeApplication(store.db, { ...sampleApplication, fullName: 'Ravi Nair' }));
    for (const id of [enquiry, application]) await setLeadStatus(context, owner, id, 'closed', 0);
    await createDraft(context, owner, 'Renew early');
    await publishNotice(context, owner, {
      title: 'Office closed',
      href: '/pricing',
      alt: '',
      file: undefined,
      from: '',
      until: '',
    });
    await publishBanner(context, owner, { text: 'Holidays', href: '', from: '', until: '' });
    await sendTestMail(context, owner, 'contact');
    const list = async () => {
      const { entries } = await readAudit(context, owner, {});
      return entries.map(({ action, subject }) => [action, subject?.kind, subject?.title, subject?.form]);
    };
    expect(await list()).toEqual([
      ['test-mail-queued', 'outbox', '', undefined],
      ['banner-published', 'banner', 'Holidays', undefined],
      ['notice-published', 'notice', 'Office closed', undefined],
      ['post-drafted', 'post', 'Renew early', undefined],
      ['lead-status', 'lead', 'Ravi Nair', 'career'],
      ['lead-status', 'lead', 'Asha Rao', 'contact'],
    ]);
    await eraseSubmissions(store.db, await findPersonalData(store.db, 'asha@x.example'), async () => {});
    expect((await list()).at(-1)).toEqual(['lead-status', 'lead', '', undefined]);
    expect((await list()).at(-2)).toEqual(['lead-status', 'lead', 'Ravi Nair', 'career']);
  });

  test('entries are filtered by who, what and when, and come in pages of a hundred, each once', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const context = createDeskContext(store);
    const owner = await addStaff(store, 'Olga Owner', 'owner');
    const meera = await addStaff(store, 'Meera Iyer');
    const add = (staffId: string, action: 'signed-in' | 'signed-out' | 'outbox-retried', at: string) =>
      insertAudit(store.db, [{ staffId, action, detail: at }], new Date(at));
    await add(meera.id, 'signed-in', '2026-11-20T18:29:59.999Z');
    await add(meera.id, 'signed-out', '2026-11-20T18:30:00.000Z');
    await add(owner.id, 'signed-in', '2026-11-21T10:00:00.000Z');
    await add('', 'outbox-retried', '2026-11-21T18:30:00.000Z');
    const find = async (filter: Parameters<typeof readAudit>[2]) =>
      (await readAudit(context, owner, filter)).entries.map(({ detail }) => detail.slice(8, 13));
    // The whole of 21 November in India.
    const day = { since: '2026-11-20T18:30:00.000Z', until: '2026-11-21T18:30:00.000Z' };
    expect(await find(day)).toEqual(['21T10', '20T18']);
    expect(await find({ ...day, staffId: owner.id })).toEqual(['21T10']);
    expect(await find({ staffId: '' })).toEqual(['21T18']);
    expect(await find({ action: 'signed-in' })).toEqual(['21T10', '20T18']);
    expect(await find({ action: ['signed-out', 'outbox-retried'] })).toEqual(['21T18', '20T18']);

    for (let nth = 0; nth < 101; nth += 1) await add(meera.id, 'signed-in', '2026-11-22T10:00:00.000Z');
    const filter = { staffId: meera.id, action: 'signed-in' } as const;
    const first = await readAudit(context, owner, filter);
    const second = await readAudit(context, owner, { ...filter, before: first.next });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([100, 2, undefined]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(102);
    await expect(readAudit(context, meera, {})).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
