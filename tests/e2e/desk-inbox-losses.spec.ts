import type { Page } from '@playwright/test';
import { listStaff } from '#database/staff/staff-store.ts';
import { addLead, type Desk, enrol, expect, openDesk, test } from './desk.ts';

const unreachable = 'The server cannot be reached';

/** Ends the sessions of a member of staff; returns how to resume them. */
async function endSessions({ store }: Desk, name: string): Promise<() => Promise<unknown>> {
  const member = (await listStaff(store.db)).find((one) => one.name === name);
  const setSeen = (seenAt: string) =>
    store.db
      .updateTable('staffSession')
      .set({ seenAt })
      .where('staffId', '=', member?.id ?? '')
      .execute();
  await setSeen('2026-01-01T00:00:00.000Z');
  return () => setSeen(new Date().toISOString());
}

const signedOut = (page: Page) => page.getByRole('alert').filter({ hasText: 'You were signed out' });

test('a saved reply stays in its form without a connection, and after the session has ended', async ({ browser }) => {
  // Other tests count the saved replies of theirs.
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const page = await enrol(desk, context, 'Sia Saved');
  await page.goto('/replies');
  const form = page.locator('details', { hasText: 'Add a saved reply' });
  await form.getByLabel('Title').fill('Kept title');
  await form.getByLabel('Text').fill('Kept text');
  const expectKept = async (): Promise<void> => {
    await expect(form.getByLabel('Title')).toHaveValue('Kept title');
    await expect(form.getByLabel('Text')).toHaveValue('Kept text');
  };
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeInViewport();
  await expectKept();
  await context.setOffline(false);

  const resume = await endSessions(desk, 'Sia Saved');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(signedOut(page)).toBeVisible();
  await expectKept();
  await resume();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByText('Kept title', { exact: true })).toHaveCount(1);
});

test('a reply in work says that it is not saved while the session has ended, and is saved afterwards', async ({
  desk,
  context,
}) => {
  const id = await addLead(desk, 'Dara Draft');
  const page = await enrol(desk, context, 'Dora Draft');
  await page.goto(`/leads/${id}`);
  const resume = await endSessions(desk, 'Dora Draft');
  await page.getByLabel('Text', { exact: true }).fill('Dear Dara, yes.');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Dear Dara, yes.');
  await resume();
  await expect(page.getByText(/^Saved for you at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Dear Dara, yes.');
});

test('an older save that is still on its way does not replace the draft that is saved on leaving', async ({
  desk,
  context,
}) => {
  const id = await addLead(desk, 'Lata Late');
  const page = await enrol(desk, context, 'Lina Late');
  await page.goto(`/leads/${id}`);
  const started = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const older = Promise.withResolvers<void>();
  await page.route(
    '**/draft*',
    async (route) => {
      started.resolve();
      await gate.promise;
      // Fails where the page has ended the request.
      await route.continue().catch(() => {});
      older.resolve();
    },
    { times: 1 },
  );
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Dear Lata, half');
  await started.promise;
  await text.fill('Dear Lata, all of it.');
  const newer = page.waitForResponse(`**/leads/${id}/draft*`);
  await page.getByRole('link', { name: 'Figures' }).click();
  expect((await newer).ok()).toBe(true);
  gate.resolve();
  await older.promise;
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
  await page.goto(`/leads/${id}`);
  await expect(text).toHaveValue('Dear Lata, all of it.');
});

test('an open list says that the session has ended, until it is resumed', async ({ desk, context }) => {
  await addLead(desk, 'Lea Open');
  const page = await enrol(desk, context, 'Lena List');
  await page.clock.install();
  await page.goto('/?view=all');
  // Until the scripts are there.
  await expect(page.getByRole('button', { name: 'Take them' })).toBeHidden();
  const resume = await endSessions(desk, 'Lena List');
  const ended = page
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended, so this page shows no more changes.' });
  await page.clock.fastForward(11_000);
  await expect(ended.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await resume();
  await page.clock.fastForward(11_000);
  await expect(ended).toBeHidden();
});

test('selected leads, and a day to follow up on, stay without a connection and after the session has ended', async ({
  desk,
  context,
}) => {
  const id = await addLead(desk, 'Bina Bulk');
  const page = await enrol(desk, context, 'Ben Bulk');
  await page.goto('/?view=all&search=bina.bulk');
  const box = page.getByRole('checkbox', { name: 'Select Bina Bulk' });
  await box.check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Take them' }).click();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeInViewport();
  await expect(box).toBeChecked();
  await context.setOffline(false);
  const resumeBulk = await endSessions(desk, 'Ben Bulk');
  await page.getByRole('button', { name: 'Take them' }).click();
  await expect(signedOut(page)).toBeVisible();
  await expect(box).toBeChecked();
  await resumeBulk();
  await page.getByRole('button', { name: 'Take them' }).click();
  await expect(page.getByText('You have taken 1 lead.')).toBeVisible();

  await page.goto(`/leads/${id}`);
  await page.getByLabel('Follow up on').fill('2026-12-24');
  const resumeDay = await endSessions(desk, 'Ben Bulk');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(signedOut(page)).toBeVisible();
  await expect(page.getByLabel('Follow up on')).toHaveValue('2026-12-24');
  await resumeDay();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Saved\. .*This lead comes back in “Follow up” on 24 Dec 2026\./)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Follow up on')).toHaveValue('2026-12-24');
});
