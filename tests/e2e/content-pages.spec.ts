import { section } from './page-section.ts';
import { expect, test } from './site.ts';

test('the FAQ page has eleven categories, one open at a time; home has the first seven', async ({ page }) => {
  await page.goto('/Home/Faq');
  const categories = page.locator('details[name=faq-category]');
  await expect(categories).toHaveCount(11);
  await categories.nth(0).locator('> summary').click();
  await categories.nth(10).locator('> summary').click();
  await expect(page.locator('details[name=faq-category][open]')).toHaveCount(1);
  await page.goto('/');
  await expect(page.locator('#faq details[name=faq-category]')).toHaveCount(7);
  await page.locator('#faq').getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL(/\/Home\/Faq$/);
});

for (const slug of ['what-is-a-dsc', 'crl', 'income-tax-whose-pan']) {
  test(`the address of the question ${slug} opens it and scrolls to it within 4 px`, async ({ page }) => {
    await page.goto(`/Home/Faq#${slug}`);
    const question = page.locator(`details#${slug}`);
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('> :not(summary)').first()).toBeVisible();
    const distance = async (): Promise<number> => {
      const [top, scrollable] = await question.evaluate((element) => [
        element.getBoundingClientRect().top,
        document.documentElement.scrollHeight - innerHeight - scrollY,
      ]);
      // At the very end of the page there is nothing left to scroll.
      return scrollable !== undefined && scrollable < 1 ? 0 : Math.abs((top ?? 0) - 70);
    };
    await expect.poll(distance).toBeLessThanOrEqual(4);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the content pages are complete, and their questions open', async ({ page }) => {
    for (const [path, text] of [
      ['/apply-dsc-process', 'video KYC'],
      ['/download-dsc-process', 'Download Signing'],
      ['/revoke-dsc-process', '@mohar.example'],
      ['/privacy-policy', 'laws of India'],
      ['/downloads', 'Supported token drivers'],
      ['/downloadsRepos', '4.1.1'],
      ['/careers', 'Why Choose Us'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(text);
    }
    await page.goto('/Home/Faq');
    await page.locator('details[name=faq-category] > summary').nth(3).click();
    await page.locator('details[name=faq-category]').nth(3).locator('details > summary').first().click();
    await expect(page.locator('details[open] details[open] > :not(summary)').first()).toBeVisible();
  });
});

