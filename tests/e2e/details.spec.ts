import { useCases } from '#content/use-case/use-cases.ts';
import { expect, test } from './site.ts';

// The specification's eight topics, in its order.
const topics = [
  'E-Tender',
  'ICEGATE',
  'DGFT For Foreign Trade',
  'MCA (ROC) / Income Tax / GST Filing',
  'Employee Provident Fund',
  'E-Ticketing (IRCTC)',
  'IPR (Trademark & Patent)',
  'Foreign National DSC',
];

for (const title of topics) {
  test(`a plain click on ${title} opens /details with it, at the top, and it survives a reload`, async ({ page }) => {
    const useCase = useCases.find((candidate) => candidate.title === title);
    await page.goto('/careers');
    const link = page.getByRole('contentinfo').getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', `/use-cases/${useCase?.slug}`);
    await link.click();
    for (const when of ['arrived', 'reloaded']) {
      if (when === 'reloaded') await page.reload();
      await expect(page).toHaveURL(/\/details$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home${title}`);
      await expect(page.getByRole('heading', { name: useCase?.heading ?? '', exact: true })).toBeVisible();
      await expect(page.getByText(useCase?.subheading ?? '', { exact: true })).toBeVisible();
      await expect(page.getByText(useCase?.documents[0] ?? '', { exact: true })).toBeVisible();
      const main = page.getByRole('main');
      // The action of the page, and that of the panel below.
      const actions = main.getByRole('link', { name: /^Buy DSC/ });
      await expect(actions).toHaveCount(2);
      for (const action of await actions.all()) {
        await expect(action).toHaveAttribute('href', 'https://portal.mohar.example/sign-up');
      }
      await expect(
        main.getByRole('complementary', { name: 'Token' }).getByRole('link', { name: /^Buy DSC/ }),
      ).toHaveAttribute('href', 'https://portal.mohar.example/sign-up');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/careers$/);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('a section of a topic that its contents link to survives a reload', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'E-Tender', exact: true }).click();
  await expect(page).toHaveURL(/\/details$/);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/details#part-\d+$/);
  await page.reload();
  await expect(page).toHaveURL(/\/details#part-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Tender');
});

test('without state /details is replaced by the home page, and back does not return to it', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/careers');
  await page.goto('/details', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/careers$/);
});

test('a tampered state runs no script and shows no unsafe link', async ({ page, violations }) => {
  await page.goto('/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ICEGATE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ICEGATE');
  await page.evaluate(() => {
    const { state } = history;
    const paragraph = '<p>Safe words</p><img src=x onerror="window.harm=1"><script>window.harm=1</script>';
    history.replaceState({ ...state, paragraph }, '');
  });
  await page.reload();
  await expect(page.getByText('Safe words')).toBeVisible();
  await expect(page.getByRole('main').locator('img[onerror], script:not([type="application/ld+json"])')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'harm'))).toBeUndefined();
  // The sanitiser's parser reports the handler that it does not run; nothing else may be reported.
  expect(violations.splice(0).filter((text) => !text.startsWith('Executing inline event handler'))).toEqual([]);

  await page.evaluate(() => {
    const { state } = history;
    history.replaceState({ ...state, ctaLink: 'javascript:window.harm=1' }, '');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
});

test('a click with Ctrl opens the topic’s own page in a new tab', async ({ page, context }) => {
  await page.goto('/');
  const tab = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'E-Tender' })
    .click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL(/\/use-cases\/e-tender$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a topic leads to its own page, and /details shows a link home', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'IPR (Trademark & Patent)' }).click();
    await expect(page).toHaveURL(/\/use-cases\/ipr$/);
    for (const name of ['Who needs it', 'Documents', 'Step by step', 'Common problems']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await page.goto('/details');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
