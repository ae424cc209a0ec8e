import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { expectedFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import { startServer } from '#tests/server.ts';
import { expectAccessible } from './accessible.ts';
import { enrol, expect, openDesk, tabTo, test } from './desk.ts';

/** A mail server that answers every recipient with `state.status`. */
async function startMail() {
  const state = { status: 250 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) =>
      state.status === 250 ? done() : done(Object.assign(new Error('no such mailbox'), { responseCode: state.status })),
    onData(stream, _session, done) {
      stream.on('end', () => done());
      stream.resume();
    },
  });
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    state,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test('all is well in one sentence; a test mail says whether it was sent, also after a reload and without scripts', async ({
  browser,
}) => {
  await using mail = await startMail();
  await using desk = await openDesk('SQLite', { SMTP_URL: mail.url });
  await using site = await startServer({ DATA_DIR: desk.dataDir, SMTP_URL: mail.url });
  await using context = await browser.newContext({ baseURL: desk.url });
  const folder = join(desk.dataDir, 'documents/repository');
  mkdirSync(folder, { recursive: true });
  const made = await makeDemonstration({ name: 'Mohar', siteUrl: site.url }, new Date());
  for (const name of expectedFileNames) writeFileSync(join(folder, basename(repositoryPaths[name])), made[name]);
  writeFileSync(join(folder, 'sub-ca.crl'), made['sub-ca.crl']);
  mkdirSync(join(desk.dataDir, 'backups'));
  const time = new Date(Date.now() - 3_600_000).toISOString().replaceAll(':', '-').replace('.', '-');
  writeFileSync(join(desk.dataDir, 'backups', `mohar-${time}.tar.zst.age`), '');

  const page = await enrol(desk, context, 'Stella State');
  await page.goto('/state');
  await expect(page.getByText(/^All is well: mail goes out, .* the last backup was made on .* IST\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /attention/ })).toHaveCount(0);

  await tabTo(page, /^Mailbox/);
  await page.keyboard.type('Partners');
  await tabTo(page, /^Send a test mail/);
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status').filter({ hasText: 'test mail' });
  const sent = /^Sent: the mail server accepted the test mail of .* IST\. Look in the mailbox of Partners\.$/;
  await expect(outcome).toHaveText(sent, { timeout: 15_000 });
  await page.goto('/state');
  await expect(outcome).toHaveText(sent);

  mail.state.status = 550;
  await using plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const still = await plain.newPage();
  await still.goto('/state');
  await still.getByRole('button', { name: 'Send a test mail' }).click({ timeout: 20_000 });
  const failed = /^Failed: the test mail to Partners of .* was not sent\. Reason: .*550.* It is tried again at /;
  await expect(still.getByRole('status').filter({ hasText: 'test mail' })).toHaveText(failed, { timeout: 15_000 });
  await page.reload();
  await expect(outcome).toHaveText(failed);
});

test('what is wrong stands first with what to do, and technical lines are folded', async ({ browser }) => {
  await using desk = await openDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  const page = await enrol(desk, context, 'Stan State');
  await page.goto('/state');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'No mail goes out: no mail server is set up. Waiting: 0.',
    'The site has no certificates and no revocation list.',
    'There is no backup.',
  ]);
  await expect(page.getByText('If the server is lost, so is every lead.')).toBeVisible();
  const line = page.getByText('Set BACKUP_RECIPIENT, and run “npm run backup” every night.');
  await expect(line).toBeHidden();
  await tabTo(page, /^For the person who runs the server/);
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const isOpen of [false, true]) {
      await page.evaluate((open) => {
        for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = open;
      }, isOpen);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  }
});
