import { describe, expect, inject, test } from 'vitest';
import { listLeads } from '#database/lead/lead-store.ts';
import { setEmail } from '#database/submission/submission-store.ts';
import { type LeadFilter, leadsPerPage } from '#domain/lead/lead.ts';
import { parseSearch } from '#domain/lead/search.ts';
import { toReference } from '#domain/submission/submission.ts';
import { changeLeads } from '#services/desk/change-leads.ts';
import { indexLeads } from '#services/desk/index-leads.ts';
import { setLeadOwner, setLeadStatus } from '#services/desk/leads.ts';
import { listLeadPage } from '#services/desk/list-leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import {
  sampleApplication,
  sampleEnquiry,
  samplePartner,
  sampleResume,
  storeApplication,
  storedId,
  storeEnquiry,
} from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (time: string) => ({ now: new Date(`2026-11-21T${time}:00.000Z`) });

describe.each(dialects)('leads on %s', (dialect) => {
  test('both forms and applications are one list, filtered, sorted and paged; suspected robots apart', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const contact = await storedId(storeEnquiry(store.db, sampleEnquiry, at('01:00')));
    const partner = await storedId(storeEnquiry(store.db, samplePartner, at('02:00')));
    const career = await storedId(storeApplication(store.db, sampleApplication, sampleResume, at('03:00')));
    const robot = { ...at('04:00'), metadata: { honeypot: 'filled' } };
    await storeEnquiry(store.db, { ...sampleEnquiry, name: 'Robot' }, robot);
    await setLeadOwner(context, meera, partner, meera.id, 0);

    const list = async (filter: LeadFilter) =>
      (await listLeadPage(context, meera, filter)).leads.map(({ id, kind }) => [id, kind]);
    const one = [contact, 'contact'];
    const two = [partner, 'partner'];
    const three = [career, 'career'];
    expect(await list({})).toEqual([three, two, one]);
    expect(await list({ oldestFirst: true })).toEqual([one, two, three]);
    expect(await list({ kind: 'contact' })).toEqual([one]);
    expect(await list({ kind: 'partner' })).toEqual([two]);
    expect(await list({ kind: 'career' })).toEqual([three]);
    expect(await list({ status: 'in-progress' })).toEqual([two]);
    expect(await list({ owner: meera.id })).toEqual([two]);
    expect(await list({ owner: 'nobody' })).toEqual([three, one]);
    expect(await list({ since: at('02:00').now.toISOString() })).toEqual([three, two]);
    expect(await list({ before: at('02:00').now.toISOString() })).toEqual([one]);
    expect(await list({ view: 'spam' })).toHaveLength(1);
  });

  test('a page ends where the next begins, with leads of the same millisecond too', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    for (let count = 0; count < leadsPerPage + 5; count += 1) {
      const email = `a${count}@example.in`;
      if (count % 2 === 0) await storeEnquiry(store.db, { ...sampleEnquiry, email }, at('01:00'));
      else await storeApplication(store.db, { ...sampleApplication, email }, sampleResume, at('01:00'));
    }
    for (const oldestFirst of [false, true]) {
      const first = await listLeadPage(context, meera, { oldestFirst });
      const second = await listLeadPage(context, meera, { oldestFirst }, first.next);
      expect([first.leads.length, second.leads.length, second.next]).toEqual([leadsPerPage, 5, undefined]);
      expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(leadsPerPage + 5);
    }
  });

  test.each([
    ['the beginning of a name', 'ash'],
    ['the last name', 'RAO'],
    ['a name in another alphabet', 'शर्मा'],
    ['an address', 'Asha@example.in'],
    ['the beginning of an address', 'asha@ex'],
    ['a phone number as people write it', '+91 98765 43210'],
    ['the end of a reference', 'reference'],
    ['a city', 'gautam'],
    ['a PIN code', '201301'],
    ['two words', 'rao asha'],
    ['the last digits of a phone number', '43210'],
    ['the last four digits', '3210'],
    ['words of the message', 'tender kanpur'],
  ])('a lead is found by %s', async (_, search) => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const name = search === 'शर्मा' ? 'आशा शर्मा' : 'Asha Rao';
    const id = await storedId(storeEnquiry(store.db, { ...sampleEnquiry, name, message: 'Our tender in Kanpur.' }));
    const other = { ...sampleEnquiry, name: 'Imran Qureshi', email: 'imran@other.example', phone: '9000000000' };
    await storeEnquiry(store.db, { ...other, cityName: 'Pune', pincode: '411001' });
    const words = search === 'reference' ? toReference(id) : search;
    const { leads } = await listLeadPage(context, meera, { search: words });
    expect(leads.map((lead) => lead.id)).toEqual([id]);
  });

  test.each(['7652-5864', '76525864', '7652 5864'])('a reference of digits only is found: %s', async (search) => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const made = await storedId(storeEnquiry(store.db));
    const id = '01a21eb2-e983-7438-af34-073076525864';
    await store.db.updateTable('enquiry').set({ id }).where('id', '=', made).execute();
    const { leads } = await listLeadPage(context, meera, { search });
    expect(leads.map((lead) => lead.id)).toEqual([id]);
  });

  test('what nobody wrote finds nothing, and words are saved once by two processes', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    for (let count = 0; count < 250; count += 1) {
      await storeEnquiry(store.db, { ...sampleEnquiry, email: `a${count}@example.in` });
    }
    await Promise.all([indexLeads(context), indexLeads(context)]);
    expect(await listLeads(store.db, {}, [{}], parseSearch('asha'), 500)).toHaveLength(250);
    expect((await listLeadPage(context, meera, { search: 'zzz' })).leads).toEqual([]);
    expect((await listLeadPage(context, meera, { search: '%_' })).leads).toEqual([]);
  });

  test('an address that is corrected while its lead is indexed is found', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      ids.push(await storedId(storeEnquiry(store.db, { ...sampleEnquiry, email: `wrong${count}@example.in` })));
    }
    await Promise.all([
      indexLeads(context),
      ...ids.map((id, at) =>
        store.db.transaction().execute((trx) => setEmail(trx, 'enquiry', id, `corrected${at}@example.in`)),
      ),
    ]);
    await indexLeads(context);
    const { count } = await listLeadPage(context, meera, { search: 'corrected' });
    expect(count).toBe(20);
  });

  test('open leads are those that are new or in progress, in one order over all pages', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ids: string[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const now = new Date(Date.UTC(2026, 10, 20, 6, minute));
      ids.push(await storedId(storeEnquiry(store.db, { ...sampleEnquiry, email: `p${minute}@x.example` }, { now })));
    }
    const [spam = '', answered = '', ...open] = ids;
    await setLeadStatus(context, meera, spam, 'spam', 0);
    await setLeadStatus(context, meera, answered, 'answered', 0);
    await changeLeads(
      context,
      meera,
      open.filter((_, at) => at % 2 === 0).map((id) => ({ id, revision: 0 })),
      'take',
    );
    const first = await listLeadPage(context, meera, { view: 'open' });
    const second = await listLeadPage(context, meera, { view: 'open' }, first.next);
    expect([...first.leads, ...second.leads].map(({ id }) => id)).toEqual(open.toReversed());
    expect([first.count, second.count, second.next]).toEqual([58, 58, undefined]);
  });
});
