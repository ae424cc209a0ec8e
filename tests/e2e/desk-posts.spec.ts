import { routes } from '#domain/site/routes.ts';
import { makePicture } from '#tests/pictures.ts';
import { startServer } from '#tests/server.ts';
import { enrol, expect, startPost, test } from './desk.ts';

test('an editor writes a post that saves itself, adds a picture, previews, publishes, compares and restores', {
  tag: '@journey',
}, async ({ desk, context }) => {
  await using site = await startServer({ DATA_DIR: desk.dataDir });
  const page = await enrol(desk, context, 'Pia Post', 'editor');
  await startPost(page, 'Renew <b>before</b> the tender');
  await expect(page).toHaveURL(/\/posts\/renew-b-before-b-the-tender$/);
  await page.getByLabel('Summary').fill('Two weeks before the last day.');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('early');
  await text.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**early**');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('**early**');

  // A picture that is pasted is chosen; without a description it is refused.
  const bytes = await makePicture('png', 600, 400);
  await text.press('End');
  await text.evaluate((area, base64) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([file], 'token.png', { type: 'image/png' }));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, bytes.toString('base64'));
  const alt = page.getByLabel('What the picture shows');
  await expect(alt).toBeFocused();
  await page.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Not saved: the description of the picture is missing' }),
  ).toBeVisible();
  await alt.fill('A token in a laptop');
  await page.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(text).toHaveValue(/^\*\*early\*\*\n\n!\[A token in a laptop\]\(\/media\/[0-9a-f]{32}\/480\.jpeg\)/);

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Preview', exact: true }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Renew <b>before</b> the tender');
  const shown = preview.getByRole('img', { name: 'A token in a laptop' });
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(await preview.getByRole('navigation').first().isVisible()).toBe(true);
  await preview.close();

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(site.url + routes.blog.path);
    await expect(visitor.getByText('Renew <b>before</b> the tender').first()).toBeVisible({ timeout: 500 });
  }).toPass();

  await text.fill('late');
  await page.getByRole('button', { name: 'Update the published post' }).click();
  await expect(page.getByRole('link', { name: /^Compare with the version/ })).toHaveCount(2);
  await page
    .getByRole('link', { name: /^Compare with the version/ })
    .last()
    .click();
  await expect(page.getByRole('insertion').filter({ hasText: 'late' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text).toHaveValue(/^\*\*early\*\*/);
  await expect(page.getByText('It has unpublished changes.')).toBeVisible();
});

test('of two tabs with one post the second is told, and what it has stays; saving again replaces the first', async ({
  desk,
  context,
}) => {
  const first = await enrol(desk, context, 'Tara Tabs', 'editor');
  await startPost(first, 'Two tabs');
  await expect(first).toHaveURL(/\/posts\/two-tabs$/);
  const second = await context.newPage();
  await second.goto('/posts/two-tabs');
  const textOf = (page: typeof first) => page.getByLabel('Text', { exact: true });
  await textOf(first).fill('Of the first tab');
  await expect(first.getByText('Saved.', { exact: true })).toBeVisible();
  await textOf(second).fill('Of the second tab');
  const problem = second.getByRole('alert').filter({ hasText: 'Somebody else saved this post' });
  await expect(problem).toBeVisible();
  await expect(textOf(second)).toHaveValue('Of the second tab');
  // Only Save replaces the other text: Publish is refused again, and so is a picture.
  await second.getByLabel('Summary').fill('A summary');
  await second.getByRole('button', { name: 'Publish now' }).click();
  await expect(problem).toBeVisible();
  await expect(textOf(second)).toHaveValue('Of the second tab');
  await first.reload();
  await expect(textOf(first)).toHaveValue('Of the first tab');
  await expect(first.getByText('It has unpublished changes.')).toBeHidden();
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Saved.', { exact: true })).toBeVisible();
  await first.reload();
  await expect(textOf(first)).toHaveValue('Of the second tab');
});

test('a post is written without scripts, with a picture; a broken link is named with its line', async ({
  desk,
  context,
  browser,
}) => {
  const signedIn = await enrol(desk, context, 'Nora NoScript', 'editor');
  await using plain = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  await plain.addCookies(await signedIn.context().cookies());
  const page = await plain.newPage();
  await page.goto('/published');
  await startPost(page, 'Without scripts');
  await page.getByLabel('Summary').fill('Plain forms.');
  await page.getByLabel('Text', { exact: true }).fill('One.\n\n[Two](/nowhere)');
  await page.getByText('Add a picture').click();
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePicture('png', 600, 400) });
  await page.getByLabel('What the picture shows').fill('A token');
  await page.getByRole('button', { name: 'Put it into the text' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/nowhere\)\s+!\[A token\]/);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').first()).toContainText('line 3: "/nowhere" is a broken link');
  await text.fill('One.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
});

test('a scheduled post says when it appears without later changes, and is cancelled in the list', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Sonia Scheduler', 'editor');
  await page.goto('/published');
  await startPost(page, 'Holidays of the support desk');
  await page.getByLabel('Summary').fill('When we answer at the end of the year.');
  await page.getByLabel('Text', { exact: true }).fill('We answer until the 24th.');
  await page.getByText('Publish later').click();
  await page.getByLabel('Appears at (IST)').fill('2099-12-01T10:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^It appears/ })).toBeInViewport();
  await expect(page.getByText(/^It appears 1 Dec 2099, 10:00 IST\./).first()).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('We answer until the 23rd.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(page.getByText(/It appears .* without the changes saved since\./)).toBeVisible();

  await page.getByRole('link', { name: 'All of the website' }).click();
  const row = page.getByRole('row', { name: /Holidays of the support desk/ });
  await expect(row).toContainText('1 Dec 2099, 10:00');
  await row.getByLabel(/^More: /).click();
  await row.getByRole('button', { name: /^Unschedule/ }).click();
  await expect(page.getByText('Unscheduled. It does not appear.')).toBeVisible();
  await expect(row).toContainText('Withdrawn');
  // Shown after all, it is of today.
  await row.getByLabel(/^More: /).click();
  await row.getByRole('button', { name: /^Show again/ }).click();
  await expect(row).toContainText('Live');
  await expect(row).not.toContainText('2099');
  expect(await desk.store.db.selectFrom('scheduledChange').selectAll().where('kind', '=', 'post').execute()).toEqual(
    [],
  );
});
