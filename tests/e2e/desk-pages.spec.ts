import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findVersion } from '#database/post/post-text-store.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { expectedFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import { listAdvertisements, publishAdvertisement } from '#services/desk/advertisements.ts';
import { makePicture } from '#tests/pictures.ts';
import { publishPosts } from '#tests/published-content.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';
import { expectAccessible } from './accessible.ts';
import { enrol, expect, test } from './desk.ts';

const idOf = (saved: object): string => ('id' in saved ? String(saved.id) : '');

test('the state names messages that wait, which are tried again, the last backup and the retention', async ({
  desk,
  context,
}) => {
  const now = new Date(Date.now() - 20 * 60_000);
  await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'state@x.example' }, { now });
  const page = await enrol(desk, context, 'Stina State');
  await page.getByRole('link', { name: 'State' }).click();
  await expect(
    page.getByRole('heading', { name: /^No mail goes out: no mail server is set up\. Waiting: \d+\.$/ }),
  ).toBeVisible();
  await page.getByText(/^Outbox: \d+ waiting, 0 not delivered$/).click();
  await expect(page.getByRole('row', { name: /Enquiry, to us/ }).first()).toContainText('waiting to be sent');
  await expect(page.getByRole('row', { name: /Enquiry, to us [0-9A-F]{4}-[0-9A-F]{4}/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try all of them now' }).click();
  await expect(page.getByText(/messages are due now/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There is no backup.' })).toBeVisible();
  await page.getByText('Backup and retention').click();
  await expect(page.getByText('Enquiries are erased after 730 days, applications after 365')).toBeVisible();
  // As `npm run backup` names it, two days ago.
  mkdirSync(join(desk.dataDir, 'backups'));
  const day = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10);
  writeFileSync(join(desk.dataDir, 'backups', `mohar-${day}T10-00-00-500Z.tar.zst.age`), '');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^The last backup is (?:\d\d hours|2 days) old\.$/ })).toBeVisible();

  await page.getByLabel('Mailbox').selectOption('Daily digest');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'test mail' })).toContainText(
    /^Still waiting: the test mail to Daily digest of .* goes out once a mail server is set up\.$/,
  );
  await page.getByText(/^Outbox: \d+ waiting/).click();
  await expect(page.getByRole('row', { name: /^Test / })).toContainText('waiting to be sent');

  await expect(
    page.getByRole('heading', { name: 'The site has no certificates and no revocation list.' }),
  ).toBeVisible();
  const folder = join(desk.dataDir, 'documents/repository');
  mkdirSync(folder, { recursive: true });
  const made = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, new Date());
  for (const name of expectedFileNames) writeFileSync(join(folder, basename(repositoryPaths[name])), made[name]);
  await page.reload();
  await page.getByText('Certificates and revocation lists: 4').click();
  await expect(page.getByRole('row', { name: /root-ca\.cer Verified until / })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /ca\.crl Verified issued .*, 0 hours ago; the next is due / }),
  ).toBeVisible();
  writeFileSync(join(folder, 'ca.crl'), made.crl.subarray(0, -9));
  await page.getByText('Configuration', { exact: true }).click();
  await page.getByRole('button', { name: 'Check the configuration' }).click();
  await expect(page.getByRole('heading', { name: '/repository/ca.crl does not pass its check.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /ca\.crl Not verified The file is cut off/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To fix' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'ca.crl: The file is cut off' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'SMTP_URL: not set' })).toBeVisible();
});

test('every page passes axe in both themes, at 1280 and 390 px, and none scrolls sideways', async ({
  desk,
  context,
}) => {
  test.slow();
  const id = idOf(await storeEnquiry(desk.store.db, { ...sampleEnquiry, email: 'axe@x.example' }));
  await publishPosts(desk.store, 1);
  const version = await findVersion(desk.store.db, 'post-1');
  const editor = await addStaff(desk.store, 'Adele Access', 'editor');
  const file = await makePicture('png', 600, 400);
  for (const alt of ['Buy a token', 'Sign a tender']) {
    await publishAdvertisement(createDeskContext(desk.store), editor, { file, alt, from: '', until: '' });
  }
  const [advertisement] = await listAdvertisements(createDeskContext(desk.store), editor);
  const page = await enrol(desk, context, 'Axel Access', 'owner');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/',
      `/leads/${id}`,
      '/figures',
      '/published',
      `/items/advertisement/${advertisement?.key}`,
      '/posts/post-1',
      `/posts/post-1/versions/${version?.id}`,
      '/people',
      '/state',
      '/staff',
      '/audit',
      '/export',
      '/replies',
      '/none',
    ]) {
      await page.goto(path);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, overflow]).toEqual([path, width, 0]);
    }
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in/);
  await expectAccessible(page);
});
