import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, inject, test } from 'vitest';
import { insertDemonstration, updateCrl } from '#database/repository/demonstration-store.ts';
import { listRepositoryChanges } from '#database/repository/repository-change-store.ts';
import { listRepositoryCopies } from '#database/repository/repository-copy-store.ts';
import { renewCrl } from '#domain/demonstration/make-crl.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { toMoment } from '#domain/time.ts';
import { serveRepository } from '#server/serve-repository.ts';
import { createRepositoryWatcher } from '#services/watch-repository.ts';
import { openTestStore } from '#tests/store.ts';

const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const organisation = { name: 'Mohar', siteUrl: 'https://www.example.in' };
const demonstration = await makeDemonstration(organisation, now);
const own = await makeDemonstration({ ...organisation, name: 'Pramaan' }, now);
const ownFiles = { 'root-ca.cer': own['root-ca'], 'ca.cer': own.ca, 'sub-ca.cer': own['sub-ca'], 'ca.crl': own.crl };

type Options = {
  readonly hasDemonstration?: boolean;
  readonly requiresOwnFiles?: boolean;
  readonly host?: string;
  readonly other?: { readonly store: Awaited<ReturnType<typeof openTestStore>> };
};

/** A repository with a fresh folder, over a fresh store or another machine's. */
async function open({ hasDemonstration = true, requiresOwnFiles = false, host = 'one', other }: Options = {}) {
  const store = other?.store ?? (await openTestStore('SQLite', inject('postgresUrl')));
  await insertDemonstration(store.db, demonstration);
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  const folder = join(root, 'own');
  const logged: object[] = [];
  const write = (details: object) => void logged.push(details);
  let time = now;
  const repository = createRepositoryWatcher({
    db: store.db,
    folder,
    requiresOwnFiles,
    demonstrationOf: hasDemonstration ? organisation : undefined,
    hashDocument: async () => undefined,
    listUnreadableDocuments: () => [],
    host,
    clock: () => time,
    log: { info: write, warn: write, error: write },
  });
  return {
    store,
    repository,
    logged,
    /** Checks at a moment. */
    checkAt(moment: Date): Promise<string> {
      time = moment;
      return repository.check(1);
    },
    /** Sets the clock, also while a check is under way. */
    setTime(moment: Date): void {
      time = moment;
    },
    put(name: string, bytes: Uint8Array): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), bytes);
    },
    remove: (name: string) => rmSync(join(folder, name)),
    /** Replaces a file, or the folder for a blank name, by a link to itself, which nobody can read, root neither. */
    block(name: string): void {
      rmSync(join(folder, name), { recursive: true, force: true });
      symlinkSync(join(folder, name), join(folder, name));
    },
    folder,
    /** What a page shows, by file. */
    async describe() {
      const { isDemonstration, files } = await repository.readState();
      const results = files.map(({ name, verdict }) => [name, 'fault' in verdict ? verdict.fault : verdict.status]);
      return { isDemonstration, ...Object.fromEntries(results) };
    },
    async [Symbol.asyncDispose]() {
      rmSync(root, { recursive: true, force: true });
      if (!other) await store[Symbol.asyncDispose]();
    },
  };
}

const verified = { 'root-ca': 'verified', ca: 'verified', 'sub-ca': 'verified', crl: 'verified' };
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
  expect((await site.repository.readState()).files.find(({ name }) => name === 'crl')?.age).toBe(30);
  await site.checkAt(hours(50));
  expect(await site.describe()).toMatchObject({ crl: 'past-next-update' });
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
    'last-modified': now.toUTCString(),
    'cache-control': 'public, no-cache, no-transform',
    etag: expect.stringMatching(/^"[0-9A-F]{32}"$/),
  });
  expect(list.headers).not.toHaveProperty('content-encoding');
  expect((await get('/repository/ca.crl', { 'If-None-Match': list.headers.etag })).statusCode).toBe(304);

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
