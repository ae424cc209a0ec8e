import { publishNotice } from '#services/desk/notices.ts';
import { makePicture } from '#tests/pictures.ts';
import { startServer } from '#tests/server.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { samplePdf } from '#tests/submissions.ts';
import { enrol, expect, openDesk, test } from './desk.ts';

test('an editor publishes a notice with a PDF that ends on a day; the site shows it, and no more once it is withdrawn', {
  tag: '@journey',
}, async ({ desk, context }) => {
  await using site = await startServer({ DATA_DIR: desk.dataDir });
  const page = await enrol(desk, context, 'Esha Editor', 'editor');
  await page.getByText('New notice').click();
  const form = page.locator('form:has([name=intent][value=notice])');
  const title = form.getByLabel('Title');
  await title.fill('Revised fee schedule <b>');
  await page.getByLabel('Last day').first().fill('2099-12-31');
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  // The wrong field has the message and the focus; what was typed stays.
  await expect(page.getByRole('alert')).toContainText('Not saved: the link is missing.');
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/^The link is missing\./);
  await expect(title).toHaveValue('Revised fee schedule <b>');
  // A link that was typed does not count once a file is chosen.
  await link.fill('/pricing');
  await page.getByLabel('A PDF or a picture').check();
  await page
    .getByLabel('PDF or picture', { exact: true })
    .setInputFiles({ name: 'fees.pdf', mimeType: 'application/pdf', buffer: samplePdf });
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  await expect(title).toHaveValue('');
  const row = page.getByRole('row', { name: /Revised fee schedule <b> Notice/ });
  await expect(row).toContainText('31 Dec 2099, 24:00');

  const visitor = await context.newPage();
  const notice = visitor.getByRole('link', { name: /Revised fee schedule <b>/ }).first();
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(notice).toBeAttached({ timeout: 500 });
  }).toPass();
  const href = await notice.getAttribute('href');
  expect((await visitor.request.get(new URL(href ?? '', site.url).href)).headers()['content-type']).toBe(
    'application/pdf',
  );

  // The list stays filtered.
  await page.getByLabel('Title contains').fill('Revised');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('link', { name: 'Live 1' })).toBeVisible();
  await row.getByLabel(/^More: /).click();
  await row.getByRole('button', { name: 'Withdraw: Revised fee schedule <b>' }).click();
  await expect(row).toContainText('Withdrawn');
  await expect(page.getByRole('link', { name: 'Withdrawn 1' })).toBeVisible();
  await expect(page.getByText('Withdrawn: Revised fee schedule <b>. Visitors do not see it any more.')).toBeVisible();
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(visitor.getByRole('link', { name: /Revised fee schedule/ })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('what is typed into one form stays when another one, or a row of the list, is saved', async ({
  desk,
  context,
}) => {
  const editor = await addStaff(desk.store, 'Bea Banner', 'editor');
  const notice = { title: 'A row to withdraw', href: '/pricing', alt: '', from: '', until: '', file: undefined };
  await publishNotice(createDeskContext(desk.store), editor, notice);
  const page = await enrol(desk, context, 'Bina Banner', 'editor');
  const typed = page.locator('form:has([name=intent][value=banner])').getByLabel('Text');
  await page.getByText('New banner').click();
  await typed.fill('Holidays on the 24th');
  await page.getByLabel('More: A row to withdraw').click();
  await page.getByRole('button', { name: 'Withdraw: A row to withdraw' }).click();
  await expect(page.getByText('Withdrawn: A row to withdraw.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Show again: A row to withdraw' }).click();
  await expect(page.getByText('Shown again.')).toBeVisible();
  await expect(typed).toHaveValue('Holidays on the 24th');
  await page.getByText('New notice').click();
  const form = page.locator('form:has([name=intent][value=notice])');
  await form.getByLabel('Title').fill('Another notice');
  await form.getByLabel('Link', { exact: true }).fill('/pricing');
  await form.getByRole('button', { name: 'Publish the notice' }).click();
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(typed).toHaveValue('Holidays on the 24th');
});

test('advertisements are published, and put into an order by dragging, by the keyboard and without scripts', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await using site = await startServer({ DATA_DIR: desk.dataDir });
  const page = await enrol(desk, context, 'Adele Order', 'editor');
  const buffer = await makePicture('png', 600, 400);
  await page.getByText('New advertisement').click();
  const form = page.locator('form:has([name=intent][value=advertisement])');
  const picture = form.getByLabel('Picture', { exact: true });
  const alt = form.getByLabel('What the picture shows');
  // A refused file is named; what was typed stays.
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  await alt.fill('Ask us <b>');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(alt).toHaveValue('Ask us <b>');
  for (const title of ['Ask us <b>', 'Buy a token', 'Sign a tender']) {
    if (title !== 'Ask us <b>') await page.getByText('New advertisement').click();
    await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await alt.fill(title);
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(form).toBeHidden();
  }
  await page.getByRole('link', { name: 'Order of the advertisements' }).click();
  const rows = page.getByRole('region', { name: 'Order of the advertisements' }).getByRole('listitem');
  const expectOrder = (...titles: string[]): Promise<void> => expect(rows).toContainText(titles);
  await expectOrder('Ask us <b>', 'Buy a token', 'Sign a tender');

  await rows.nth(2).dragTo(rows.nth(0));
  await expectOrder('Sign a tender', 'Ask us <b>', 'Buy a token');
  // By the keyboard the focus stays with what is moved, to the end and back.
  await page.getByRole('button', { name: 'Move down: Ask us <b>' }).press('Enter');
  await expectOrder('Sign a tender', 'Buy a token', 'Ask us <b>');
  await expect(page.getByRole('button', { name: 'Move up: Ask us <b>' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder('Sign a tender', 'Ask us <b>', 'Buy a token');
  await expect(page.getByRole('button', { name: 'Move up: Ask us <b>' })).toBeFocused();

  await page.getByRole('button', { name: 'Move to the first place: Buy a token' }).click();
  await expectOrder('Buy a token', 'Sign a tender', 'Ask us <b>');
  await page.getByRole('button', { name: 'Move down: Buy a token' }).click();
  await expectOrder('Sign a tender', 'Buy a token', 'Ask us <b>');
  await page.getByRole('button', { name: 'Move up: Ask us <b>' }).click();
  await expectOrder('Sign a tender', 'Ask us <b>', 'Buy a token');

  // Another tab has an older list: it gets a notice and the current order.
  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const other = await plain.newPage();
  await other.goto('/published?kind=advertisement');
  await page.keyboard.press('Enter');
  await expectOrder('Ask us <b>', 'Sign a tender', 'Buy a token');
  await other.getByRole('button', { name: 'Move up: Buy a token' }).click();
  await expect(other.getByRole('alert')).toContainText('Somebody else changed the advertisements meanwhile.');
  await other.getByRole('button', { name: 'Move up: Buy a token' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Changed.' })).toBeVisible();

  const visitor = await context.newPage();
  const alts = visitor.locator('#attention img');
  await expect(async () => {
    await visitor.goto(site.url);
    expect(await alts.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))).toEqual([
      ...['Ask us <b>', 'Buy a token', 'Sign a tender'],
    ]);
  }).toPass();
});

test('a published notice is corrected where it is, with and without scripts; of two tabs the second is told', async ({
  browser,
}) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await using site = await startServer({ DATA_DIR: desk.dataDir });
  const page = await enrol(desk, context, 'Cora Rection', 'editor');
  const publish = { title: 'Ofice closed <b>', href: '/pricing', file: undefined, alt: '', from: '', until: '' };
  await publishNotice(createDeskContext(desk.store), await addStaff(desk.store, 'Adele', 'editor'), publish);
  const open = async (tab: typeof page): Promise<void> => {
    await tab.goto('/published');
    await tab.getByRole('link', { name: /ice closed <b>/ }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Change a notice');
  };
  await open(page);
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('Ofice closed <b>');
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('/pricing');
  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const other = await plain.newPage();
  await open(other);
  await title.fill('Office closed <b>');
  await page.getByLabel('A PDF or a picture').check();
  await page
    .getByLabel('PDF or picture', { exact: true })
    .setInputFiles({ name: 'closed.pdf', mimeType: 'application/pdf', buffer: samplePdf });
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Changed.' })).toBeVisible();
  await expect(page).toHaveTitle(/^Office closed <b>/);
  await expect(page.getByRole('link', { name: /Open the PDF/ })).toBeVisible();

  await other.getByLabel('Title').fill('Office closed <b> on Friday');
  await other.getByLabel('Last day').fill('2099-12-31');
  await other.getByRole('button', { name: 'Save the change' }).click();
  await expect(other.getByRole('alert')).toContainText('Somebody else changed this item since you opened it.');
  await expect(other.getByLabel('Title')).toHaveValue('Office closed <b> on Friday');
  await other.getByLabel('A PDF or a picture').check();
  await other.getByRole('button', { name: 'Save the change' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Changed.' })).toBeVisible();
  await expect(other.getByText(/^Live Visitors see it since .*, until 31 Dec 2099, 24:00 IST\.$/)).toBeVisible();

  // A refused withdrawal sends none of the fields; they keep what is saved.
  await other.locator('[name=name]').evaluate((input: HTMLInputElement) => input.setAttribute('value', 'notice/none'));
  await other.getByRole('button', { name: 'Withdraw: Office closed <b> on Friday' }).click();
  await expect(other.getByRole('alert')).toContainText('This item does not exist any more.');
  await expect(other.getByLabel('Title')).toHaveValue('Office closed <b> on Friday');
  await expect(other.getByLabel('Last day')).toHaveValue('2099-12-31');

  const visitor = await context.newPage();
  const notice = visitor.getByRole('link', { name: /Office closed <b> on Friday/ }).first();
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(notice).toBeAttached({ timeout: 500 });
  }).toPass();
  // What is typed stays when the notice is withdrawn and shown again.
  await open(page);
  await title.fill('Office closed <b> on Monday');
  await page.getByRole('button', { name: 'Withdraw: Office closed <b> on Friday' }).click();
  await expect(page.getByText('Withdrawn. Visitors do not see it any more.')).toBeVisible();
  await expect(title).toHaveValue('Office closed <b> on Monday');
  await page.getByRole('button', { name: 'Show again: Office closed <b> on Friday' }).click();
  await expect(page.getByText('Shown again.')).toBeVisible();
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw: Office closed <b> on Monday' })).toBeVisible();
  const file = await visitor.request.get(new URL('/notices/1', site.url).href);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await page.goto('/items/notice/none'))?.status()).toBe(404);
  await expect(page.getByText('There is no notice or advertisement at this address.')).toBeVisible();
});
