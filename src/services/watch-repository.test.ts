import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { listRepositoryChanges } from '#database/repository/repository-change-store.ts';
import { listRepositoryCopies } from '#database/repository/repository-copy-store.ts';
import { renewCrl } from '#domain/demonstration/make-crl.ts';
import { toMoment } from '#domain/time.ts';
import { serveRepository } from '#server/serve-repository.ts';
import { demonstration, hours, now, openRepository as open, own, ownFiles, verified } from '#tests/open-repository.ts';

test('a file that cannot be read is not served and logged once; the others are read, and so is it when it can be', async () => {
  await using site = await open();
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  site.put('part-2.crl', own['sub-ca.crl']);
  await site.checkAt(now);
  site.block('part-2.crl');
  const newer = await renewCrl({ previous: own.crl, issuer: own.ca, key: own['crl-key'] }, now);
  site.put('ca.crl', newer);
  await site.checkAt(now);
  await site.checkAt(hours(0.1));
  expect((await site.repository.readFile('crl'))?.bytes).toEqual(newer);
  expect(await site.describe()).toEqual({ isDemonstration: false, ...verified });
  const place = join(site.folder, 'part-2.crl');
  expect((await site.repository.readState()).unserved).toEqual([
    { path: '/repository/part-2.crl', place, reason: 'ELOOP' },
  ]);
  expect(site.logged).toEqual([{ place, reason: 'ELOOP', files: ['/repository/part-2.crl'] }]);
  site.remove('part-2.crl');
  site.put('part-2.crl', own['sub-ca.crl']);
  await site.checkAt(hours(0.2));
  expect(await site.describe()).toMatchObject({ 'part-2.crl': 'verified' });
  expect((await site.repository.readState()).unserved).toEqual([]);
});

test('for a folder that cannot be read no demonstration is shown, and the folder is logged once', async () => {
  await using site = await open();
  site.block('');
  await site.checkAt(now);
  await site.checkAt(hours(0.1));
  expect(await site.describe()).toEqual({ isDemonstration: false });
  const paths = ['root-ca.cer', 'ca.cer', 'sub-ca.cer', 'ca.crl', '*.crl'].map((name) => `/repository/${name}`);
  expect(site.logged).toEqual([{ place: site.folder, reason: 'ELOOP', files: paths }]);
});

test('a changed byte is reported by the next check, in the log and on the page, and so is its correction', async () => {
  await using site = await open();
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  const before = await site.checkAt(now);
  const swapped = own.ca.slice();
  swapped[300] = (swapped[300] ?? 0) ^ 1;
  site.put('ca.cer', swapped);
  expect(await site.checkAt(now)).not.toBe(before);
  expect(await site.describe()).toEqual({
    isDemonstration: false,
    'root-ca': 'verified',
    ca: 'signature-differs',
    'sub-ca': expect.stringMatching(/^(?:signature-differs|chain-broken)$/),
    crl: expect.stringMatching(/^(?:signature-differs|chain-broken)$/),
  });
  expect(site.logged).toContainEqual({
    file: '/repository/ca.cer',
    status: 'not-verified',
    fault: 'signature-differs',
  });
  site.put('ca.cer', own.ca);
  await site.checkAt(now);
  expect(await site.describe()).toEqual({ isDemonstration: false, ...verified });
  expect(site.logged).toContainEqual({ file: '/repository/ca.cer', status: 'verified' });
});

test('while changes cannot be recorded, the files are served, and not checked again before the next minute', async () => {
  await using site = await open();
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  await site.store.db.schema.alterTable('repositoryChange').renameTo('elsewhere').execute();
  await expect(site.checkAt(now)).rejects.toThrow(/repository_?change/i);
  expect(await site.describe()).toEqual({ isDemonstration: false, ...verified });
  await site.checkAt(now);
  await expect(site.checkAt(hours(0.1))).rejects.toThrow(/repository_?change/i);
  await site.store.db.schema.alterTable('elsewhere').renameTo('repositoryChange').execute();
  await site.checkAt(hours(0.2));
  expect(await listRepositoryChanges(site.store.db, 9, '.crl')).toHaveLength(Object.keys(ownFiles).length);
});

test('a page is rendered again on the next day in India, which it names as that of the last check', async () => {
  await using site = await open();
  site.put('root-ca.cer', own['root-ca']);
  const before = await site.checkAt(toMoment('2030-11-21', '10:00'));
  expect(await site.checkAt(toMoment('2030-11-21', '23:59'))).toBe(before);
  expect(await site.checkAt(toMoment('2030-11-22'))).not.toBe(before);
  expect((await site.repository.readState()).checkedOn).toBe('2030-11-22');
});

test('a file that is truncated, of another hierarchy, or removed', async () => {
  await using site = await open();
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  site.put('ca.crl', own.crl.slice(0, -40));
  site.put('sub-ca.cer', demonstration['sub-ca']);
  await site.checkAt(now);
  expect(await site.describe()).toMatchObject({ 'sub-ca': 'issuer-differs', crl: 'unreadable' });
  site.remove('ca.crl');
  await site.checkAt(now);
  expect(await site.describe()).not.toHaveProperty('crl');
  expect((await site.repository.readState()).unserved).toEqual([
    { path: '/repository/ca.crl', place: site.folder, reason: 'missing' },
  ]);
});

