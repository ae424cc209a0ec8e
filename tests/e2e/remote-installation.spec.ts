import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#tests/postgres/postgres.ts';
import { startServer } from '#tests/server.ts';
import { CareerForm } from './career-form.ts';
import { EnquiryFormPage, goodEntries } from './contact-form.ts';
import { startRemoteHost } from './remote-host.ts';
import { awaitIslands, expect, readCaptcha, test } from './site.ts';

test('an empty feed or sitemap is no answer to a host that is down: it is 503, and the last good one where there is one', async ({
  request,
}) => {
  let isDown = true;
  const answer = (json: unknown) => () => (isDown ? { status: 500, json: {} } : { status: 200, json });
  const blog = { id: 12, title: 'Their blog', description: 'Text', createdDate: '2026-11-19T20:00:00Z', imageByte: '' };
  await using host = await startRemoteHost({
    '/api/UnAuthoriseBlog/GetAllBlogs': answer({ pageNumber: 1, record: 50, total: 1, blogDto: [blog] }),
    '/api/UnAuthoriseNotification/GetAllNotifications': answer([]),
  });
  using folder = mkdtempDisposableSync(join(tmpdir(), 'mohar-remote-'));
  await using site = await startServer({ API_HOST: host.url, DATA_DIR: folder.path });
  const programs = ['/feeds/blog.xml', '/feeds/blog.json', '/feeds/notices.xml', '/sitemap.xml'];
  for (const path of programs) {
    const refused = await request.get(site.url + path);
    expect([path, refused.status(), refused.headers()['retry-after']]).toEqual([path, 503, '60']);
    expect(refused.headers()['cache-control']).toBe('no-store');
  }
  // Content that does not come from the other host is served.
  for (const path of ['/robots.txt', '/feeds/repository.xml', '/search-index.json']) {
    expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 200]);
  }
  isDown = false;
  for (const path of programs) expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 200]);
  const feed = await (await request.get(`${site.url}/feeds/blog.xml`)).text();
  expect(feed).toContain('Their blog');
  isDown = true;
  // A new file of the authority makes every cached response stale, as a minute does.
  writeFileSync(join(folder.path, 'utility/new.zip'), '');
  await expect.poll(() => site.output()).toContain('could not be read for /feeds/blog.xml');
  expect(await (await request.get(`${site.url}/feeds/blog.xml`)).text()).toBe(feed);
});

test('two installations of this site: the forms of one, in a browser, reach the API of the other', async ({
  browser,
}) => {
  const port = await findFreePort();
  await using host = await startServer({ CORS_ORIGINS: `http://127.0.0.1:${port}`, RATE_LIMIT_APPLICATION: '1' });
  await using site = await startServer({ API_HOST: host.url, PORT: String(port) });
  const page = awaitIslands(await browser.newPage({ baseURL: site.url }));
  const contact = new EnquiryFormPage(page);
  await contact.open('/Home/Contact');
  await contact.fillWell();
  await contact.send.click();
  const reference = /^Reference number: [0-9A-F]{4}-[0-9A-F]{4}$/;
  await expect(page.getByRole('dialog', { name: 'Success' }).getByRole('paragraph')).toHaveText([
    'Details has been added successfully.',
    reference,
  ]);

  const career = new CareerForm(page);
  await career.open();
  await career.fillWell();
  await career.send.click();
  const submitted = page.getByRole('dialog', { name: 'Application Submitted' });
  await expect(submitted.getByRole('paragraph').last()).toHaveText(reference);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  // The browser reads the Retry-After of the second application.
  await career.fillWell();
  await career.field('Designation').fill('Another job');
  await career.send.click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(/Try again in (?!60 )[0-9]+ seconds/);
  await page.close();
});

test('an installation that does not list the origin is not reached from the browser, and the form says so', async ({
  browser,
}) => {
  await using host = await startServer({});
  await using site = await startServer({ API_HOST: host.url });
  const page = awaitIslands(await browser.newPage({ baseURL: site.url }));
  const form = new EnquiryFormPage(page);
  await form.open('/becomeapartner');
  for (const [label, value] of Object.entries(goodEntries)) await form.field(label).fill(value);
  await form.field('Company name').fill('Rao & Sons');
  await form.field('Pincode').fill('201301');
  await form.field('Captcha code').fill(await readCaptcha(page));
  await form.send.click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'Something went wrong while sending your details.',
  );
  await page.close();
});
