import { expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { connect } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { clientKey } from '#tests/app.ts';
import { setClockAhead } from '#tests/clock.ts';
import { startServer } from '#tests/server.ts';
import { startMailServer } from '#tests/smtp.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

test('a process that is eleven minutes fast doubles no submission and no mail, and grants no more than the limit', async () => {
  using clock = setClockAhead();
  await using mail = await startMailServer({ delay: 3_000 });
  const { remove, ...address } = await createMigratedStoreAddress('PostgreSQL', inject('postgresUrl'));
  const env = {
    DATABASE_URL: address.databaseUrl,
    DATA_DIR: address.dataDir,
    SMTP_URL: mail.url,
    MAIL_RETRY_SECONDS: '1',
    RATE_LIMIT_ENQUIRY: '4',
    RATE_LIMIT_WINDOW_SECONDS: '600',
  };
  {
    await using right = await startServer(env);
    await using fast = await startServer({ ...env, ...clock.env });
    const submit = async ({ url }: { url: string }, message: string): Promise<number> => {
      const body = JSON.stringify({ ...toEnquiryBody(sampleEnquiry), message });
      const headers = { ...clientKey, 'Content-Type': 'application/json' };
      return (await fetch(url + apiPaths.submitEnquiry, { method: 'POST', headers, body })).status;
    };
    expect(await submit(right, 'The same enquiry, sent twice')).toBe(200);
    // While the one process sends the two mails, the other looks for due ones every second.
    await expect.poll(() => mail.begun()).toBe(2);
    expect(await submit(fast, 'The same enquiry, sent twice')).toBe(200);
    await expect.poll(() => mail.mails.length).toBe(2);
    expect(mail.begun()).toBe(2);
    expect([await submit(right, 'Another one'), await submit(fast, 'One more')]).toEqual([200, 200]);
    expect([await submit(fast, 'Beyond the limit'), await submit(right, 'And again')]).toEqual([429, 429]);
  }
  const store = await connect(address);
  const messages = (await listEnquiries(store.db)).map(({ message }) => message);
  expect(messages).toEqual(['The same enquiry, sent twice', 'Another one', 'One more']);
  await store.close();
  await remove();
});
