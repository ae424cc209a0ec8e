import { expect, test } from 'vitest';
import { updateCrl } from '#database/repository/demonstration-store.ts';
import { listRepositoryChanges } from '#database/repository/repository-change-store.ts';
import { renewCrl } from '#domain/demonstration/make-crl.ts';
import { demonstration, hours, now, openRepository as open, own, ownFiles, verified } from '#tests/open-repository.ts';

const demonstrated = { isDemonstration: true, ...verified, 'sub-ca.crl': 'verified' };

test('without own files the demonstration is shown; one own file replaces all of it', async () => {
  await using site = await open();
  await site.checkAt(now);
  expect(await site.describe()).toEqual(demonstrated);
  site.put('root-ca.cer', own['root-ca']);
  await site.checkAt(now);
  expect(await site.describe()).toEqual({ isDemonstration: false, 'root-ca': 'verified' });
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  await site.checkAt(now);
  expect(await site.describe()).toEqual({ isDemonstration: false, ...verified });
  expect((await site.repository.readState()).files[0]?.facts).toMatchObject({
    subject: expect.stringContaining('Pramaan'),
  });
  const missing = ['/repository/ca.cer', '/repository/sub-ca.cer', '/repository/ca.crl'];
  expect(site.logged).toEqual(missing.map((path) => ({ place: site.folder, reason: 'missing', files: [path] })));
});

test('a folder that is configured, or has had files, is never replaced by the demonstration', async () => {
  await using configured = await open({ requiresOwnFiles: true });
  await configured.checkAt(now);
  await using emptied = await open();
  emptied.put('root-ca.cer', own['root-ca']);
  await emptied.checkAt(now);
  emptied.remove('root-ca.cer');
  await emptied.checkAt(hours(0.1));
  for (const site of [configured, emptied]) {
    expect(await site.describe()).toEqual({ isDemonstration: false });
    expect((await site.repository.readState()).unserved).toEqual(
      ['root-ca.cer', 'ca.cer', 'sub-ca.cer', 'ca.crl'].map((name) => ({
        path: `/repository/${name}`,
        place: site.folder,
        reason: 'missing',
      })),
    );
  }
});

test('the demonstration’s CRLs are renewed before they are a day old; the certificates stay', async () => {
  await using site = await open();
  const readLists = async () =>
    (await site.repository.readState()).files.flatMap(({ facts }) => (facts?.kind === 'crl' ? facts : []));
  await site.checkAt(hours(22));
  expect(await readLists()).toMatchObject([{ number: '1' }, { number: '1' }]);
  await site.checkAt(hours(23.5));
  const renewed = { number: '2', thisUpdate: hours(23.5).toISOString() };
  expect(await readLists()).toMatchObject([renewed, renewed]);
  await site.checkAt(hours(500));
  expect(await readLists()).toMatchObject([{ number: '3' }, { number: '3' }]);
  expect(await site.describe()).toEqual(demonstrated);
  const changes = await listRepositoryChanges(site.store.db, 50, '.crl');
  expect(changes.map(({ path, step }) => `${path} ${step}`).sort()).toEqual([
    '/repository/ca.cer 1',
    '/repository/ca.crl 3',
    '/repository/root-ca.cer 1',
    '/repository/sub-ca.cer 1',
    '/repository/sub-ca.crl 3',
  ]);
});

test('a CRL that another process stored after this check began is not renewed', async () => {
  await using site = await open();
  const later = new Date(now.getTime() + 5_000);
  const key = demonstration['crl-key'];
  const crl = await renewCrl({ previous: demonstration.crl, issuer: demonstration.ca, key }, later);
  await updateCrl(site.store.db, 'crl', { previous: demonstration.crl, next: crl });
  const checking = site.checkAt(now);
  site.setTime(later);
  await checking;
  expect((await site.repository.readFile('crl'))?.bytes).toEqual(crl);
  expect(await site.describe()).toEqual(demonstrated);
});

test('a site without a demonstration has no files', async () => {
  await using site = await open({ hasDemonstration: false });
  await site.checkAt(now);
  expect(await site.describe()).toEqual({ isDemonstration: false });
});
