import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, inject, test, vi } from 'vitest';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import { createTestApp } from '#tests/app.ts';
import { startMailServer, submitEnquiry, waitUntilDelivered } from '#tests/smtp.ts';
import { sampleEnquiry, samplePartner } from '#tests/submissions.ts';

const secret = 'a secret of our own';

type Lead = { readonly path: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A CRM; `answer` responds to the nth lead, from 1. */
async function startCrm(answer: (response: ServerResponse, nth: number) => void) {
  const leads: Lead[] = [];
  const server = createServer(async (request, response) => {
    leads.push({ path: request.url, headers: request.headers, body: await text(request) });
    answer(response, leads.length);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    leads,
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const open = (url: string, env: NodeJS.ProcessEnv = {}) =>
  createTestApp('SQLite', inject('postgresUrl'), {
    LEAD_WEBHOOK_URL: url,
    LEAD_WEBHOOK_SECRET: secret,
    MAIL_RETRY_SECONDS: '1',
    SHUTDOWN_TIMEOUT_SECONDS: '1',
    ...env,
  });

const waitForLeads = (leads: readonly Lead[], count: number) =>
  vi.waitFor(() => expect(leads).toHaveLength(count), 10_000);

test.concurrent('an enquiry is posted as JSON, signed over its time and its body', async () => {
  await using crm = await startCrm((response) => response.end());
  await using site = await open(`http://${crm.host}/leads?source=site`);
  await submitEnquiry(site, samplePartner);
  await waitForLeads(crm.leads, 1);
  const { path, headers = {}, body = '' }: Partial<Lead> = crm.leads[0] ?? {};
  expect([path, headers['content-type']]).toEqual(['/leads?source=site', 'application/json']);
  const [enquiry] = await listEnquiries(site.store.db);
  const { suspicion: _, status: __, email, ...others } = enquiry ?? { suspicion: '', email: '' };
  expect(JSON.parse(body)).toEqual({ event: 'enquiry', enquiry: { ...others, mail: email } });
  // Receivers may depend on the names and their order: they are part of the interface.
  expect(Object.keys(JSON.parse(body).enquiry).join()).toBe(
    'id,kind,name,companyName,mail,phone,address,pincode,cityName,stateName,message,receivedAt,consentVersion,consentedAt',
  );

  const [, seconds = '', hex] = /^t=([0-9]+),v1=([0-9a-f]{64})$/.exec(String(headers['x-lead-signature'])) ?? [];
  expect(hex).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  expect(Math.abs(Number(seconds) - Date.now() / 1_000)).toBeLessThan(60);
});

test.concurrent('a lead that the CRM rejects is sent again under the same id', async () => {
  await using crm = await startCrm((response, nth) => response.writeHead(nth === 1 ? 500 : 204).end());
  await using site = await open(`http://${crm.host}/`, { SMTP_URL: '' });
  await submitEnquiry(site, sampleEnquiry);
  await waitForLeads(crm.leads, 2);
  await vi.waitFor(async () => {
    const waiting = (await listUndelivered(site.store.db)).map(({ kind }) => kind);
    expect(waiting).not.toContain('enquiry-webhook');
  }, 10_000);
  const rows = site.store.db.selectFrom('outbox').select('id').where('kind', '=', 'enquiry-webhook');
  const { id } = await rows.executeTakeFirstOrThrow();
  expect(crm.leads.map(({ headers }) => headers['x-lead-id'])).toEqual([id, id]);
  expect(crm.leads[1]?.body).toBe(crm.leads[0]?.body);
});

test.concurrent('a redirect is not followed: the lead stays where it was configured to go', async () => {
  await using other = await startCrm((response) => response.end());
  await using crm = await startCrm((response) => response.writeHead(307, { Location: `http://${other.host}/` }).end());
  await using site = await open(`http://${crm.host}/`);
  await submitEnquiry(site, sampleEnquiry);
  await vi.waitFor(async () => {
    const errors = (await listUndelivered(site.store.db)).map(({ lastError }) => lastError);
    expect(errors).toContain('the webhook answered 307');
  }, 10_000);
  expect(other.leads).toEqual([]);
});

test.concurrent('credentials in the webhook’s URL become an Authorization header, and are in no error', async () => {
  await using crm = await startCrm((response) => response.writeHead(403).end());
  await using site = await open(`http://mohar:hunter%202%25%@${crm.host}/`);
  await submitEnquiry(site, sampleEnquiry);
  await waitForLeads(crm.leads, 1);
  expect(crm.leads[0]?.headers.authorization).toBe(`Basic ${Buffer.from('mohar:hunter 2%%').toString('base64')}`);
  await vi.waitFor(async () => {
    const errors = (await listUndelivered(site.store.db)).map(({ lastError }) => lastError);
    expect(errors).toContain('the webhook answered 403');
  }, 10_000);
});

test.concurrent.each([
  ['is down', undefined],
  ['never answers', () => {}],
] as const)('a CRM that %s does not delay the mail', async (_, answer) => {
  await using crm = await startCrm(answer ?? (() => {}));
  if (!answer) await crm[Symbol.asyncDispose]();
  await using server = await startMailServer();
  await using site = await open(`http://${crm.host}/`, { SMTP_URL: server.url });
  for (const nth of [1, 2, 3, 4]) await submitEnquiry(site, { ...sampleEnquiry, email: `asha${nth}@example.in` });
  await vi.waitFor(() => expect(server.mails).toHaveLength(8), 10_000);
  // The server has a mail before the worker has recorded that.
  await vi.waitFor(async () => {
    const waiting = await listUndelivered(site.store.db);
    expect(waiting.map(({ kind, state }) => [kind, state])).toEqual(Array(4).fill(['enquiry-webhook', 'waiting']));
  }, 10_000);
});

test.concurrent('mail waits for its server while leads are delivered', async () => {
  await using crm = await startCrm((response) => response.end());
  await using server = await startMailServer();
  await server.stop();
  await using site = await open(`http://${crm.host}/`, { SMTP_URL: server.url });
  for (const nth of [1, 2, 3]) await submitEnquiry(site, { ...sampleEnquiry, email: `asha${nth}@example.in` });
  await waitForLeads(crm.leads, 3);
  expect(server.mails).toEqual([]);
  await server.start();
  await waitUntilDelivered(site);
  expect([server.mails.length, crm.leads.length]).toEqual([6, 3]);
});
