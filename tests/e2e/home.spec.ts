import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete, its menus and categories of questions open, and the form says that it needs JavaScript', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of ['hero', 'about', 'services', 'faq', 'contact']) {
      await expect(page.locator(`#${name}`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Customer Support' }).click();
    await expect(page.getByRole('link', { name: 'DSC Application Status' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'DSC Application Status' })).toBeHidden();

    await page.getByText('Application and Verification', { exact: true }).click();
    await expect(page.locator('#application-and-verification').getByRole('link')).toBeVisible();
    await expect(page.getByText('This form needs JavaScript to send.')).toBeVisible();
  });
});

// The specification's section 1; the addresses are the shipped brand's.
test('the hero’s four buttons lead to the portals, in a new tab', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  for (const [name, href] of [
    ['Apply DSC', 'https://portal.mohar.example/sign-up'],
    ['KYC Login', 'https://portal.mohar.example/sign-up'],
    ['New Partner Login', 'https://partners.mohar.example/login'],
    ['Old Partner Login', 'https://partners-old.mohar.example/dashboard/login'],
  ] as const) {
    const link = hero.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('the gallery shows three pictures, hides their copies from assistive technology, and can be paused', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  await expect(hero.locator('figure')).toHaveCount(6);
  await expect(hero.getByRole('figure')).toHaveCount(3);
  const track = hero.locator('figure').first().locator('xpath=../..');
  const state = (): Promise<string> => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  expect(await state()).toBe('running');
  const pause = hero.locator('label').filter({ hasText: 'Pause gallery' });
  await pause.click();
  await expect(hero.getByRole('checkbox', { name: 'Pause gallery' })).toBeChecked();
  await page.mouse.move(0, 0);
  expect(await state()).toBe('paused');
  await pause.click();
  await page.locator('h1').click();
  expect(await state()).toBe('running');
});

test('About shows the year, the badge and four features, and links to the certificates', async ({ page }) => {
  await page.goto('/');
  const about = page.locator('#about');
  await expect(about).toContainText('incorporated in 2019');
  await expect(about).toContainText('10+ Years of Experience');
  for (const [title, text] of [
    [
      'Legally Compliant',
      /This website is only a demonstration and has no licence\..*IT Act 2000\)\. The Controller .* has approved that real/,
    ],
    ['Highly Secure', /HSM-based encryption/],
    ['Verified Identity', /your PAN \(tax number\), and your Aadhaar/],
    ['Instant Support', /phone and email/],
  ] as const) {
    await expect(about.getByRole('listitem').filter({ hasText: title })).toContainText(text);
  }
  await about.getByRole('link', { name: 'Learn More About Us' }).click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect
    .poll(() => page.locator('#services').evaluate((section) => section.getBoundingClientRect().top))
    .toBeCloseTo(70, -1);
});

const cards = {
  'Individual DSC': [
    /Sign returns, company forms/,
    /your PAN, a video, and Aadhaar or another government photo identity/,
    /1, 2 or 3 years/,
  ],
  'Organisational DSC': [
    /tender sites ask/,
    /proof that the organisation exists, and an authorisation letter/i,
    /When the holder leaves, the organisation must ask us to revoke the certificate/,
  ],
  'Foreign National DSC': [
    /passport, proof of address, and one of these three: a visa, a residence permit or an identity card/,
    /If you have a PAN/,
    /company forms, tenders and customs/,
  ],
  'Document Signer': [
    /without a person at the keyboard/,
    /hardware security module \(HSM\)/,
    /certificate of their own/,
  ],
};

test('each card has three points and links to the portal', async ({ page }) => {
  await page.goto('/');
  for (const [title, points] of Object.entries(cards)) {
    const card = page.locator('#services > ul > li').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByRole('listitem')).toHaveText(points);
    await expect(card.getByRole('link', { name: /^Buy DSC/ })).toHaveAttribute(
      'href',
      'https://portal.mohar.example/sign-up',
    );
  }
});

test('one category of questions is open at a time, each answer on its own', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/#faq');
  const category = (slug: string) => page.locator(`details#${slug}`);
  await expect(page.locator('#faq details[name]')).toHaveCount(7);
  await category('general').locator('> summary').click();
  await expect(category('general')).toHaveAttribute('open', '');
  await category('general').locator('details summary').nth(0).click();
  await category('general').locator('details summary').nth(1).click();
  await expect(category('general').locator('details[open]')).toHaveCount(2);
  await category('usage-on-government-portals').locator('> summary').click();
  await expect(category('general')).not.toHaveAttribute('open');
  await category('usage-on-government-portals').locator('> summary').click();
  await expect(page.locator('#faq details[name][open]')).toHaveCount(0);
});

