import { addNote } from '#services/desk/leads.ts';
import { saveSavedReply } from '#services/desk/saved-replies.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { sampleApplication, sampleEnquiry, samplePartner, storeApplication, storeEnquiry } from '#tests/submissions.ts';
import { enrol, test } from './desk.ts';

const names = [
  'Asha Rao',
  'Imran Qureshi',
  'Fatima Shaikh',
  'Vikram Singh',
  'आशा शर्मा',
  'Gita Nair',
  'Ravi Das',
  'Lakshmi Venkataraman Subramanian',
  'Arjun Mehta',
  'Neha Gupta',
  'Suresh Kumar',
  'Priya Iyer',
];
const messages = [
  'We bid for a tender tomorrow at 3 pm and have no certificate. Which one do we need, and how long does it take?',
  'Please call me back about forty certificates for our clients.',
  'My token is not recognised on Windows 11.',
  'Price for 2 years with token?',
];
test('shots', async ({ desk, context }) => {
  test.setTimeout(300_000);
  let first = '';
  for (let i = 0; i < 60; i++) {
    const now = new Date(Date.now() - i * 47 * 60_000);
    const e = {
      ...(i % 5 === 1 ? samplePartner : sampleEnquiry),
      name: names[i % 12]!,
      email: `p${i % 20}@x.example`,
      phone: `98${String(10000000 + i * 7919)}`,
      message: messages[i % 4]!,
    };
    const saved =
      i % 7 === 3
        ? await storeApplication(desk.store.db, { ...sampleApplication, email: `c${i}@x.example` }, undefined, { now })
        : await storeEnquiry(desk.store.db, e, { now, metadata: { honeypot: i === 20 ? 'x' : '' } });
    if (i === 0 && 'id' in saved) first = saved.id;
  }
  const ctx = createDeskContext(desk.store);
  const ravi = await addStaff(desk.store, 'Ravi Das');
  await saveSavedReply(ctx, ravi, {
    title: 'Tender tomorrow',
    text: 'For a tender tomorrow, take an individual certificate with Aadhaar eKYC.',
    revision: 0,
  });
  await saveSavedReply(ctx, ravi, {
    title: 'Prices',
    text: 'It costs ₹850 with GST. Your reference is {reference}.',
    revision: 0,
  });
  await addNote(ctx, ravi, first, { text: 'Called: wants two.' });
  await addNote(ctx, ravi, first, { text: 'They wrote that they chose two years.', kind: 'mail' });
  const page = await enrol(desk, context, 'Meera Iyer', 'owner');
  await desk.store.db.deleteFrom('outbox').execute();
  const sizes = [
    [1366, 768],
    [390, 844],
    [768, 1024],
  ] as const;
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.waitForTimeout(300);
      const whole = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.filter((r) => r.getBoundingClientRect().bottom <= innerHeight).length);
      console.log(
        scheme,
        width,
        'rows',
        whole,
        'sideways',
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      );
      await page.screenshot({ path: `/tmp/shots/list-${scheme}-${width}.png` });
      await page.locator('tbody tr input').nth(1).check();
      await page.locator('tbody tr input').nth(2).check();
      await page.getByText('Filter', { exact: true }).click();
      await page.screenshot({ path: `/tmp/shots/select-${scheme}-${width}.png` });
      await page.goto(`/leads/${first}?list=%3Fview%3Dopen`);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/lead-${scheme}-${width}.png`, fullPage: width !== 1366 });
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/leads/${first}?list=%3Fview%3Dopen`);
  await page.screenshot({ path: `/tmp/shots/lead-full.png`, fullPage: true });
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots/keys.png` });
  await page.goto('/replies');
  await page.locator('summary').first().click();
  await page.screenshot({ path: `/tmp/shots/replies.png`, fullPage: true });
});
