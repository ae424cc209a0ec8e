import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { startPostgres, type TestPostgres } from '#tests/postgres/postgres.ts';
import { startServer } from '#tests/server.ts';

let server: TestPostgres;
let folder: ReturnType<typeof mkdtempDisposableSync>;
let port: string;
const inFolder = (name: string): string => join(folder.path, name);

/** A CA of its own, and a certificate for `localhost`. */
function makeCertificates(): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder.path, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  for (const ca of ['ca', 'other']) {
    openssl('req', '-x509', ...key, '-keyout', `${ca}.key`, '-out', `${ca}.pem`, '-subj', `/CN=${ca}`, '-days', '2');
  }
  openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost');
  writeFileSync(inFolder('names'), 'subjectAltName=DNS:localhost\n');
  const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.pem', '-days', '2', ...signer);
}

beforeAll(async () => {
  folder = mkdtempDisposableSync(join(tmpdir(), 'mohar-tls-'));
  // PostgreSQL runs as another user where the tests are run by root.
  chmodSync(folder.path, 0o777);
  makeCertificates();
  const sockets = `unix_socket_directories=${folder.path}`;
  server = await startPostgres({ flags: ['-c', sockets] });
  ({ port } = new URL(server.url));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  // PostgreSQL refuses a key that others may read: the server writes its own copy.
  const copy = `copy (select unnest(string_to_array(pg_read_file('${inFolder('server.key')}'), E'\\n'))) to program
    'umask 077; grep . > ${inFolder('own.key')}'`;
  chmodSync(inFolder('server.key'), 0o644);
  await client.query(copy);
  await client.query(`alter system set ssl_cert_file = '${inFolder('server.pem')}'`);
  await client.query(`alter system set ssl_key_file = '${inFolder('own.key')}'`);
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  await client.end();
}, 60_000);

afterAll(async () => {
  await server.stop();
  folder[Symbol.dispose]();
});

const toAddress = (databaseUrl: string) => ({ databaseUrl, dataDir: folder.path });
const toTlsUrl = (host: string, ca: string): string =>
  `postgres://postgres:postgres@${host}:${port}/postgres?sslmode=verify-full&sslrootcert=${inFolder(ca)}`;

test('PostgreSQL is reached over TLS with the file of a CA', { timeout: 60_000 }, async () => {
  const url = toTlsUrl('localhost', 'ca.pem');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  await client.end();
  expect(rows).toEqual([{ ssl: true }]);
  await using site = await startServer({ DATABASE_URL: url, DATA_DIR: folder.path });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

test.each([
  ['of another CA', 'localhost', 'other.pem', /certificate/],
  ['for another host', '127.0.0.1', 'ca.pem', /altnames/],
  ['whose CA has no file', 'localhost', 'none.pem', /ENOENT/],
])('a certificate %s is refused in one line', async (_title, host, ca, reason) => {
  const refusal = connect(toAddress(toTlsUrl(host, ca)));
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toThrow(/^DATABASE_URL: PostgreSQL, [^\n]+ does not answer \([^\n]+$/);
});

test('PostgreSQL is reached by the folder of its Unix socket', { timeout: 60_000 }, async () => {
  const databaseUrl = `postgres:///postgres?host=${folder.path}&port=${port}&user=postgres&password=postgres`;
  await using store = await connect(toAddress(databaseUrl));
  expect(store.name).toBe(`PostgreSQL, ${folder.path}/postgres`);
  await using site = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: folder.path });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});
