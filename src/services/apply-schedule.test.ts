import { describe, expect, inject, test, vi } from 'vitest';
import { findBanner } from '#database/banner/banner-store.ts';
import { listScheduled, replaceSchedule, takeScheduled } from '#database/schedule/schedule-store.ts';
import type { ScheduledChange } from '#database/schema.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const dueAt = '2026-11-24T04:00:00.000Z';
const now = new Date(dueAt);
const banner = { key: 'banner', text: 'Closed today', href: '', isActive: 0 };
const bannerChange: ScheduledChange = { kind: 'banner', key: 'banner', isActive: 1, dueAt };
/** No table has this kind, as after a downgrade or an edit by hand. */
const badChange = {
  kind: 'nonsense',
  key: 'x',
  isActive: 1,
  dueAt: '2026-11-24T03:00:00.000Z',
} as unknown as ScheduledChange;

describe.each(dialects)('the schedule on %s', (dialect) => {
  test('a change that fails is named, and delays no other', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await store.db.insertInto('banner').values(banner).execute();
    await store.db.insertInto('scheduledChange').values([badChange, bannerChange]).execute();
    await expect(applySchedule(store.db, now)).rejects.toThrow('nonsense x, due 2026-11-24T03:00:00.000Z');
    expect(await findBanner(store.db)).toMatchObject({ text: 'Closed today' });
    expect(await listScheduled(store.db)).toEqual([badChange]);
  });

  test('a date that an editor moves while the change is being applied stays', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const [read] = [bannerChange];
    await store.db.insertInto('banner').values(banner).execute();
    await replaceSchedule(store.db, bannerChange, [{ isActive: 1, dueAt: '2026-12-01T04:00:00.000Z' }]);
    expect(await takeScheduled(store.db, read)).toBe(false);
    expect(await listScheduled(store.db)).toMatchObject([{ dueAt: '2026-12-01T04:00:00.000Z' }]);
  });
});

test('the banner appears when it is due on a site whose API is another host’s', async () => {
  await using site = await createTestApp('SQLite', postgresUrl, { API_HOST: 'http://127.0.0.1:9' });
  await site.store.db.insertInto('banner').values(banner).execute();
  await site.store.db.insertInto('scheduledChange').values(bannerChange).execute();
  await vi.waitFor(async () => expect(await findBanner(site.store.db)).toMatchObject({ text: 'Closed today' }), 10_000);
});

test('mail is delivered and the digest queued while a row of the schedule is bad', async () => {
  await using server = await startMailServer();
  const digest = { DIGEST_TIME: '00:00', MAIL_TO_DIGEST: 'digest@desk.example' };
  await using site = await createTestApp('SQLite', postgresUrl, {
    SMTP_URL: server.url,
    MAIL_RETRY_SECONDS: '1',
    ...digest,
  });
  await site.store.db.insertInto('scheduledChange').values(badChange).execute();
  await submitEnquiry(site, sampleEnquiry);
  await vi.waitFor(() => expect(server.mailsTo('digest@desk.example')).toHaveLength(1), 15_000);
  await waitUntilDelivered(site);
  expect(server.mails).toHaveLength(3);
});

test('mail is delivered while the digest cannot be queued', async () => {
  await using server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_RETRY_SECONDS: '1', DIGEST_TIME: '00:00' };
  await using idle = await createTestApp('SQLite', postgresUrl);
  await idle.app.close();
  // The digest lists applications; no mail about an enquiry reads them.
  await idle.store.db.schema.alterTable('application').renameTo('elsewhere').execute();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = idle.config;
  await using site = await createTestApp('SQLite', postgresUrl, { ...env, DATA_DIR, DATABASE_URL });
  await submitEnquiry(site, sampleEnquiry);
  await waitUntilDelivered(site);
  expect(server.mails).toHaveLength(2);
});
