import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, hydrated, type Site, test } from './site.ts';
import { fetchRecompressed, isHighlyCompressed } from './wire.ts';

// Every kind of input, before hydration and after it, on a fast and on slow machines: the result is the same.

test.use({ content: 'seed', hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

type Device = 'mouse' | 'touch' | 'keyboard';
type Moment = 'at once' | '100 ms after the first paint' | 'after hydration';
type Machine = 'idle machine' | 'slow processor' | 'slow line';

type Kind = {
  readonly name: string;
  readonly path: string;
  readonly devices: readonly Device[];
  /** What the page's history contains, before `path` is loaded. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page, device: Device) => Promise<void>;
  /** `isLate`: a link that was not ready within a second has been followed instead. */
  readonly expected: (page: Page, isLate: boolean) => Promise<void>;
};

const pointers = ['mouse', 'touch', 'keyboard'] as const;

const footer = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Clicks, taps, or presses a key on what has the focus. */
async function use(control: Locator, device: Device, key = 'Enter'): Promise<void> {
  if (device === 'mouse') return control.click();
  if (device === 'touch') return control.tap();
  await control.focus();
  await control.press(key);
}

/** Goes to /downloads by the router from a document of /careers, and loads that address again. */
async function navigateAndReload(page: Page): Promise<void> {
  await page.goto('/careers');
  await footer(page, 'Downloads').click();
  await expect(heading(page)).toHaveText('Downloads');
}

const kinds: readonly Kind[] = [
  {
    name: 'link',
    path: '/downloads',
    devices: pointers,
    act: (page, device) => use(footer(page, 'Careers'), device),
    async expected(page) {
      await expect(page).toHaveURL(/\/careers$/);
      await expect(heading(page)).toHaveText(/./);
    },
  },
  {
    name: 'dialog link',
    path: '/downloads',
    devices: pointers,
    act: (page, device) => use(page.getByRole('banner').getByRole('link', { name: 'Pricing' }), device),
    async expected(page, isLate) {
      const dialog = page.getByRole('dialog', { name: 'Price calculator' });
      const calculator = page.getByRole('region', { name: 'Price calculator' });
      await expect(isLate ? dialog.or(calculator) : dialog).toBeVisible();
    },
  },
  {
    name: '/details link',
    path: '/downloads',
    devices: pointers,
    act: (page, device) => use(footer(page, 'E-Tender'), device),
    async expected(page, isLate) {
      await expect(page).toHaveURL(isLate ? /\/details$|\/use-cases\/e-tender$/ : /\/details$/);
      await expect(heading(page)).toHaveText(/E-Tender/i);
    },
  },
  {
    name: 'button',
    path: '/downloadsRepos',
    devices: pointers,
    act: (page, device) => use(page.getByRole('button', { name: /^Copy/ }).first(), device),
    expected: (page) => expect(page.getByText('Copied', { exact: true }).first()).toBeAttached(),
  },
  {
    name: 'tick',
    path: '/pricing',
    devices: pointers,
    act: (page, device) => use(page.getByRole('checkbox', { name: 'Token' }), device, 'Space'),
    async expected(page) {
      await page.getByRole('dialog').getByText('SafeNet Token').click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('checkbox', { name: 'Token' })).toBeChecked();
      // (720 + 700) × 1.18, rounded: section 9.
      await expect(page.locator('output')).toHaveText('₹1,676');
    },
  },
  {
    name: 'radio button',
    path: '/pricing',
    devices: pointers,
    act: (page, device) =>
      use(page.getByText('DGFT', { exact: true }).first(), device === 'keyboard' ? 'mouse' : device),
    async expected(page) {
      await expect(page.getByRole('radiogroup', { name: /certificate type/i })).toHaveCount(0);
      await expect(page).toHaveURL(/category=dgft/i);
      await expect(page.locator('output')).toHaveText('₹1,700');
    },
  },
  {
    name: 'select',
    path: '/Home/Blogs',
    devices: ['mouse', 'keyboard'],
    async act(page, device) {
      const select = page.getByRole('combobox', { name: 'Show' });
      if (device === 'mouse') await select.selectOption('25');
      else {
        await select.focus();
        await select.press('ArrowDown');
      }
    },
    async expected(page) {
      await expect(page).toHaveURL(/25/);
      await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('25');
    },
  },
  {
    name: 'typing',
    path: '/Home/Contact',
    devices: ['keyboard'],
    async act(page) {
      await page.getByLabel('Pincode').pressSequentially('201301');
      await page.getByLabel('Full name').pressSequentially('Asha Rao');
    },
    async expected(page) {
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
      await expect(page.getByLabel('State')).toHaveValue('Uttar Pradesh');
    },
  },
  {
    name: 'paste',
    path: '/downloadsRepos',
    devices: ['keyboard'],
    async act(page) {
      await page.locator('#fingerprint').focus();
      await page.keyboard.insertText('0'.repeat(64));
    },
    expected: (page) => expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible(),
  },
  {
    name: 'drop',
    path: '/careers',
    devices: ['mouse'],
    async act(page) {
      const zone = page.getByRole('group', { name: /resume/i });
      await zone.waitFor();
      const files = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['%PDF-1.7'], 'asha.pdf', { type: 'application/pdf' }));
        return transfer;
      });
      for (const type of ['dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: files });
    },
    expected: (page) => expect(page.getByRole('group', { name: /resume/i })).toContainText('asha.pdf'),
  },
  {
    name: 'submit by Enter',
    path: '/Home/Contact',
    devices: ['keyboard'],
    async act(page) {
      await page.getByLabel('Full name').fill('Asha Rao');
      await page.getByLabel('Full name').press('Enter');
    },
    async expected(page) {
      await expect(page.getByText('Please enter email id.').first()).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
      await expect(page).toHaveURL(/\/Home\/Contact$/);
    },
  },
  {
    name: 'Back',
    path: '/downloads',
    devices: ['mouse'],
    before: navigateAndReload,
    act: (page) => page.evaluate(() => void setTimeout(() => history.back())),
    async expected(page) {
      await expect(page).toHaveURL(/\/careers$/);
      await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
    },
  },
  {
    name: 'Forward',
    path: '/careers',
    devices: ['mouse'],
    async before(page) {
      await navigateAndReload(page);
      await page.goBack();
    },
    act: (page) => page.evaluate(() => void setTimeout(() => history.forward())),
    async expected(page) {
      await expect(page).toHaveURL(/\/downloads$/);
      await expect(heading(page)).toHaveText('Downloads');
    },
  },
  {
    name: 'reload',
    path: '/Home/Contact',
    devices: ['keyboard'],
    async act(page) {
      await page.getByLabel('Full name').pressSequentially('Asha Rao');
      await page.locator(hydrated).waitFor({ state: 'attached' });
      await page.reload({ waitUntil: 'commit' });
    },
    expected: (page) => expect(page.getByLabel('Full name')).toHaveValue('Asha Rao'),
  },
];

