import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './site.ts';

/** Years ahead, so that the test does not depend on today; 14 January 2031 is a Tuesday. */
const far = { day: '2031-01-14', time: '15:00' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('five questions lead to a plan, whose address has the answers', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/choose');
    for (const answer of ['E-Tender', 'An organisation', 'No', 'No, or an old one']) {
      await page.getByRole('main').getByRole('link', { name: answer, exact: true }).click();
    }
    await page.getByLabel('Day').fill(far.day);
    await page.getByLabel('Time in India').fill(far.time);
    await page.getByRole('button', { name: 'Show my plan' }).click();

    await expect(page).toHaveURL(
      /for=e-tender&signer=organisation&encryption=no&token=no&day=2031-01-14&time=15%3A00$/,
    );
    const plan = page.getByRole('main');
    await expect(plan).toContainText('You can still meet your deadline.');
    await expect(plan.getByRole('link', { name: 'Indian, Organization, Sign' })).toHaveAttribute(
      'href',
      /category=organization/,
    );
    await expect(plan.getByRole('row', { name: /^1 year / })).toContainText('₹850');
    await expect(plan.getByRole('link', { name: /Board Resolution/ })).toBeVisible();
    // Three working days before Tuesday, 14 January, 15:00, and two more for the token, without Sunday the 12th.
    await expect(plan).toContainText(
      'Order the token, apply, submit the papers, record the video and pay by Wed 8 Jan 2031, 3:00 pm IST.',
    );

    await page.getByRole('link', { name: 'Change' }).nth(3).click();
    await expect(page.getByRole('heading', { name: /USB token/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Yes', exact: true }).click();
    await expect(page).toHaveURL(/token=yes&day=2031-01-14/);
  });

  test('a day that is not in the calendar is asked for again, and what was typed stays', async ({ page }) => {
    await page.goto('/choose?for=irctc-e-ticketing&token=yes&day=2031-02-30&time=15:00');
    await expect(page.getByText(/Enter a day, such as/)).toBeVisible();
    await expect(page.getByLabel('Time in India')).toHaveValue('15:00');
  });

  test('a past date says so, and nothing is laid back from it', async ({ page }) => {
    await page.goto('/choose?for=irctc-e-ticketing&token=yes&day=2020-01-01&time=15:00');
    await expect(page.getByText('This date is past.')).toBeVisible();
    await expect(page.getByText(/apply and pay/i)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /calendar/ })).toHaveCount(0);
  });
});

test('the dates are a calendar, the address can be copied, and the plan passes axe and can be printed', async ({
  page,
  site,
}) => {
  const query = `for=mca-income-tax-gst&signer=self&token=yes&day=${far.day}&time=${far.time}`;
  await page.goto(`/choose?${query}`);
  const calendar = await page.request.get(`${site.url}/choose/plan.ics?${query}`);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = (await calendar.text()).replaceAll('\r\n ', '');
  // The deadline in UTC, and Aadhaar eKYC within opening hours until two hours before it.
  expect(text).toContain('DTSTART:20310114T093000Z');
  expect(text).toContain('DTSTART:20310114T071500Z');
  expect((await page.request.get(`${site.url}/choose/plan.ics?for=dgft`)).status()).toBe(404);
  const railway = `for=irctc-e-ticketing&signer=self&token=yes&day=${far.day}&time=${far.time}`;
  expect(await (await page.request.get(`${site.url}/choose/plan.ics?${railway}`)).text()).toContain('SUMMARY:Log in');
  await page.getByRole('button', { name: /Copy the address/ }).click();
  await expect(page.getByText(/^(?:Copied|Select the text to copy it)$/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('You can still meet your deadline.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start again' })).toBeHidden();
});

test('a form without a day is asked for it on the page, and keeps the time', async ({ page }) => {
  await page.goto('/choose?for=e-tender&signer=organisation&encryption=no&token=no');
  await expect(page.getByText('Enter a day, such as')).toBeHidden();
  await page.getByLabel('Time in India').fill('15:00');
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(page.getByText('Enter a day, such as')).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Time in India')).toHaveValue('15:00');
});

test('home and the prices lead to the questions, and the keyboard answers them', async ({ page }) => {
  for (const path of ['/', '/pricing']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Answer up to five questions' })).toHaveAttribute('href', '/choose');
  }
  await page.goto('/choose');
  const first = page.getByRole('link', { name: 'ICEGATE', exact: true }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who signs?' })).toBeVisible();
});
