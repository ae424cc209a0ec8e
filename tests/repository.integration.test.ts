import { describe, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { insertDemonstration } from '#database/repository/demonstration-store.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { readCrlWithOpenssl, readWithOpenssl, verifyWithOpenssl } from '#tests/openssl.ts';
import { runScript } from '#tests/run-script.ts';
import { startServer } from '#tests/server.ts';
import { createMigratedStoreAddress, dialects } from '#tests/store.ts';

type Manifest = {
  readonly isDemonstration: boolean;
  readonly files: readonly ({ url: string; status: string; sha256: string; sha1: string; size: number } & Record<
    string,
    unknown
  >)[];
};

const readManifest = async (url: string) => (await (await fetch(`${url}/repository.json`)).json()) as Manifest;
const readBytes = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

/** Processes that start at once: three on PostgreSQL, each with a data folder of its own; SQLite serves one site. */
async function startAll(
  dialect: (typeof dialects)[number],
  prepare?: (db: Awaited<ReturnType<typeof connect>>['db']) => Promise<unknown>,
) {
  const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  const store = await connect(address);
  await prepare?.(store.db);
  const shared = dialect === 'SQLite' ? { DATA_DIR: address.dataDir } : { DATABASE_URL: address.databaseUrl };
  const servers = await Promise.all(
    Array.from({ length: dialect === 'SQLite' ? 1 : 3 }, () => startServer({ ...shared, DEMONSTRATION: 'yes' })),
  );
  return {
    store,
    env: { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl },
    urls: servers.map(({ url }) => url),
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server[Symbol.asyncDispose]();
      await store.close();
      await address.remove();
    },
  };
}

describe.each(dialects)('%s', (dialect) => {
  test('processes that start at once show one set of fingerprints, which OpenSSL confirms', async () => {
    await using site = await startAll(dialect);
    const manifests = await Promise.all(site.urls.map(readManifest));
    const sets = manifests.map(({ files }) => files.map(({ sha256 }) => sha256));
    expect(sets[0]).toHaveLength(5);
    expect(sets).toEqual(sets.map(() => sets[0]));

    const page = await (await fetch(`${site.urls.at(-1)}/downloadsRepos`)).text();
    const bytes: Record<string, Uint8Array> = {};
    for (const { url, kind, status, size, sha256, sha1, ...fields } of manifests.at(-1)?.files ?? []) {
      const path = new URL(url).pathname;
      const file = await readBytes(site.urls[0] + path);
      bytes[path] = file;
      const openssl = kind === 'crl' ? readCrlWithOpenssl(file) : readWithOpenssl(file);
      expect([path, status, size]).toEqual([path, 'verified', file.length]);
      for (const field of Object.keys(fields).filter((name) => name in openssl && name !== 'signatureAlgorithm')) {
        expect([path, field, fields[field]]).toEqual([path, field, openssl[field as keyof typeof openssl]]);
      }
      expect(sha256).toBe(openssl.sha256.replaceAll(':', '').toLowerCase());
      // Pair by pair, as the page sets them.
      expect(page.replaceAll(/<[^>]+>/g, '')).toContain(openssl.sha256);
      if ('sha1' in openssl) expect(page.replaceAll(/<[^>]+>/g, '')).toContain(openssl.sha1);
    }
    const [root, ca, subCa, crl] = ['root-ca.cer', 'ca.cer', 'sub-ca.cer', 'ca.crl'].map(
      (name) => bytes[`/repository/${name}`] ?? new Uint8Array(),
    ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
    expect(verifyWithOpenssl({ 'root-ca': root, ca, 'sub-ca': subCa, crl }, new Date())).toContain('OK');
  });

  test('an expired CRL is renewed by one of them, and all serve it', async () => {
    const old = await makeDemonstration(
      { name: 'Mohar', siteUrl: 'http://x.example' },
      new Date(Date.now() - 60 * 3_600_000),
    );
    await using site = await startAll(dialect, (db) => insertDemonstration(db, old));
    await expect
      .poll(async () => {
        const lists = await Promise.all(site.urls.map((url) => readBytes(`${url}/repository/ca.crl`)));
        return lists.map((list) => readCrlWithOpenssl(list).number);
      })
      .toEqual(site.urls.map(() => '2'));
    const lists = await Promise.all(site.urls.map((url) => readBytes(`${url}/repository/ca.crl`)));
    expect(lists).toEqual(lists.map(() => lists[0]));
    expect((await runScript('scripts/doctor.ts', [], site.env)).stdout).toContain('No errors.');
  });
});
