import { findBrowser, launchBrowser } from '#tests/find-browser.ts';
import { expect, test } from './site.ts';

test('the document of a link is prefetched when a pointer rests on it, that of a topic is not', async ({ site }) => {
  const executablePath = findBrowser();
  test.skip(!executablePath, 'a headless shell has no speculation rules');
  await using browser = await launchBrowser(executablePath, { args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto(`${site.url}/careers`);
  const footer = page.getByRole('contentinfo');
  for (const name of ['ICEGATE', 'Downloads']) {
    await footer.getByRole('link', { name, exact: true }).first().hover();
    // A pointer that moves on sooner starts nothing.
    await page.waitForTimeout(500);
  }
  await expect.poll(() => prefetched).toContain('/downloads');
  expect(prefetched).toEqual(['/downloads']);
});
