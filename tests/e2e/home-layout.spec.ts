import { expect, test } from './check-site.ts';
import { openWithTypeface } from './site.ts';

test.describe('with content', () => {
  test.use({ content: 'seed' });

  test('at 1280 × 800 and 390 × 844 the seal, the claim and the row of facts are above the fold', async ({ page }) => {
    await page.goto('/');
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize({ width, height });
      const hero = page.locator('#hero');
      const facts = hero.locator('dl');
      for (const part of [
        hero.getByRole('img', { name: 'The seal of Mohar' }),
        hero.getByRole('heading', { level: 1 }),
        facts.getByText('From ₹850 with GST', { exact: true }),
        facts.getByText('10–15 minutes', { exact: true }),
        facts.getByText('24–48 hours', { exact: true }),
        facts.getByRole('link'),
      ]) {
        const box = await part.boundingBox();
        expect(box).not.toBeNull();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    }
  });

  test('on a phone the footer is at most one screen, and each of its columns opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithTypeface(page, '/careers');
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(844);
    await expect(footer.getByRole('link', { name: 'ICEGATE' })).toBeHidden();
    await footer.getByText('Use Cases', { exact: true }).filter({ visible: true }).click();
    await expect(footer.getByRole('link', { name: 'ICEGATE' })).toBeVisible();
  });

  test('on a phone home is at most eight screens long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithTypeface(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8 * 844);
  });
});

test('a demonstration says that it has no licence, and links to the repository', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('#hero').getByRole('link', { name: 'None: a demo site' });
  await expect(link).toHaveAttribute('href', '/downloadsRepos');
  await expect(page.locator('#hero')).not.toContainText('Licensed');
});

test('an authority with certificates of its own says that it is licensed, and where to check it', async ({
  page,
  checkSite,
}) => {
  await page.goto(checkSite.url);
  const link = page.locator('#hero').getByRole('link', { name: 'Licensed by the CCA: check it' });
  await expect(link).toHaveAttribute('href', '/downloadsRepos');
  await expect(page.locator('#hero')).not.toContainText('demonstration');
});

// R9.32 and R9.33: the lowest price of each with 18 % GST.
test('each card says what one costs at least, with GST', async ({ page }) => {
  await page.goto('/');
  for (const [title, price] of [
    ['Individual DSC', '₹850'],
    ['Organisational DSC', '₹850'],
    ['Foreign National DSC', '₹3,540'],
    ['Document Signer', '₹8,850'],
  ] as const) {
    const card = page.locator('#services > ul > li').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByText(`From ${price} with GST`, { exact: true })).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('on a phone form and points are behind a line, and a link to #contact opens the form', async ({ page }) => {
      await page.goto('/');
      // The form of a browser without scripts is a text.
      const name = javaScriptEnabled
        ? page.getByLabel('Full name')
        : page.getByText('This form needs JavaScript to send.');
      await expect(name).toBeHidden();
      await page.getByText('Open the form', { exact: true }).click();
      await expect(name).toBeVisible();
      const points = page.getByText('Many tender sites ask bidders for this certificate');
      await expect(points).toBeHidden();
      await page.locator('#services summary').nth(1).click();
      await expect(points).toBeVisible();

      await page.goto('about:blank');
      await page.goto('/');
      await expect(name).toBeHidden();
      await page.locator('#faq').getByRole('link', { name: 'Contact Us' }).click();
      await expect(name).toBeVisible();
      await page.goto('about:blank');
      await page.goto('/#contact');
      await expect(name).toBeVisible();
    });
  });
}

test('a time is one element, figure and unit', async ({ page }) => {
  await page.goto('/');
  for (const time of ['10–15 minutes', '24–48 hours']) {
    await expect(page.locator('#hero dl span').getByText(time, { exact: true })).toBeVisible();
  }
});

test('the icons exist and are linked: SVG, ICO, touch icon and web manifest', async ({ page, request }) => {
  await page.goto('/careers');
  const link = (rel: string) => page.locator(`head link[rel="${rel}"]`);
  await expect(link('icon').and(page.locator('[type="image/svg+xml"]'))).toHaveAttribute('href', '/seal.svg');
  await expect(link('icon').and(page.locator('[sizes="32x32"]'))).toHaveAttribute('href', '/favicon.ico');
  await expect(link('apple-touch-icon')).toHaveAttribute('href', '/apple-touch-icon.png');
  await expect(link('manifest')).toHaveAttribute('href', '/site.webmanifest');

  const icon = await request.get('/favicon.ico');
  expect(icon.headers()).toMatchObject({
    'content-type': 'image/vnd.microsoft.icon',
    'cache-control': 'public, max-age=3600',
  });
  const size = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(size((await icon.body()).subarray(22))).toEqual([32, 32]);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Mohar', icons: [{ src: '/seal.svg' }, { src: '/apple-touch-icon.png' }] });
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const picture = await request.get(src);
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type]);
  }
  expect(size(await (await request.get('/apple-touch-icon.png')).body())).toEqual([180, 180]);
});

test('on a phone “Skip to content” leaves the form of the contact section closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#content');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('details[data-opens-with]')).not.toHaveAttribute('open');
});