test('the process pages have their steps and links', async ({ page }) => {
  await page.goto('/apply-dsc-process');
  await expect(page.getByRole('main').locator('ol > li h3')).toHaveText([
    /Log in with your mobile number/,
    /Enter your details/,
    /document verification with video KYC/,
    /Pay the fee/,
    /After approval, eSign and download/,
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pay the fee' })).toContainText('pay later');
  await expect(page.getByRole('main').getByRole('link', { name: /^Apply DSC/ })).toHaveAttribute(
    'href',
    'https://portal.mohar.example/sign-up',
  );
  await page.goto('/revoke-dsc-process');
  const revoke = page.getByRole('main');
  await expect(revoke.locator('a[href="https://portal.mohar.example/certificate-search"]').first()).toBeVisible();
  await expect(revoke.getByRole('link', { name: '+91 00000 00002' }).first()).toBeVisible();
  await expect(revoke.getByRole('link', { name: 'revoke@mohar.example' }).first()).toBeVisible();
  await expect(revoke.getByRole('link', { name: /^Revocation Form \(PDF\)/ })).toBeVisible();
  await page.goto('/download-dsc-process');
  await expect(page.getByRole('main').locator('ol > li')).toContainText([
    /Install the utility and Java/,
    /Install the token driver/,
    /Insert the token/,
    /application number.*download passcode.*date of birth/,
    /Download Signing.*token password/,
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Go to Downloads' }).click();
  await expect(page).toHaveURL(/\/downloads$/);
});

test('Careers has a hero, the open jobs, four values, the application form, and a link that writes to HR', async ({
  page,
}) => {
  await page.goto('/careers');
  const careers = page.getByRole('main');
  await expect(careers.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'Why Choose Us').getByRole('listitem').getByRole('heading')).toHaveText([
    'Security first',
    'Teamwork',
    'Customer first',
    'Service with impact',
  ]);
  const jobs = await section(page, 'Jobs that are open now').getByRole('heading', { level: 3 }).allTextContents();
  expect(jobs).toContain('Support engineer');
  const offered = await careers
    .locator('datalist option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(offered).toEqual(jobs);
  await expect(careers.getByRole('form', { name: 'Join Our Team' })).toBeVisible();
  await expect(careers.getByRole('link', { name: /HR team/ })).toHaveAttribute('href', 'mailto:careers@mohar.example');
});

test('the accessibility statement says what is tested, the gaps, whom to tell, and when', async ({ page }) => {
  await page.goto('/accessibility');
  const main = page.getByRole('main');
  for (const name of ['Standards', 'What we test', 'Known gaps', 'Tell us about a problem']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  for (const text of ['WCAG', 'GIGW', 'support@mohar.example', 'Last assessed on 23 Nov 2026']) {
    await expect(main).toContainText(text);
  }
});

test('Terms and privacy name the owner’s office in Meerut and the laws of India', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText('Meerut');
  await expect(page.getByRole('main')).toContainText('laws of India');
});

/** The repository's rows: number, name, version, what is offered, and where it leads. */
const repository = [
  ['1', 'Privacy Policy', '', 'View', '/privacy-policy'],
  ['2', 'Sub-CA certificate', '', 'Download', '/repository/sub-ca.cer'],
  ['3', 'CA certificate', '', 'Download', '/repository/ca.cer'],
  ['4', 'National root CA certificate', '', 'Download', '/repository/root-ca.cer'],
  ['5', 'Sub-CA revocation list (CRL)', '', 'Download', '/repository/sub-ca.crl'],
  ['6', 'CA revocation list (CRL)', '', 'Download', '/repository/ca.crl'],
  ['7', 'Certification Practice Statement', '4.0.0', 'Download', '/repository/cps-4.0.0.pdf'],
  ['8', 'Certification Practice Statement', '4.0.1', 'Download', '/repository/cps-4.0.1.pdf'],
  ['9', 'Certification Practice Statement', '4.1.1', 'Download', '/repository/cps-4.1.1.pdf'],
  ['10', 'UIDAI Privacy Policy', '1.1', 'Download', '/repository/uidai-privacy-policy.pdf'],
];

test('the repository has every row with number, name, version and link; the privacy policy is viewed', async ({
  page,
}) => {
  await page.goto('/downloadsRepos');
  await expect(page.getByRole('columnheader')).toHaveText(['Sr.No.', 'Name', 'Version', 'View or Download']);
  const rows = page.getByRole('row');
  const shown = await rows.evaluateAll(([, ...all]) =>
    all.map((row) => {
      const [number, name, version, link] = [...row.children].map((cell) => cell.textContent.trim());
      const href = row.lastElementChild?.querySelector('a')?.getAttribute('href');
      return [number, name, version?.split(' ')[0], link?.split(' ')[0], href];
    }),
  );
  expect(shown).toEqual(repository.map((row) => [row[0], expect.stringContaining(row[1] ?? ''), ...row.slice(2)]));
  for (const version of ['4.0.0', '4.0.1', '4.1.1']) await expect(rows.filter({ hasText: version })).toHaveCount(1);
  await expect(rows.filter({ hasText: '4.0.1' })).toContainText('In effect from 1 Jul 2025, superseded on 1 Jun 2026');
  // The editions are in the order of their numbers, and each says whether it is the current one.
  await expect(rows.filter({ hasText: '(superseded)' })).toHaveText([/4\.0\.0/, /4\.0\.1/]);
  await expect(rows.filter({ hasText: '(current)' })).toHaveText([/4\.1\.1/, /UIDAI/]);
  await expect(rows.filter({ hasText: '4.1.1' })).not.toContainText('superseded');
  const download = rows.filter({ hasText: '4.1.1' }).getByRole('link');
  await expect(download).toHaveText(/^Download .* \(PDF,\s\d+\skB\)/);
  const answer = await page.request.get((await download.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('main').getByRole('link', { name: /^View/ }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('a fragment with a lone percent sign stops no script of the page', async ({ page }) => {
  await page.goto('/Home/Faq#50%');
  await expect(page.locator('html[data-ready]')).toBeAttached();
});

for (const path of ['/use-cases/e-tender', '/apply-dsc-process', '/careers']) {
  test(`${path}: on a laptop the contents stay in view to the end of the text`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const last = contents.locator('xpath=following-sibling::div[last()]/*[last()]');
    await last.scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport();
  });
}

test('the link to the last day of a tender opens its steps', async ({ page }) => {
  await page.goto('/use-cases/e-tender');
  const step = page.getByText('Ask the tender site’s help desk whether');
  await expect(step).toBeHidden();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your bid closes tomorrow' })
    .click();
  await expect(step).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`at ${width} px the heading of a category stays where it was clicked when another one closes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Home/Faq');
    const [first, second] = [page.locator('main summary:has(h2)').nth(0), page.locator('main summary:has(h2)').nth(1)];
    await first.click();
    await second.evaluate((heading) =>
      scrollBy({ top: heading.getBoundingClientRect().top - 400, behavior: 'instant' }),
    );
    await second.click();
    await expect(page.locator('main details[name] > summary').first()).toHaveJSProperty('parentElement.open', false);
    // Scroll positions are whole pixels.
    await expect.poll(async () => Math.abs(((await second.boundingBox())?.y ?? 0) - 400)).toBeLessThan(2);
  });
}
