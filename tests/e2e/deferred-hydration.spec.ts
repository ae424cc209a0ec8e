import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test, waitForIdle } from './site.ts';

/** Goes to a page whose scripts wait until they are let through. */
async function openQuietly(page: Page, url: string) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  return gate;
}

test('no script is requested before the first paint and the load event', async ({ page, site }) => {
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect.poll(() => page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  const readScripts = () =>
    page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const came = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const readable = Math.max(painted, loaded?.loadEventStart ?? 0);
      return { all: came.length, early: came.filter(({ startTime }) => startTime < readable).map(({ name }) => name) };
    });
  await expect.poll(async () => (await readScripts()).all).toBeGreaterThan(5);
  expect((await readScripts()).early).toEqual([]);
});

test('on a page that is read no module runs; all of them are preloaded when idle', async ({ page, site }) => {
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  const preloads = page.locator('link[rel=modulepreload]');
  await expect.poll(() => preloads.count()).toBeGreaterThan(5);
  for (const link of await preloads.all()) await expect(link).toHaveAttribute('fetchpriority', 'low');
  await page.waitForLoadState('networkidle');
  await expect(page.locator(hydrated)).toHaveCount(0);
  expect(await page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(false);
});

test.describe('with an advertisement', () => {
  test.use({ content: 'seed' });

  test('the dialog that opens by itself is no sign of a visitor', async ({ page, site }) => {
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(page.getByRole('dialog', { name: 'Attention Please !!' })).toBeVisible();
    await expect.poll(() => page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(5);
    await page.waitForLoadState('networkidle');
    await waitForIdle(page);
    expect(await page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(false);
  });
});

/** What shows that somebody is there. */
const signs = {
  scroll: (page) => page.mouse.wheel(0, 300),
  // The first event of a pointer has no distance in some browsers.
  move: async (page) => {
    await page.mouse.move(5, 300);
    await page.mouse.move(5, 320);
  },
  touch: (page) => page.touchscreen.tap(5, 300),
  key: (page) => page.keyboard.press('Shift'),
  focus: (page) => page.locator('main').focus(),
} as const satisfies Record<string, (page: Page) => Promise<void>>;

test.describe('signs of a visitor', () => {
  test.use({ hasTouch: true });

  for (const [name, show] of Object.entries(signs)) {
    test(`the first ${name} hydrates the page, unless the visitor saves data`, async ({ page, context, site }) => {
      await page.goto(`${site.url}/downloads`, { waitUntil: 'commit' });
      await page.waitForLoadState('networkidle');
      await expect(page.locator(hydrated)).toHaveCount(0);
      await show(page);
      await expect(page.locator(hydrated)).toHaveCount(1);

      const saving = await context.newPage();
      await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const scripts: string[] = [];
      saving.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
      await saving.goto(`${site.url}/downloads`);
      await show(saving);
      await waitForIdle(saving);
      expect(scripts).toEqual([]);
      await saving.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
      await expect(saving.locator(hydrated)).toHaveCount(1);
    });
  }
});

test('text has its typeface when it has arrived with the page, and nothing is laid out again', async ({
  page,
  site,
}) => {
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  const fonts = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const faces = [...document.fonts].filter(({ family }) => family === 'Anek');
    return { files: files.length, displays: faces.map(({ display }) => display) };
  });
  expect(fonts).toEqual({ files: 2, displays: ['optional', 'optional'] });
});

test('titles and text are in one typeface, whichever file of it fails or stalls', async ({ page, site }) => {
  await page.goto(site.url);
  const files = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(files.length).toBeGreaterThan(0);
  const session = await page.context().newCDPSession(page);
  const isWebFont = async (selector: string): Promise<readonly boolean[]> => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  };
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const fates = { fails: (route: Route) => route.abort(), stalls: () => new Promise<void>(() => {}) };
  for (const file of files) {
    for (const [fate, answer] of Object.entries(fates)) {
      await page.route(`**${file}`, answer);
      await page.goto(`${site.url}/privacy-policy`, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await waitForIdle(page);
      expect(await isWebFont('main h1'), `${file} ${fate}`).toEqual(await isWebFont('main section p'));
      await page.unroute(`**${file}`);
    }
  }
});

/** Controls that work without hydration, and what shows that they did. */
const nativeControls = ['menu', 'updates', 'theme', 'pause', 'question', 'page link'] as const;

for (const control of nativeControls) {
  test(`on a line that stalls, ${control} works before hydration, and still after it`, async ({ page, site }) => {
    const gate = await openQuietly(page, `${site.url}/#hero`);
    const dialog = page.getByRole('complementary', { name: 'Latest Updates' });
    const dark = page.getByRole('radio', { name: 'Dark' });
    const pause = page.getByRole('checkbox', { name: 'Pause gallery' });
    const question = page.locator('#general');
    const menu = page.locator('#menu-customer-support');
    const actions = {
      menu: async () => {
        await page.getByRole('button', { name: 'Customer Support' }).click();
        return () => expect(menu).toBeVisible();
      },
      updates: async () => {
        await page.getByRole('button', { name: 'Latest Updates' }).first().click();
        return () => expect(dialog).toBeVisible();
      },
      theme: async () => {
        await dark.check();
        return async () => {
          await expect(dark).toBeChecked();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        };
      },
      pause: async () => {
        await page.locator('label').filter({ hasText: 'Pause gallery' }).click();
        return () => expect(pause).toBeChecked();
      },
      question: async () => {
        await question.locator('summary').first().click();
        return () => expect(question).toHaveAttribute('open');
      },
      'page link': async () => {
        await page.getByRole('link', { name: 'Learn More About Us' }).click();
        return () => expect(page).toHaveURL(/#services$/);
      },
    } as const;
    const check = await actions[control]();
    await check();
    gate.resolve();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator(hydrated).waitFor({ state: 'attached' });
    await check();
  });
}

test('a click on a button before hydration is repeated after it', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const gate = await openQuietly(page, `${site.url}/downloadsRepos`);
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  gate.resolve();
  await expect(page.getByText('Copied', { exact: true }).first()).toBeAttached();
});

test('what was typed and chosen before hydration is still there afterwards', async ({ page, site }) => {
  const gate = await openQuietly(page, `${site.url}/pricing`);
  const search = page.getByRole('combobox', { name: 'Search' });
  const two = page.getByRole('radio', { name: /2 years/ });
  await two.check({ force: true });
  await search.click();
  await search.pressSequentially('tender');
  gate.resolve();
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await expect(search).toHaveValue('tender');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(two).toBeChecked();
  await expect(page).toHaveURL(/validity=2/);
});

test('a click on the icon of the empty search before hydration leads nowhere once something is typed', async ({
  page,
  site,
}) => {
  const gate = await openQuietly(page, `${site.url}/pricing`);
  const search = page.getByRole('combobox', { name: 'Search' });
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await search.pressSequentially('ho');
  // Longer than a click waits for hydration.
  await page.waitForTimeout(1_500);
  gate.resolve();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await expect(search).toHaveValue('ho');
});

for (const [name, target] of [
  ['Pricing', '/pricing'],
  ['Become a Partner', '/becomeapartner'],
  ['E-Tender', '/use-cases/e-tender'],
] as const) {
  test(`on a line that stalls, the link ${name} leads to its address after about a second`, async ({ page, site }) => {
    await openQuietly(page, `${site.url}/careers`);
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(site.url + target);
  });
}

test('boxes checked before hydration open their choosers one after the other', async ({ page, site }) => {
  const gate = await openQuietly(page, `${site.url}/pricing`);
  for (const name of ['Token', 'Shipping']) await page.getByRole('checkbox', { name }).check();
  gate.resolve();
  for (const kind of ['mToken', 'NCR']) {
    await page.getByRole('dialog').getByText(kind, { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
  }
  for (const name of ['Token', 'Shipping']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  // (720 + 500 + 100) × 1.18, rounded: section 9 of the specification.
  await expect(page.locator('output')).toHaveText('₹1,558');
});

test('choices before hydration are made again in their order', async ({ page, site }) => {
  const gate = await openQuietly(page, `${site.url}/pricing`);
  // Switching the region resets the category, so that the other order would lose it.
  for (const name of ['Foreign', 'Organization']) await page.getByRole('radio', { name }).check({ force: true });
  gate.resolve();
  await expect(page).toHaveURL(/region=foreign.*category=organization/);
  await expect(page.locator('output')).toHaveText('₹3,540');
});

test('the quote is that of a choice made before hydration', async ({ page, site }) => {
  const gate = await openQuietly(page, `${site.url}/pricing`);
  await page.getByRole('radio', { name: 'DGFT' }).check({ force: true });
  const download = page.waitForEvent('download');
  // As the next task, with the priority of input: nobody can click before it.
  await page.getByRole('link', { name: 'Download quote' }).evaluate((link: HTMLAnchorElement) => {
    const click = () => void scheduler.postTask(() => link.click(), { priority: 'user-blocking' });
    addEventListener('hydrated', click);
  });
  gate.resolve();
  expect((await download).url()).toBe(`${site.url}/pricing/quote.pdf?region=indian&category=dgft&validity=1`);
});

test('Send can be pressed before hydration once the terms are accepted, and sends then', async ({ page, site }) => {
  const gate = await openQuietly(page, `${site.url}/Home/Contact`);
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await page.getByRole('checkbox', { name: /agree|accept|consent/i }).check();
  await send.click();
  gate.resolve();
  await expect(page.getByText('Please enter full name.').first()).toBeVisible();
});

test('/details shows its topic after a reload, and until then nothing of its own', async ({ page, site }) => {
  await page.goto(`${site.url}/careers`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ICEGATE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ICEGATE');
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await expect(page.getByRole('main')).toHaveText('', { useInnerText: true });
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ICEGATE');
});

test('scripts that failed to load are fetched again at the next interaction', async ({ page, site }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`${site.url}/careers`, { waitUntil: 'commit' });
  await page.waitForLoadState();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).hover();
  await failed;
  await expect(page.locator(hydrated)).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).hover();
  await expect(page.locator(hydrated)).toHaveCount(1);
});
