import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';
import { enrol, expect, tabTo, test } from './desk.ts';

test('the inbox is worked on by the keyboard alone', async ({ desk, context }) => {
  await storeEnquiry(desk.store.db, { ...sampleEnquiry, name: 'Keyboard Only', email: 'keys@x.example' });
  const page = await enrol(desk, context, 'Kira Keys');
  await tabTo(page, /^Search/);
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=keyboard/);
  await tabTo(page, /^Keyboard Only/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keyboard Only' })).toBeVisible();
  await tabTo(page, /^Take this lead/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Status')).toHaveValue('in-progress');
  await tabTo(page, /^Note or answer/);
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('By keyboard')).toBeVisible();
});

test('a notice and a post are published, and withdrawn, by the keyboard alone', async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Kiran Keys', 'editor');
  const type = async (name: RegExp, text: string): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const press = async (name: RegExp): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await press(/^New notice/);
  await type(/^Title/, 'Closed on Friday');
  await type(/^Link/, '/pricing');
  await press(/^Publish the notice/);
  await expect(page.getByText('Published.')).toBeVisible();
  await press(/^More: Closed on Friday/);
  await press(/^Withdraw: Closed on Friday/);
  await expect(page.getByRole('row', { name: /Closed on Friday/ })).toContainText('Withdrawn');

  await press(/^Write a post/);
  await type(/^Title/, 'Keys alone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/posts\/keys-alone$/);
  await type(/^Summary/, 'No mouse.');
  await press(/^Bold/);
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.type('word');
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue('**word**');
  await text.press('ControlOrMeta+End');
  // Enter in an item begins the next one, and ends the list in an empty one.
  for (const line of ['', '- one', 'two', '', '8. eight', 'nine', '']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('end');
  await expect(text).toHaveValue('**word**\n- one\n- two\n\n8. eight\n9. nine\n\nend');
  await press(/^Publish now/);
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  await press(/^Website/);
  await press(/^More: Keys alone/);
  await press(/^Withdraw: Keys alone/);
  await expect(page.getByRole('row', { name: /Keys alone/ })).toContainText('Withdrawn');
});