const moments: readonly Moment[] = ['at once', '100 ms after the first paint', 'after hydration'];
const machines: readonly Machine[] = ['idle machine', 'slow processor', 'slow line'];

async function slowDown(session: CDPSession, machine: Machine): Promise<void> {
  if (machine === 'slow processor') await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  if (machine !== 'slow line') return;
  const throughput = 400_000 / 8;
  const conditions = { offline: false, latency: 300, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
}

/**
 * Goes to a page as every visitor but the first gets it, highly compressed: on a slow line its script for what is done early is
 * there 100 ms after the first paint. A server that has just started renders its pages once more.
 */
async function gotoSettled(page: Page, site: Site, path: string): Promise<void> {
  for (;;) {
    await fetchRecompressed(site.url + path);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    if (isHighlyCompressed(answer?.headers().etag ?? '')) return;
  }
}

async function waitFor(page: Page, moment: Moment): Promise<void> {
  if (moment === 'at once') return;
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() > paint.startTime + 100;
  });
  if (moment !== 'after hydration') return;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator(hydrated).waitFor({ state: 'attached' });
}

for (const { name, path, devices, before, act, expected } of kinds) {
  for (const device of devices) {
    for (const machine of machines) {
      for (const moment of moments) {
        const isShort = device === devices[0] && machine === 'slow line' && moment === '100 ms after the first paint';
        if (!isShort && !process.env.TEST_LONG) continue;

        test(`${name} by ${device}, ${moment}, ${machine}`, async ({ page, site }) => {
          const errors: string[] = [];
          page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
          await before?.(page);
          await slowDown(await page.context().newCDPSession(page), machine);
          if (before) await page.reload({ waitUntil: 'commit' });
          else await gotoSettled(page, site, path);
          await waitFor(page, moment);
          await act(page, device);
          await expected(page, machine !== 'idle machine' && moment !== 'after hydration');
          expect(errors).toEqual([]);
        });
      }
    }
  }
}
