import type { Page } from '@playwright/test';
import { expect, test, waitForIdle } from './site.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const section = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

test('the entries of the navbar are in order, and each opens its page', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await expect(main(page).locator('> ul > li > a, > ul > li > div > button')).toHaveText([
    'Home',
    'Customer Support',
    'Become a Partner',
    'Resources',
    'Downloads',
    'Pricing',
    'Blogs',
    'Careers',
    'Contact',
  ]);
  for (const [menu, entry, path] of [
    ['Customer Support', 'Apply for a DSC', '/apply-dsc-process'],
    ['Customer Support', 'Download a DSC', '/download-dsc-process'],
    ['Customer Support', 'Revoke a DSC', '/revoke-dsc-process'],
    ['Resources', 'Repository', '/downloadsRepos'],
    ['', 'Downloads', '/downloads'],
    ['', 'Careers', '/careers'],
    ['', 'Home', '/'],
  ] as const) {
    if (menu) await page.getByRole('button', { name: menu }).click();
    const link = main(page).getByRole('link', { name: entry, exact: true });
    // The submenu stays as it was left.
    if (menu === 'Customer Support' && !(await link.isVisible())) await main(page).getByText('Processes').click();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    if (menu) await expect(link).toBeHidden();
  }
});

// Section 2's dropdowns, in its order; what is indented stands in a submenu.
test('the entries of both dropdowns stand in the order of the specification', async ({ page }) => {
  await page.goto('/');
  for (const [menu, entries] of [
    [
      'Customer Support',
      [
        'DSC Application Status (opens in a new tab)',
        'Processes',
        '  Apply for a DSC',
        '  Download a DSC',
        '  Revoke a DSC',
        'Record Video (opens in a new tab)',
        'DSC Search Repository (opens in a new tab)',
      ],
    ],
    [
      'Resources',
      [
        'Regulatory',
        '  RA Agreement (PDF) (opens in a new tab)',
        '  Relying Party Agreement (PDF) (opens in a new tab)',
        '  Identity Proof (PDF) (opens in a new tab)',
        'Repository',
        'Form of Letters',
        '  Authorisation Letter (PDF) (opens in a new tab)',
        '  Proof of Identity and Authorisation Letter (PDF) (opens in a new tab)',
        '  Board Resolution (PDF) (opens in a new tab)',
        '  Authorisation Letter for Government Employees (PDF) (opens in a new tab)',
        '  Security Letter (PDF) (opens in a new tab)',
        '  Revocation Form (PDF) (opens in a new tab)',
        'CCA Guidelines (opens in a new tab)',
      ],
    ],
  ] as const) {
    await page.getByRole('button', { name: menu }).click();
    const item = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: menu }) });
    const shown = await item
      .locator('li li > a, summary, li > a')
      .evaluateAll((all) =>
        all.map(
          (element) => `${element.closest('details') && element.tagName === 'A' ? '  ' : ''}${element.textContent}`,
        ),
      );
    expect(shown).toEqual(entries);
  }
});

test('every entry of the footer leads to its page', async ({ page }) => {
  await page.goto('/careers');
  const footer = page.getByRole('contentinfo');
  for (const [column, name, path] of [
    ['Tutorials', 'Apply for a DSC', '/apply-dsc-process'],
    ['Explore Links', 'Questions and answers', '/Home/Faq'],
    ['Explore Links', 'Downloads', '/downloads'],
    ['Explore Links', 'Repository', '/downloadsRepos'],
    ['Explore Links', 'Contact', '/Home/Contact'],
    ['Explore Links', 'Terms and privacy', '/privacy-policy'],
    ['Explore Links', 'Accessibility', '/accessibility'],
    ['Explore Links', 'Certificates', '/#services'],
  ] as const) {
    await footer.getByRole('navigation', { name: column }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await expect(footer.getByRole('navigation', { name: 'Use Cases' }).getByRole('link')).toHaveCount(8);
});

test('Contact from another page scrolls to the section, 70 px below the top; back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/downloads');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => window.scrollY);
  await main(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  const top = (): Promise<number> =>
    page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 70)).toBeLessThanOrEqual(4);
  await page.goBack();
  await expect(page).toHaveURL(/\/downloads$/);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(4);
});

