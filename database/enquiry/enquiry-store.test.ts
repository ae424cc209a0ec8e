import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { addEnquiry, listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { migrate } from '#database/migrate.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { createStoreAddress, dialects, openTestStore } from '#tests/store.ts';

const enquiry: Enquiry = {
  kind: 'contact',
  name: 'Asha Rao',
  companyName: '',
  mail: 'asha@example.in',
  phone: '9876543210',
  address: '12 Civil Lines\nNear the bank',
  pincode: '201301',
  cityName: 'Gautam Buddha Nagar',
  stateName: 'Uttar Pradesh',
  message: 'Which certificate do I need? 🙏 “=1+1”',
};

describe.each(dialects)('enquiries in %s', (dialect) => {
  const postgresUrl = inject('postgresUrl');

  test('comes back as it was kept, after the store was closed and opened', async () => {
    const address = await createStoreAddress(dialect, postgresUrl);
    const first = await connect(address);
    await migrate(first.db);
    const note = { consentVersion: 'contact-1', suspicion: '' } as const;
    const id = await addEnquiry(first.db, enquiry, note, new Date('2026-11-20T10:00:00.123Z'));
    await first.close();

    const second = await connect(address);
    expect(await listEnquiries(second.db)).toEqual([
      {
        ...enquiry,
        ...note,
        id,
        receivedAt: '2026-11-20T10:00:00.123Z',
        consentedAt: '2026-11-20T10:00:00.123Z',
      },
    ]);
    expect(await migrate(second.db)).toEqual([]);
    await second.close();
    await address.remove();
  });

  test('lists oldest first, and with a date only what came then or later', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    for (const day of ['2026-11-03', '2026-11-01', '2026-11-02']) {
      await addEnquiry(store.db, { ...enquiry, name: day }, plainNote, new Date(`${day}T00:00:00Z`));
    }
    const names = (list: { name: string }[]): string[] => list.map(({ name }) => name);
    expect(names(await listEnquiries(store.db))).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect(names(await listEnquiries(store.db, { since: '2026-11-02T00:00:00.000Z' }))).toEqual([
      '2026-11-02',
      '2026-11-03',
    ]);
  });

  test('a transaction that fails keeps nothing', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const attempt = store.db.transaction().execute(async (trx) => {
      await addEnquiry(trx, enquiry, plainNote, new Date());
      throw new Error('the second half failed');
    });
    await expect(attempt).rejects.toThrow('the second half failed');
    expect(await listEnquiries(store.db)).toEqual([]);
  });
});

test('two processes that start at once on one PostgreSQL migrate it once', async () => {
  const address = await createStoreAddress('PostgreSQL', inject('postgresUrl'));
  const stores = await Promise.all([connect(address), connect(address)]);
  const ran = await Promise.all(stores.map((store) => migrate(store.db)));
  const [idle = 0, worked = 0] = ran.map((names) => names.length).sort((a, b) => a - b);
  expect([idle, worked > 0]).toEqual([0, true]);
  await Promise.all(stores.map((store) => store.close()));
  await address.remove();
});
