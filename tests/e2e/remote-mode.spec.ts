import type { Page } from '@playwright/test';
import { startServer } from '#tests/server.ts';
import { samplePdf } from '#tests/submissions.ts';
import { CareerForm } from './career-form.ts';
import { EnquiryFormPage } from './contact-form.ts';
import { startRemoteHost } from './remote-host.ts';
import { awaitIslands, expect, test } from './site.ts';

// With API_HOST set the same pages speak to another host, exactly as section 7 says and with nothing of our own
// besides.
test('contact, partner and career calls reach another host with the method, path, query, header and body of section 7', async ({
  browser,
}) => {
  await using host = await startRemoteHost();
  await using site = await startServer({ API_HOST: host.url, API_CLIENT_KEY: 'their-key' });
  const page = awaitIslands(await browser.newPage({ baseURL: site.url }));

  const contact = new EnquiryFormPage(page);
  await contact.open('/Home/Contact');
  await contact.fillWell();
  await contact.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Details has been added successfully.');

  const partner = new EnquiryFormPage(page);
  await partner.open('/becomeapartner');
  await partner.fillFields();
  await partner.field('Company name').fill('Rao & Sons');
  await partner.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();

  const career = new CareerForm(page);
  await career.open();
  await career.fillWell();
  await career.send.click();
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  await page.close();

  const entries = {
    name: 'Asha Rao',
    mail: 'asha@example.in',
    phone: '9876543210',
    address: '12 Civil Lines',
    pincode: 201301,
    cityName: 'Gautam Buddha Nagar',
    stateName: 'Uttar Pradesh',
    message: 'Which certificate do I need?',
  };
  const forms = host.calls.filter(({ path }) => !path.includes('UnAuthorise'));
  const lookUp = { method: 'GET', path: '/api/Contact/GetStateAndCityNameByPincode', query: { pinCode: '201301' } };
  const submit = { method: 'POST', path: '/api/Contact/SubmitContactDetails', query: {} };
  const apply = { method: 'POST', path: '/api/CareerDetail/SubmitJobApplication', query: {} };
  expect(forms.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
    lookUp,
    submit,
    lookUp,
    submit,
    apply,
  ]);
  for (const { headers } of host.calls) {
    expect(headers['x-client-key']).toBe('their-key');
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual(['x-client-key']);
  }
  const [, enquiry, , partnership, application] = forms;
  expect(enquiry?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(String(enquiry?.body))).toEqual({ ...entries, companyName: '' });
  expect(JSON.parse(String(partnership?.body))).toEqual({ ...entries, companyName: 'Rao & Sons' });

  const type = application?.headers['content-type'] ?? '';
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  const form = await new Response(new Uint8Array(application?.body ?? []), {
    headers: { 'Content-Type': type },
  }).formData();
  const { resume, ...texts } = Object.fromEntries(form);
  expect(texts).toEqual({
    fullName: 'Ravi Kumar',
    email: 'ravi@example.in',
    phone: '9123456780',
    post: 'Support engineer',
    expSalary: '6.5',
  });
  if (!(resume instanceof File)) throw new TypeError('the resume is no file');
  expect([resume.name, resume.type]).toEqual(['Ravi.pdf', 'application/pdf']);
  expect(Buffer.from(await resume.arrayBuffer())).toEqual(samplePdf);
});

test('our own API is not mounted in remote mode', async ({ request }) => {
  await using host = await startRemoteHost();
  await using site = await startServer({ API_HOST: host.url });
  const answer = await request.post(`${site.url}/api/Contact/SubmitContactDetails`, { data: {} });
  expect(answer.status()).not.toBe(200);
  expect(host.calls).toEqual([]);
});

