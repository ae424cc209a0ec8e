import { startServer } from '#tests/server.ts';
import { samplePdf } from '#tests/submissions.ts';
import { CareerForm } from './career-form.ts';
import { ContactForm } from './contact-form.ts';
import { startRemoteHost } from './remote-host.ts';
import { awaitHydration, expect, test } from './site.ts';

// With API_HOST set the same pages speak to another host, exactly as section 7 says and with nothing of our own besides.
test('contact, partner and career calls reach another host with the method, path, query, header and body of section 7', async ({
  browser,
}) => {
  await using host = await startRemoteHost();
  await using site = await startServer({ API_HOST: host.url, API_CLIENT_KEY: 'their-key' });
  const page = awaitHydration(await browser.newPage({ baseURL: site.url }));

  const contact = new ContactForm(page);
  await contact.open('/Home/Contact');
  await contact.fillWell();
  await contact.send.click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Details has been added successfully.');

  const partner = new ContactForm(page);
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

test('the five content calls reach another host, and its base64 pictures are shown', async ({ browser }) => {
  await using host = await startRemoteHost();
  await using site = await startServer({ API_HOST: host.url, API_CLIENT_KEY: 'their-key' });
  const page = awaitHydration(await browser.newPage({ baseURL: site.url }));
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
  await expect(page.locator('main [class*=text_]')).toHaveText('Written & kept elsewhere.');
  await expect(page.locator('main time').first()).toHaveText('20 Nov 2026');
  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  const sidebar = page.getByRole('complementary', { name: 'Latest Updates' });
  await expect(sidebar.getByRole('link', { name: /^Their link/ })).toHaveAttribute('href', 'https://cca.gov.in/');
  await sidebar.getByRole('link', { name: /^Their picture/ }).click();
  await expect(page.getByRole('dialog', { name: 'Their picture' }).locator('img')).toHaveAttribute(
    'src',
    /^data:image/,
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

test('with the other host unreachable every page renders its fallback, and the failure is logged', async ({
  browser,
}) => {
  await using site = await startServer({ API_HOST: 'http://127.0.0.1:1', LOG_LEVEL: 'warn' });
  const page = awaitHydration(await browser.newPage({ baseURL: site.url }));
  for (const path of ['/', '/Home/Blogs', '/downloads', '/Home/Faq', '/careers', '/sitemap.xml', '/feeds/blog.xml']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
  }
  await page.goto('/#blogs');
  await expect(page.getByRole('region', { name: 'Our Blogs' })).toContainText('No blogs available');
  await page.goto('/Home/Blogs');
  await expect(page.getByText('No blogs available')).toBeVisible();
  expect((await page.goto('/Home/Blogs/Details/1'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog found');
  await page.close();
  expect(site.output()).toContain('GetAllBlogs');
});
