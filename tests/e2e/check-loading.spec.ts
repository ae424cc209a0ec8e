import { exhaustingFiles } from '@mohar/check/tests/exhausting-files.ts';
import { signer } from '@mohar/check/tests/pdf-fixtures.ts';
import type { Page } from '@playwright/test';
import { certificate, chooseFiles, expect, makePdf, makeReady, resultOf, test } from './check-site.ts';

test('nothing of the check is loaded for somebody who reads the page', async ({ page, checkSite }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${checkSite.url}/check`);
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /worker|\/repository\//.test(url))).toEqual([]);
  await page.getByRole('form', { name: 'Check files' }).hover();
  await expect.poll(() => requests.filter((url) => /worker|\/repository\//.test(url)).length).toBe(5);
});

test('a file that is dropped before the scripts are there does not replace the page', async ({ page, checkSite }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${checkSite.url}/check`, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const isKept = await page
    .getByRole('group', { name: 'Choose files' })
    .evaluate((zone) => !zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })));
  expect(isKept).toBe(true);
  gate.resolve();
  await chooseFiles(page, certificate);
});

test('it works without a connection once it is ready @journey', async ({ page, context, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  await makeReady(page);
  await context.setOffline(true);
  await chooseFiles(page, certificate, { name: 'signed.pdf', bytes: await makePdf('signed once') });
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');
  await expect(resultOf(page, 'signed.pdf')).toContainText('The document is as Asha Rao signed it.');
  await context.setOffline(false);
});

test('a page that has been open for an hour fetches the revocation lists again, and checks without them offline', async ({
  page,
  checkSite,
}) => {
  const check = async (name: string): Promise<void> => {
    await chooseFiles(page, { ...certificate, name });
    await expect(resultOf(page, name)).toContainText('You can sign with it.');
  };
  await page.clock.install();
  await page.goto(`${checkSite.url}/check`);
  await check('first.cer');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.clock.fastForward('59:00');
  await check('second.cer');
  expect(fetched).toEqual([]);
  await page.clock.fastForward('02:00');
  await check('third.cer');
  expect(fetched.filter((path) => path.endsWith('.crl'))).toEqual(['/repository/ca.crl']);
  await page.clock.fastForward('01:01:00');
  await page.route('**/repository/*', (route) => route.abort());
  await check('fourth.cer');
});

/** As a visitor does, without waiting for a result. */
function chooseCertificate(page: Page): Promise<void> {
  const file = { name: 'asha.cer', mimeType: '', buffer: Buffer.from(signer.der) };
  return page.getByLabel('Choose files').last().setInputFiles(file);
}

test('a worker that fails, or cannot be loaded, is said to have failed, and the next try succeeds', async ({
  page,
  checkSite,
}) => {
  await page.route('**/assets/check-worker*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "postMessage('ready'); onmessage = () => { throw new Error('on purpose'); };",
    }),
  );
  await page.goto(`${checkSite.url}/check`);
  await chooseCertificate(page);
  await expect(page.getByRole('heading', { name: 'The check stopped unexpectedly.' })).toBeFocused();
  await page.unroute('**/assets/check-worker*.js');
  await chooseCertificate(page);
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');

  await page.route('**/repository/ca.crl', (route) => route.abort());
  await page.reload();
  await chooseCertificate(page);
  await expect(page.getByRole('heading', { name: 'The check could not be loaded.' })).toBeFocused();
  await expect.poll(() => page.workers()).toHaveLength(0);
  await page.unroute('**/repository/ca.crl');
  await chooseCertificate(page);
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');
});

test('a check is stopped while its worker is loading, and the next one succeeds', async ({ page, checkSite }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/check-worker*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${checkSite.url}/check`);
  await chooseCertificate(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Stopped. Nothing was checked.' })).toBeFocused();
  gate.resolve();
  await chooseCertificate(page);
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');
});

test('the worker ends with a check that a limit stopped, and the next check starts another', async ({
  page,
  checkSite,
}) => {
  await page.goto(`${checkSite.url}/check`);
  await chooseFiles(page, { name: 'large.pdf', bytes: exhaustingFiles['an array of 15 million dictionaries'][0]() });
  await expect(resultOf(page, 'large.pdf')).toContainText('it has too many objects');
  await expect.poll(() => page.workers().length).toBe(0);
  await chooseFiles(page, { name: 'asha.cer', bytes: signer.der });
  await expect(resultOf(page, 'asha.cer')).toContainText('You can sign with it.');
});