test('further own CRLs are verified and served by their names, whoever of the authorities signed them', async () => {
  await using site = await open();
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  site.put('part-2.crl', own['sub-ca.crl']);
  site.put('stranger.crl', demonstration.crl);
  site.put('no address.crl', own.crl);
  const before = await site.checkAt(now);
  const all = { isDemonstration: false, ...verified, 'part-2.crl': 'verified', 'stranger.crl': 'issuer-differs' };
  expect(await site.describe()).toEqual(all);
  expect((await site.repository.readFile('part-2.crl'))?.bytes).toEqual(own['sub-ca.crl']);
  site.remove('part-2.crl');
  expect(await site.checkAt(now)).not.toBe(before);
  expect(await site.repository.readFile('part-2.crl')).toBeUndefined();
});

test('an own CRL expires: only the authority renews it', async () => {
  await using site = await open();
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  await site.checkAt(now);
  await site.checkAt(hours(30));
  expect(await site.describe()).toMatchObject({ crl: 'older-than-a-day' });
  expect((await site.repository.readState()).files.find(({ name }) => name === 'crl')?.ageHours).toBe(30);
  await site.checkAt(hours(50));
  expect(await site.describe()).toMatchObject({ crl: 'past-next-update' });
});

test('files are served unchanged, with their media types, validators and ranges, and without a redirect', async () => {
  await using site = await open();
  await site.checkAt(now);
  const app = Fastify({ trustProxy: true });
  serveRepository(app, site.repository);
  const get = (url: string, headers = {}) =>
    app.inject({ url, headers: { 'X-Forwarded-Proto': 'http', 'Accept-Encoding': 'br, gzip', ...headers } });

  const list = await get('/repository/ca.crl');
  expect([list.statusCode, list.rawPayload.equals(Buffer.from(demonstration.crl))]).toEqual([200, true]);
  expect(list.headers).toMatchObject({
    'content-type': 'application/pkix-crl',
    'content-disposition': 'inline; filename="ca.crl"',
    'cache-control': 'public, no-cache, no-transform',
    etag: expect.stringMatching(/^"[0-9A-F]{32}"$/),
  });
  expect(list.headers).not.toHaveProperty('content-encoding');
  expect((await get('/repository/ca.crl', { 'If-None-Match': list.headers.etag })).statusCode).toBe(304);
  // A certificate may be exchanged for one with an earlier date, which a client that knows only dates must get.
  expect((await get('/repository/ca.cer', { 'If-Modified-Since': hours(48).toUTCString() })).statusCode).toBe(200);

  const further = await get('/repository/sub-ca.crl');
  expect(further.rawPayload.equals(Buffer.from(demonstration['sub-ca.crl']))).toBe(true);
  expect(further.headers).toMatchObject({
    'content-type': 'application/pkix-crl',
    'content-disposition': 'inline; filename="sub-ca.crl"',
  });

  const part = await get('/repository/sub-ca.cer', { Range: 'bytes=4-9' });
  expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'application/pkix-cert']);
  expect(part.rawPayload.equals(Buffer.from(demonstration['sub-ca'].slice(4, 10)))).toBe(true);
  for (const path of [
    '/repository/crl-key',
    '/repository/sub-ca.crl-key',
    '/repository/other.crl',
    '/repository/ca.CER',
    '/repository/demonstration',
    '/repository/',
  ]) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
  await app.close();
});

test('machines with different files record each change once, also after a restart, and what each has is known', async () => {
  await using one = await open({ hasDemonstration: false });
  await using two = await open({ hasDemonstration: false, host: 'two', other: one });
  const listRootChanges = async () =>
    (await listRepositoryChanges(one.store.db, 50, '.crl')).filter(({ path }) => path.endsWith('/root-ca.cer'));
  one.put('root-ca.cer', own['root-ca']);
  two.put('root-ca.cer', demonstration['root-ca']);
  for (let minute = 0; minute < 4; minute += 1) {
    for (const machine of [one, two]) await machine.checkAt(hours(minute / 60));
  }
  expect(await listRootChanges()).toHaveLength(2);
  await using restarted = await open({ hasDemonstration: false, other: one });
  restarted.put('root-ca.cer', own['root-ca']);
  await restarted.checkAt(hours(1));
  expect(await listRootChanges()).toHaveLength(2);

  const copies = await listRepositoryCopies(one.store.db, now.toISOString());
  const roots = copies.filter(({ path }) => path.endsWith('/root-ca.cer'));
  expect(roots.map(({ host }) => host)).toEqual(['one', 'two']);
  expect(new Set(roots.map(({ sha256 }) => sha256)).size).toBe(2);

  // A machine that goes back to an earlier file has changed it.
  two.put('root-ca.cer', own['root-ca'].slice());
  await two.checkAt(hours(2));
  expect(await listRootChanges()).toHaveLength(3);
});