test('Scroll to top appears after 300 px and scrolls to the top', async ({ page }) => {
  await page.goto('/Home/Faq');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await waitForIdle(page);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('on a phone that is scrolled the bar has the whole seal, and nothing of the name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Home/Contact');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
  const home = page.getByRole('link', { name: 'Mohar, home page' });
  const link = await home.boundingBox();
  const seal = await home.locator('svg').boundingBox();
  expect(seal?.width).toBeGreaterThan(30);
  expect(link?.width).toBeCloseTo(seal?.width ?? 0, 0);
});

test('Scroll to top scrolls smoothly, and at once under reduced motion', async ({ page }) => {
  await page.goto('/Home/Faq');
  const scroll = async (): Promise<readonly number[]> => {
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      window.addEventListener('scroll', () => positions.push(window.scrollY));
    });
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
    return positions.filter((position) => position > 0 && position < 1_000);
  };
  expect((await scroll()).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scroll()).toEqual([]);
});

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
  await expect(page.getByRole('listitem').filter({ hasText: 'Pay the fee' })).toContainText('or later');
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

/** The text of a cell of Downloads, and its link. */
type Cell = readonly [text: string, href: string];
const contact: Cell = ['Support', 'mailto:support@mohar.example'];
/** The text of a link to a maker is the site’s name. */
const page = (href: string): Cell => [new URL(href).host.replace('www.', ''), href];
const ask = (text: string, subject: string): Cell => [
  text,
  `mailto:support@mohar.example?subject=${encodeURIComponent(subject)}`,
];
const absent = (name: string, systems: string): Cell =>
  ask('Available from support', `Please send: ${name} for ${systems}`);
const unlisted = (name: string): Cell => ask('Not listed. Ask us', `Question: ${name} for Mac`);
/** The same for both systems. */
const both = (cell: Cell): readonly Cell[] => [cell, cell];
const dotnet = page('https://dotnet.microsoft.com/en-us/download/dotnet-framework');
const hypersecu: Cell = ['support@hypersecu.com', 'mailto:support@hypersecu.com'];

/** The four groups of Downloads: what the visitor has or looks for, with its cells for Windows and Mac, and its contact. */
const downloads: { readonly [group: string]: { readonly [product: string]: readonly Cell[] } } = {
  Utilities: {
    'Certificate download utility': [
      absent('Certificate download utility', 'Windows'),
      absent('Certificate download utility', 'Mac'),
      contact,
    ],
  },
  'Other required software': {
    'Java runtime (Oracle)': [...both(page('https://www.java.com/en/download/')), contact],
    'Java runtime (Eclipse Temurin, free build)': [...both(page('https://adoptium.net/')), contact],
    '.NET Framework': [dotnet, ['Not needed', ''], contact],
  },
  'Supported token drivers': {
    'WD ProxKey': [...both(page('https://www.watchdata.com/')), contact],
    'Hyp-Epass (HYP2003)': [...both(page('https://hypersecu.com/support')), hypersecu],
    mToken: [...both(page('https://www.longmai.net/')), contact],
    'SafeNet Token': [...both(page('https://supportportal.thalesgroup.com/csm')), contact],
    'Blt4id (Bit4id)': [...both(page('https://www.bit4id.com/en/')), contact],
    TrustKey: [absent('TrustKey driver', 'Windows'), unlisted('TrustKey driver'), contact],
  },
  'Biometric device drivers': {
    Mantra: [
      page('https://www.mantratec.com/'),
      unlisted('Mantra biometric device driver'),
      ['servico@mantratec.com+91 79 4906 8000', 'mailto:servico@mantratec.com'],
    ],
    Morpho: [page('https://www.idemia.com/'), unlisted('Morpho biometric device driver'), contact],
    Startek: [page('https://www.acpl.in.net/'), unlisted('Startek biometric device driver'), contact],
    Precision: [page('https://www.precisionbiometric.co.in/'), unlisted('Precision biometric device driver'), contact],
  },
};

