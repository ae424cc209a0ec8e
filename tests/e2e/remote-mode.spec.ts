import { startServer } from '#tests/server.ts';
import { samplePdf } from '#tests/submissions.ts';
import { CareerForm } from './career-form.ts';
import { ContactForm } from './contact-form.ts';
import { startRemoteHost } from './remote-host.ts';
import { expect, test } from './site.ts';

// With API_HOST set the same pages speak to another host, exactly as section 7 says and with nothing of our own besides.
test('contact, partner and career calls reach another host with the method, path, query, header and body of the table', async ({
  browser,
}) => {
  await using host = await startRemoteHost();
  await using site = await startServer({ API_HOST: host.url, API_CLIENT_KEY: 'their-key' });
  const page = await browser.newPage({ baseURL: site.url });

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
  const lookUp = { method: 'GET', path: '/api/Contact/GetStateAndCityNameByPincode', query: { pinCode: '201301' } };
  const submit = { method: 'POST', path: '/api/Contact/SubmitContactDetails', query: {} };
  const apply = { method: 'POST', path: '/api/CareerDetail/SubmitJobApplication', query: {} };
  expect(host.calls.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
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
  const [, enquiry, , partnership, application] = host.calls;
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

test('our own API is not there when another host is named', async ({ request }) => {
  await using host = await startRemoteHost();
  await using site = await startServer({ API_HOST: host.url });
  const answer = await request.post(`${site.url}/api/Contact/SubmitContactDetails`, { data: {} });
  expect(answer.status()).not.toBe(200);
  expect(host.calls).toEqual([]);
});