test('the five content calls reach another host, and its base64 pictures are shown', { tag: '@journey' }, async ({
  browser,
}) => {
  await using host = await startRemoteHost();
  await using site = await startServer({ API_HOST: host.url, API_CLIENT_KEY: 'their-key' });
  const page = awaitIslands(await browser.newPage({ baseURL: site.url }));
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await page.goto('/');
  const attention = page.getByRole('dialog', { name: 'Attention Please !!' });
  await expect(attention.getByText('1 / 1', { exact: true })).toBeVisible();
  await expect(attention.locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await page.keyboard.press('Escape');
  const blogs = page.getByRole('region', { name: 'Our Blogs' });
  await expect(blogs.getByRole('heading', { level: 3 })).toHaveText('Their blog');
  await expect(blogs.getByText('Written & kept elsewhere.')).toBeVisible();
  await blogs.getByRole('link', { name: 'Their blog' }).click();
  await expect(page.locator('#post-text')).toHaveText('Written & kept elsewhere.');
  await expect(page.locator('main time').first()).toHaveText('20 Nov 2026');
  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  const sidebar = page.getByRole('complementary', { name: 'Latest Updates' });
  await expect(sidebar.getByRole('link', { name: /^Their link/ })).toHaveAttribute('href', 'https://cca.gov.in/');
  await sidebar.getByRole('link', { name: /^Their picture/ }).click();
  await expect(page.getByRole('dialog', { name: 'Their picture' }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\/jpeg;base64,/,
  );
  await page.close();
  expect(violations).toEqual([]);

  const received = host.calls.map(({ method, path, query, headers, body }) => ({
    call: `${method} ${path.split('/').at(-1)} ${new URLSearchParams(query)}`,
    key: headers['x-client-key'],
    body: body.length,
  }));
  const calls = [...new Set(received.map(({ call }) => call))].sort();
  expect(calls).toEqual(
    [
      'GET GetAllAdvertisementsList platformType=1&roleName=Visitor',
      'GET GetAllBlogs pageNumber=1&record=3&isPopular=&isActive=true',
      'GET GetAllBlogs pageNumber=1&record=5&isPopular=true&isActive=true',
      'GET GetAllBlogDetailById id=12',
      'GET GetAllNotifications ',
      'GET GetNotificationImage id=7',
    ].sort(),
  );
  expect(received.every(({ key, body }) => key === 'their-key' && body === 0)).toBe(true);
});

test('the blog asks another host for 10, 25, 50 or 100 posts a page', async ({ request }) => {
  await using host = await startRemoteHost({
    '/api/UnAuthoriseBlog/GetAllBlogs': () => ({
      status: 200,
      json: { pageNumber: 2, record: 10, total: 500, blogDto: [] },
    }),
  });
  await using site = await startServer({ API_HOST: host.url });
  for (const query of ['page=2', 'page=2&size=25', 'page=2&size=50', 'page=2&size=100']) {
    expect((await request.get(`${site.url}/Home/Blogs?${query}`)).status()).toBe(200);
  }
  // Each revalidation of a cached page repeats the same calls.
  const lists = new Set(
    host.calls
      .filter(({ path }) => path.endsWith('/GetAllBlogs'))
      .map(({ query }) => new URLSearchParams(query).toString()),
  );
  expect([...lists]).toEqual(
    ['10', '25', '50', '100'].map((record) => `pageNumber=2&record=${record}&isPopular=&isActive=true`),
  );
});

test('a browser understands capital keys, and a file that cannot be read is no 404', async ({ page, request }) => {
  await using host = await startRemoteHost({
    '/api/Contact/GetStateAndCityNameByPincode': () => ({
      status: 200,
      json: { District: 'Gautam Buddha Nagar', State: 'Uttar Pradesh' },
    }),
    '/api/UnAuthoriseNotification/GetNotificationImage': () => ({ status: 500, json: {} }),
  });
  await using site = await startServer({ API_HOST: host.url });
  const form = new EnquiryFormPage(awaitIslands(page));
  await page.goto(`${site.url}/Home/Contact`);
  await form.field('Pincode').fill('201301');
  await form.field('Pincode').blur();
  await expect(form.field('City')).toHaveValue('Gautam Buddha Nagar');
  await expect(form.field('State')).toHaveValue('Uttar Pradesh');
  expect((await request.get(`${site.url}/notices/7`)).status()).toBe(503);
});

/** Clicks the file of the sidebar, sent as base64 by the other host; records the created blobs and which tab opens. */
async function openPreview(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const blobs: Blob[] = [];
    Object.assign(window, { blobs });
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return createObjectURL.call(URL, blob);
    };
  });
  await page.goto(`${url}/downloads`);
  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  await page.getByRole('link', { name: /^Their picture/ }).click();
}

const pdfHost = {
  '/api/UnAuthoriseNotification/GetNotificationImage': () => ({
    status: 200,
    json: { image: samplePdf.toString('base64') },
  }),
};

/** Of the one file that was made of base64: its media type, and how it begins. */
const readBlob = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const [blob, ...others] = Reflect.get(window, 'blobs') as Blob[];
    return [blob?.type, (await blob?.text())?.slice(0, 5), others.length];
  });

// Section 3: a preview is a PDF if it begins with JVBER, otherwise a JPEG.
test('a preview beginning with JVBER opens as a PDF in a new tab, without a modal', async ({ page }) => {
  expect(samplePdf.toString('base64').slice(0, 5)).toBe('JVBER');
  await using host = await startRemoteHost(pdfHost);
  await using site = await startServer({ API_HOST: host.url });
  const tab = page.waitForEvent('popup');
  await openPreview(page, site.url);
  await tab;
  expect(await readBlob(page)).toEqual(['application/pdf', '%PDF-', 0]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser that blocks the PDF’s tab shows a link to it instead', async ({ page }) => {
  await using host = await startRemoteHost(pdfHost);
  await using site = await startServer({ API_HOST: host.url });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPreview(page, site.url);
  const link = page.getByRole('dialog', { name: 'Their picture' }).getByRole('link', { name: /^Open the PDF/ });
  await expect(link).toHaveAttribute('href', /^blob:/);
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await readBlob(page)).toEqual(['application/pdf', '%PDF-', 0]);
});
