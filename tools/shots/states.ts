import type { BrowserContextOptions, Page } from '@playwright/test';
import { samplePaths } from '#tests/e2e/sample-paths.ts';

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

/** A small phone, or 1280 pixels at 400 % (WCAG 1.4.10); a phone, a tablet, a desktop, a wide screen. */
const widths = [320, 360, 768, 1280, 1920];

/** Other ways to see a page. */
const views: { readonly [name: string]: Pick<State, 'options' | 'setUp'> } = {
  print: { setUp: (page) => page.emulateMedia({ media: 'print' }) },
  'forced-colours': { options: { forcedColors: 'active' } },
  'wide-spacing': { options: { bypassCSP: true }, setUp: (page) => page.addStyleTag({ content: wideSpacing }) },
  'without-script': { options: { javaScriptEnabled: false } },
};

/** Pages beside the sample path of their type. */
const others = ['/nowhere', '/no-results', '/use-cases/mca-income-tax-gst'];

export const states: readonly State[] = [
  { name: 'form-errors', path: '/Home/Contact', isWhole: true, setUp: showErrors },
  {
    name: 'dialog-error',
    path: '/Home/Contact',
    async setUp(page) {
      const pincode = page.getByLabel('Pincode', { exact: true });
      // As a person would see the field.
      await pincode.evaluate((control) => scrollBy(0, control.getBoundingClientRect().top - 160));
      await pincode.fill('999999');
      // Focus mounts the form, and blur looks up the pincode.
      await page.locator('[data-island="enquiry"][data-live]').waitFor({ state: 'attached' });
      await pincode.blur();
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
  {
    name: 'updates',
    path: '/downloads',
    setUp: (page) => page.getByRole('button', { name: /Latest Updates/ }).click(),
  },
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
  // The first category is open from the start.
  {
    name: 'question-open',
    path: '/Home/Faq',
    setUp: (page) => page.locator('#general details summary').first().click(),
  },
  ...[...samplePaths, ...others].flatMap((path) => [
    { name: `${nameOf(path)}-light`, path, isWhole: true, widths },
    { name: `${nameOf(path)}-dark`, path, isWhole: true, widths, options: { colorScheme: 'dark' as const } },
  ]),
  ...['/', '/use-cases/e-tender', '/pricing', '/downloads'].flatMap((path) =>
    Object.entries(views).map(([view, state]) => ({ name: `${view}-${nameOf(path)}`, path, isWhole: true, ...state })),
  ),
];

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
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
