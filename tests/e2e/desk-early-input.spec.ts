import { setTimeout } from 'node:timers/promises';
import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';
import { enrol, expect, test } from './desk.ts';

test('what is typed before the scripts are there stays, counts as unsaved, and is what is sent', async ({
  desk,
  context,
}) => {
  test.slow();
  const saved = await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Ema Early' });
  const page = await enrol(desk, context, 'Elif Early');
  // Nothing but the greeting and the end of the template: it is refused, unless something else is mixed into it.
  const text = 'Dear Ema Early,\n\nThank you for writing to us.\n\nRegards,';
  for (const delay of [0, 60, 120, 180, 1_000]) {
    await context.route('**/*.js', async (route) => {
      await setTimeout(delay);
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(`/leads/${'id' in saved ? saved.id : ''}`, { waitUntil: 'commit' });
    await page.getByLabel('Text').fill(text);
    await expect(page.locator('form[data-unsaved]')).toHaveCount(1);
    await expect(page.getByLabel('Text')).toHaveValue(text);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'nothing but the greeting' })).toBeInViewport();
    await expect(page.getByLabel('Text')).toHaveValue(text);
    page.once('dialog', (dialog) => dialog.accept());
    await context.unroute('**/*.js');
  }
});
