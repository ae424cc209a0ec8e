import type { Page } from '@playwright/test';
import { findMedian } from '#bench/compare-servers.ts';
import { launchBrowser } from '#tests/find-browser.ts';

/** A control that is used as the first thing on a page, and the selector of what it shows. */
type Intent = {
  readonly name: string;
  readonly path: string;
  readonly use: (page: Page) => Promise<void>;
  readonly shown: string;
  /** Milliseconds after the start of a page that may load its scripts; without it nothing is loaded before the input. */
  readonly at?: number;
};

const intents: readonly Intent[] = [
  {
    name: 'menu',
    path: '/downloads',
    use: (page) => page.getByRole('button', { name: 'Customer Support' }).click(),
    shown: '#menu-customer-support:popover-open',
  },
  {
    name: 'question',
    path: '/Home/Faq',
    use: (page) => page.locator('#general details > summary').first().click(),
    shown: '#general details[open]',
  },
  {
    name: 'theme',
    path: '/downloads',
    use: (page) => page.getByRole('radio', { name: 'Dark' }).click(),
    shown: 'html[data-theme="dark"]',
  },
  {
    name: 'search',
    path: '/downloads',
    use: async (page) => {
      await page.getByRole('combobox').click();
      await page.keyboard.press('t');
    },
    shown: '#search [role=option]',
  },
  {
    name: 'price option',
    path: '/pricing',
    use: (page) => page.getByRole('radio', { name: 'DGFT' }).click({ force: true }),
    // DGFT asks for no certificate type.
    shown: 'main:not(:has([data-part="type"]))',
  },
  {
    name: 'dialog link, 2 s after the start',
    path: '/downloads',
    use: (page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click(),
    shown: 'dialog[open]',
    at: 2_000,
  },
];

/** Milliseconds from the first input to the frame after its effect, as medians; each in a new browser context. */
export async function measureFirstIntents(
  url: string,
  runs: number,
): Promise<readonly { readonly name: string; readonly milliseconds: number }[]> {
  await using browser = await launchBrowser();

  const measure = async ({ path, use, shown, at }: Intent): Promise<number> => {
    await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    if (at === undefined) {
      // Nothing is preloaded where data is saved.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    }
    await page.goto(url + path);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate((selector) => {
      let startedAt = 0;
      for (const type of ['pointerdown', 'keydown']) {
        addEventListener(type, ({ timeStamp }) => (startedAt = timeStamp), true);
      }
      const wait = (): void => {
        if (startedAt === 0 || !document.querySelector(selector)) requestAnimationFrame(wait);
        // A task after the frame in which it is there: that frame has been painted.
        else setTimeout(() => document.body.setAttribute('data-elapsed', String(performance.now() - startedAt)));
      };
      requestAnimationFrame(wait);
    }, shown);
    if (at !== undefined) await page.waitForFunction((time) => performance.now() > time, at);
    await use(page);
    const elapsed = page.locator('body[data-elapsed]');
    return Number(await elapsed.getAttribute('data-elapsed'));
  };

  return await Array.fromAsync(intents, async (intent) => {
    const times = await Array.fromAsync({ length: runs }, () => measure(intent));
    return { name: intent.name, milliseconds: findMedian(times) };
  });
}
