import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { keepApplication } from '#database/application/keep-application.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { sampleApplication, sampleEnquiry, samplePartner, sampleResume } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (day: number, time: string): Date => new Date(`2026-11-${day}T${time}+05:30`);
const mailEnv = { MAIL_RETRY_SECONDS: '1', DIGEST_TIME: '09:30', MAIL_TO_DIGEST: 'digest@desk.example' };

// Only the clock on the wall: everything else takes its own time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at(21, '12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the digest lists the leads of its twenty-four hours, once, however often the server starts', async () => {
  await using server = await startMailServer();
  await using idle = await createTestApp('SQLite', postgresUrl);
  await idle.app.close();
  const keep = (name: string, now: Date, suspicion: '' | 'honeypot' = '') =>
    keepEnquiry(idle.store.db, { ...sampleEnquiry, name }, { ...plainNote, suspicion }, { hasWebhook: false, now });
  await keep('Day Before', at(20, '09:29:59'));
  await keep('First Minute', at(20, '09:30:00'));
  await keepApplication(idle.store.db, sampleApplication, sampleResume, plainNote, at(20, '23:00:00'));
  await keepEnquiry(idle.store.db, samplePartner, plainNote, { hasWebhook: false, now: at(21, '08:00:00') });
  await keep('Robot', at(21, '09:00:00'), 'honeypot');
  await keep('Too Late', at(21, '09:30:00'));

  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = idle.config;
  const start = () =>
    createTestApp('SQLite', postgresUrl, { DATA_DIR, DATABASE_URL, ...mailEnv, SMTP_URL: server.url });
  {
    await using site = await start();
    await vi.waitFor(() => expect(server.mailsTo('digest@desk.example')).toHaveLength(1), 10_000);
    await waitUntilDelivered(site);
  }
  const { read } = server.mailsTo('digest@desk.example')[0] ?? {};
  expect(read?.subject).toBe('Leads of the day to 2026-11-21: 1 enquiries, 1 partners, 1 applications');
  expect(read?.text).toContain(
    'First Minute: 9876543210, asha@example.in, Gautam Buddha Nagar, 20 Nov 2026, 09:30 IST',
  );
  expect(read?.text).toContain('Rao & Sons (Asha Rao): 9876543210');
  expect(read?.html).toContain('Rao &amp; Sons (Asha Rao)');
  expect(read?.text).toContain('Ravi Kumar: Support engineer, 9123456780');
  expect(read?.text).not.toMatch(/Day Before|Robot|Too Late/);

  await keep('After All', at(21, '11:00:00'));
  await using again = await start();
  // The clock is looked at before the mails, so a second digest would have come with them.
  await waitUntilDelivered(again);
  expect(server.mails.filter(({ read }) => read.subject === 'Enquiry from After All')).toHaveLength(1);
  expect(server.mailsTo('digest@desk.example')).toHaveLength(1);
});

test('a server that runs sends the digest when its time of day has come in India, every day', async () => {
  vi.setSystemTime(at(21, '09:27:00'));
  await using server = await startMailServer();
  await using site = await createTestApp('SQLite', postgresUrl, { ...mailEnv, SMTP_URL: server.url });
  /** An enquiry makes the server look at once. */
  const submitAt = async (day: number, time: string, message: string) => {
    vi.setSystemTime(at(day, time));
    await submitEnquiry(site, { ...sampleEnquiry, message });
    await waitUntilDelivered(site);
    return server.mailsTo('digest@desk.example').length;
  };
  expect(await submitAt(21, '09:28:00', 'At first.')).toBe(0);
  expect(await submitAt(21, '09:31:00', 'And then.')).toBe(1);
  expect(await submitAt(22, '09:28:00', 'Good morning.')).toBe(1);
  expect(await submitAt(22, '09:31:00', 'Hello again.')).toBe(2);
  const texts = server.mailsTo('digest@desk.example').map(({ read }) => read.text);
  expect(texts).toEqual([expect.stringContaining('Enquiries: 1'), expect.stringContaining('Enquiries: 2')]);
  expect(texts).toEqual(Array(2).fill(expect.stringContaining('Partner enquiries: none.')));
});

test('a server that was down when the digest was due sends it when it is up, if there is something to tell', async () => {
  vi.setSystemTime(at(22, '08:00:00'));
  await using server = await startMailServer();
  await using idle = await createTestApp('SQLite', postgresUrl);
  await idle.app.close();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = idle.config;
  await keepEnquiry(idle.store.db, sampleEnquiry, plainNote, { hasWebhook: false, now: at(20, '18:00:00') });
  await using site = await createTestApp('SQLite', postgresUrl, {
    DATA_DIR,
    DATABASE_URL,
    ...mailEnv,
    SMTP_URL: server.url,
  });
  await vi.waitFor(() => expect(server.mailsTo('digest@desk.example')).toHaveLength(1), 10_000);
  await waitUntilDelivered(site);
  expect(server.mailsTo('digest@desk.example').map(({ read }) => read.subject)).toEqual([
    'Leads of the day to 2026-11-21: 1 enquiries, 0 partners, 0 applications',
  ]);
});
