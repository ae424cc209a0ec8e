import type { BrowserContextOptions, Page } from '@playwright/test';
import { samplePathsBesidesHome } from '#tests/e2e/sample-paths.ts';

/** A page or a designed state for a sheet; `setUp` reaches it from the loaded page. */
export type State = {
  readonly name: string;
  readonly path: string;
  /** CSS pixels; a phone and a desktop by default. */
  readonly widths?: readonly number[];
  readonly options?: BrowserContextOptions;
  /** Whether it is captured on a site without published content. */
  readonly isEmpty?: boolean;
  /** Whether the home page's advertisement dialog may open. */
  readonly hasAdvertisements?: boolean;
  /** Whether the full page is captured, not only the viewport. */
  readonly isWhole?: boolean;
  readonly setUp?: (page: Page) => Promise<unknown>;
};

/** WCAG 1.4.12: a reader's own spacing. */
const wideSpacing = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-block-end: 2em }';

/** Waits for the entry script of every page. */
const awaitScripts = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

async function showErrors(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

async function leavePincode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Pincode', { exact: true }).fill(code);
  // Focus mounts the form, and blur looks up the pincode.
  await page.locator('[data-island="enquiry"][data-live]').waitFor({ state: 'attached' });
  await page.getByLabel('Pincode', { exact: true }).blur();
}

/**
 * A small phone, which is also 1280 pixels at 400 % zoom (WCAG 1.4.10), a phone, a tablet, a desktop, a wide screen.
 */
const widths = [320, 360, 768, 1280, 1920];

/** Pages beside the sample path of their type. */
const others = [
  '/nowhere',
  '/no-results',
  '/use-cases/mca-income-tax-gst',
  '/download-dsc-process',
  '/revoke-dsc-process',
];

export const states: readonly State[] = [
  { name: 'form-errors', path: '/Home/Contact', isWhole: true, setUp: showErrors },
  {
    name: 'dialog-error',
    path: '/Home/Contact',
    async setUp(page) {
      // Scrolls to the field, as a person would see it.
      await page
        .getByLabel('Pincode', { exact: true })
        .evaluate((control) => scrollBy(0, control.getBoundingClientRect().top - 160));
      await leavePincode(page, '999999');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'offline',
    path: '/Home/Contact',
    async setUp(page) {
      await awaitScripts(page);
      await page.context().setOffline(true);
      await page.getByText('You are offline').waitFor();
    },
  },
  { name: 'empty-home', path: '/', isEmpty: true, isWhole: true },
  { name: 'empty-blog', path: '/Home/Blogs', isEmpty: true },
  { name: 'updates', path: '/downloads', setUp: openUpdates },
  {
    name: 'attention',
    path: '/',
    hasAdvertisements: true,
    setUp: (page) => page.getByRole('dialog', { name: /Attention/ }).waitFor(),
  },
  { name: 'menu', path: '/downloads', setUp: openMenu },
  {
    name: 'search',
    path: '/downloads',
    async setUp(page) {
      const opener = page.getByRole('button', { name: 'Search', exact: true }).first();
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('combobox', { name: 'Search' }).pressSequentially('token');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'dialog-partner', path: '/downloads', setUp: (page) => openFromMenu(page, 'Become a Partner') },
  { name: 'dialog-prices', path: '/downloads', setUp: (page) => openFromMenu(page, 'Pricing') },
  { name: 'question-open', path: '/Home/Faq', setUp: openQuestion },
  ...['/', ...samplePathsBesidesHome, ...others].flatMap((path) => [
    { name: `${nameOf(path)}-light`, path, isWhole: true, widths },
    { name: `${nameOf(path)}-dark`, path, isWhole: true, widths, options: { colorScheme: 'dark' as const } },
  ]),
  ...['/', '/use-cases/e-tender', '/pricing', '/downloads'].flatMap((path) => [
    {
      name: `print-${nameOf(path)}`,
      path,
      isWhole: true,
      setUp: (page: Page) => page.emulateMedia({ media: 'print' }),
    },
    { name: `forced-colours-${nameOf(path)}`, path, isWhole: true, options: { forcedColors: 'active' as const } },
    {
      name: `wide-spacing-${nameOf(path)}`,
      path,
      isWhole: true,
      options: { bypassCSP: true },
      setUp: (page: Page) => page.addStyleTag({ content: wideSpacing }),
    },
    { name: `without-script-${nameOf(path)}`, path, isWhole: true, options: { javaScriptEnabled: false } },
  ]),
];

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

function openUpdates(page: Page): Promise<void> {
  return page.getByRole('button', { name: /Latest Updates/ }).click();
}

/** On narrow screens the menu is behind a button. */
async function showMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

async function openMenu(page: Page): Promise<void> {
  await showMenu(page);
  await page.getByText('Customer Support').filter({ visible: true }).first().click();
  await page.getByText('Processes', { exact: true }).filter({ visible: true }).first().click();
}

async function openFromMenu(page: Page, title: string): Promise<void> {
  await showMenu(page);
  await page.locator('header').getByRole('link', { name: title }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(300);
}

/** The first category is open from the start. */
async function openQuestion(page: Page): Promise<void> {
  await page.locator('#general details summary').first().click();
}