test('both addresses of Downloads have every row of the four groups, with its contact and its link', {
  tag: '@journey',
}, async ({ page }) => {
  for (const path of ['/downloads', '/Home/Downloads']) {
    await page.goto(path);
    await expect(page.getByText(/call our support desk: \+91 00000 00002\./)).toBeVisible();
    for (const [group, expected] of Object.entries(downloads)) {
      const table = section(page, group).getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        /^(?:Program|Your token|Your device)$/,
        /^Windows/,
        /^Mac/,
        /^Contact/,
      ]);
      const shown = await table.locator('tbody tr').evaluateAll((all) =>
        all.map((row) => {
          // The text for assistive technology alone repeats the name.
          for (const hidden of row.querySelectorAll('.visually-hidden, [class*=maker]')) hidden.remove();
          const [name, ...cells] = row.children;
          const read = (cell: Element) => [cell.textContent, cell.querySelector('a')?.getAttribute('href') ?? ''];
          return [name?.firstChild?.textContent, cells.map(read)];
        }),
      );
      expect([path, group, Object.fromEntries(shown)]).toEqual([path, group, expected]);
    }
  }
});

test('a link that asks support for a file names the product and its system', async ({ page }) => {
  await page.goto('/downloads');
  const links = section(page, 'Supported token drivers').getByRole('link', { name: /^Available from support/ });
  await expect(links).toHaveAccessibleName('Available from support by email: TrustKey driver for Windows');
  const makers = page.getByRole('table').getByRole('link', { name: /for (?:Windows|Mac) \(opens/ });
  await expect(makers.nth(4)).toHaveAccessibleName(/^dotnet\.microsoft\.com \.NET Framework for Windows/);
  const names = await makers.evaluateAll((all) => all.map((link) => link.textContent));
  expect(new Set(names).size).toBe(names.length);
  await expect(
    section(page, 'Biometric device drivers').getByRole('link', {
      name: 'Ask us about the Mantra biometric device driver for Mac',
    }),
  ).toBeVisible();
});

for (const [system, userAgent] of [
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36'],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140 Safari/537.36'],
] as const) {
  test.describe(`on ${system}`, () => {
    test.use({ userAgent });

    test(`Downloads marks the column of ${system} and hides no row`, async ({ page }) => {
      await page.goto('/downloads');
      for (const [group, products] of Object.entries(downloads)) {
        const table = section(page, group).getByRole('table');
        await expect(table.getByRole('columnheader', { name: '(your computer)' })).toHaveText(new RegExp(`^${system}`));
        await expect(table.getByRole('rowheader')).toHaveCount(Object.keys(products).length);
      }
    });
  });
}

test('on a phone each product of Downloads is a card with every column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/downloads');
  const card = page.getByRole('row', { name: /TrustKey/ });
  for (const cell of await card.getByRole('cell').all()) await expect(cell).toBeVisible();
  const labels = await card
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels.join()).toMatch(/Windows.*Mac.*Contact/);
});

/** The repository's rows: number, name, version, what is offered, and where it leads. */
const repository = [
  ['1', 'Privacy Policy', '–', 'View', '/privacy-policy'],
  ['2', 'Sub-CA certificate', '–', 'Download', '/repository/sub-ca.cer'],
  ['3', 'CA certificate', '–', 'Download', '/repository/ca.cer'],
  ['4', 'National root CA certificate', '–', 'Download', '/repository/root-ca.cer'],
  ['5', 'CA revocation list (CRL)', '–', 'Download', '/repository/ca.crl'],
  ['6', 'Certification Practice Statement', '4.0.0', 'Download', '/repository/cps-4.0.0.pdf'],
  ['7', 'Certification Practice Statement', '4.0.1', 'Download', '/repository/cps-4.0.1.pdf'],
  ['8', 'Certification Practice Statement', '4.1.1', 'Download', '/repository/cps-4.1.1.pdf'],
  ['9', 'UIDAI Privacy Policy', '1.1', 'Download', '/repository/uidai-privacy-policy.pdf'],
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