test('a marker shows + while a category or question is closed, − while it is open', async ({ page }) => {
  await page.goto('/#faq');
  const marker = (summary: Locator): Promise<string> =>
    summary.evaluate((element) => getComputedStyle(element, '::after').content);
  const category = page.locator('details#general > summary');
  const question = page.locator('details#general details > summary').first();
  expect(await marker(category)).toBe('"+"');
  await category.click();
  await expect.poll(() => marker(category)).toBe('"−"');
  expect(await marker(question)).toBe('"+"');
  await question.click();
  await expect.poll(() => marker(question)).toBe('"−"');
  await category.click();
  await expect.poll(() => marker(category)).toBe('"+"');
});

test('under the questions Read More leads to the whole FAQ, and Contact Us to the contact section', async ({
  page,
}) => {
  await page.goto('/#faq');
  const faq = page.locator('#faq');
  await expect(faq.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/Home/Faq');
  await faq.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect
    .poll(() => page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top))
    .toBeCloseTo(70, -1);
});

test('page and policy: hashes for inline scripts, nothing unsafe, title, description and canonical address', async ({
  page,
  site,
}) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+;/);
  expect(policy).not.toContain('unsafe');
  await expect(page).toHaveTitle('Digital signature certificates for India · Mohar');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /tenders, ICEGATE, DGFT/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/);
  const assets = await page.locator('script[src], link[rel=stylesheet]').count();
  expect(assets).toBeGreaterThan(0);
  const script = await page.request.get(new URL('/seal.svg', site.url).href);
  expect(script.headers()['content-encoding']).toBe('br');
});

test('the contact section has a form, both offices with maps, the hours, two emails and two phones', async ({
  page,
}) => {
  await page.goto('/#contact');
  const contact = page.locator('#contact');
  await expect(contact.getByRole('form', { name: 'Write to us' })).toBeVisible();
  const card = contact.locator('dl');
  for (const [office, address, map, href] of [
    ['Corporate office', /Noida/, 'Map of the corporate office', /Noida/],
    ['Registered office', /Meerut/, 'Map of the registered office', /Meerut/],
  ] as const) {
    const entry = card.locator('> div').filter({ hasText: office });
    await expect(entry.locator('address')).toHaveText(address);
    const link = entry.getByRole('link', { name: map });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(card.getByText('Monday to Saturday')).toBeVisible();
  await expect(card.locator('a[href^="mailto:"]')).toHaveText(['info@mohar.example', 'sales@mohar.example']);
  await expect(card.locator('a[href^="tel:"]')).toHaveText(['+91 00000 00002', '+91 00000 00001']);
});

for (const [where, path, scope] of [
  ['the contact section of home', '/#contact', '#contact'],
  ['the contact page', '/Home/Contact', 'main'],
] as const) {
  test(`${where} has the support image beside the form, in the colours of the theme`, async ({ page }) => {
    await page.goto(path);
    const drawing = page.locator(scope).getByRole('img', { name: /^Drawing of our support desk/ });
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toBeVisible();
    const read = () => drawing.evaluate((svg) => [getComputedStyle(svg).stroke, svg.getBoundingClientRect().width]);
    const [light, width] = await read();
    // Drawn, and not an empty reference.
    expect(await drawing.evaluate((svg) => (svg as SVGGraphicsElement).getBBox().width)).toBeGreaterThan(200);
    expect(width).toBeGreaterThanOrEqual(180);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await read())[0]).not.toBe(light);
  });
}

test('nothing on the page asks for a login', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('input[type=password]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form has the same styles on the home page as on the contact page', async ({ page }) => {
    const read = async (path: string): Promise<unknown> => {
      await page.goto(path);
      return page.locator('main form').evaluate((form) =>
        [...form.querySelectorAll('input, textarea, fieldset, div[aria-hidden]')].map((element) => {
          const { position, borderRadius, backgroundColor, display, paddingInlineStart } = getComputedStyle(element);
          return [position, borderRadius, backgroundColor, display, paddingInlineStart];
        }),
      );
    };
    const onContact = await read('/Home/Contact');
    expect(await read('/')).toEqual(onContact);
  });
});

test('the body of the home page leads to the eight topics', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('#services').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => href.startsWith('/use-cases/'))).toHaveLength(8);
});
