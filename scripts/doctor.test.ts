import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { connect } from '#database/connect.ts';
import { saveRepositoryCopies } from '#database/repository/repository-copy-store.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import type { RepositoryCopy } from '#domain/repository/repository-state.ts';
import { buildDir } from '#server/build-folder.ts';
import { checkSecurityText } from '#server/doctor/check-host.ts';
import { seedContent } from '#services/publish-content.ts';
import { readSeed } from '#services/read-seed.ts';
import { startFakeClamd } from '#tests/clamd.ts';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

let dataDir: string;

beforeEach(async () => {
  ({ dataDir } = await createMigratedStoreAddress('SQLite', ''));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('reports what is missing before going live', async () => {
  const { code, stdout } = await runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir });
  expect([code, stdout.trimEnd().split('\n').at(-1)]).toEqual([0, 'No errors.']);
  expect(stdout).toMatch(/^Version: \d+\.\d+\.\d+(?: \([0-9a-f]{12}\))?$/m);
  expect(stdout).toMatch(
    /^missing Certificates: no own files, so demonstration certificates are shown; put root-ca\.cer/m,
  );
  expect(stdout).toMatch(/^missing \/utility\/download-utility-setup\.exe: /m);
  expect(stdout).toMatch(/^missing SITE_URL: /m);
  expect(stdout).toMatch(/^missing SMTP_URL: /m);
  expect(stdout).toMatch(
    /^missing Addresses that end in “\.example” and can never exist: src\/content\/site\.ts emails\.sales, /m,
  );
  expect(stdout).toMatch(/^missing Phone numbers of zeros: src\/content\/site\.ts phones\.sales, /m);

  mkdirSync(join(dataDir, 'utility'));
  writeFileSync(join(dataDir, 'utility/download-utility-setup.exe'), 'MZ');
  const env = { DATA_DIR: dataDir, SITE_URL: 'https://www.example.in', SMTP_URL: 'smtp://mail.example.in' };
  const then = await runScript('scripts/doctor.ts', [], env);
  expect(then.stdout).not.toMatch(/download-utility-setup|SITE_URL|SMTP_URL/);
});

test('reports a scanner that does not scan', async () => {
  await using clamd = await startFakeClamd({ answer: 'stream: OK' });
  const run = (url: string) => runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir, CLAMD_URL: url });
  expect((await run(clamd.url)).stdout).not.toContain('CLAMD_URL');
  const { code, stdout } = await run('tcp://127.0.0.1:1');
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/^error {3}CLAMD_URL: .*ECONNREFUSED.*; no application with a resume is accepted\.$/m),
  ]);
});

test('reports errors, and exits with status 1', async () => {
  const folder = mkdtempSync(join(dataDir, 'own-'));
  const own = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, new Date());
  writeFileSync(join(folder, 'root-ca.cer'), own['root-ca']);
  writeFileSync(join(folder, 'ca.cer'), own.ca.slice(0, 500));
  writeFileSync(join(folder, 'ca.crl'), own.crl);
  writeFileSync(join(folder, 'sub ca.crl'), own['sub-ca.crl']);
  const env = { DATA_DIR: dataDir, REPOSITORY_DIR: folder };
  const { code, stdout } = await runScript('scripts/doctor.ts', [], env);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error {3}\/repository\/ca\.cer: The file is cut off or damaged/m);
  expect(stdout).toMatch(/^error {3}\/repository\/ca\.crl: /m);
  expect(stdout).toContain(`error   /repository/sub-ca.cer: not in ${folder}.`);
  expect(stdout).not.toMatch(/root-ca|demonstration/);
  expect(stdout).toMatch(/^error {3}"sub ca\.crl": not read; name a list by letters/m);
  expect(stdout).toContain('4 errors.');
});

test('reports initial content, and what announces a demonstration beside own verified certificates', async () => {
  const store = await connect({ databaseUrl: '', dataDir });
  await seedContent(store.db, () => readSeed(join(buildDir, 'seed')), new Date());
  await store.close();
  const run = async (script: string, ...args: string[]) =>
    (await runScript(`scripts/${script}.ts`, args, { DATA_DIR: dataDir })).stdout;
  const announced = /^error {3}notice\/demonstration-repository says that the certificates are a demonstration/m;
  const before = await run('doctor');
  expect(before).toMatch(/^missing Initial content is shown: post\/.*notice\/.*advertisement\/renew-in-time; /m);
  expect(before).not.toMatch(announced);
  const folder = join(dataDir, 'documents/repository');
  mkdirSync(folder, { recursive: true });
  const own = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, new Date());
  for (const name of ['root-ca', 'ca', 'sub-ca'] as const) writeFileSync(join(folder, `${name}.cer`), own[name]);
  writeFileSync(join(folder, 'ca.crl'), own.crl);
  expect(await run('doctor')).toContain(
    `error   /repository/sub-ca.cer: no valid list (*.crl) that it has signed is in ${folder}.`,
  );
  writeFileSync(join(folder, 'sub-ca.crl'), own['sub-ca.crl']);
  const live = await run('doctor');
  expect(live).toMatch(announced);
  expect(live).toMatch(/^error {3}src\/content\/site\.ts isDemonstration says that /m);
  expect(await run('content', '--withdraw', 'initial')).toContain('changed   notice/demonstration-repository\n');
  const after = await run('doctor');
  expect(after).not.toMatch(announced);
  expect(after).not.toContain('Initial content');
  expect(await run('content', '--withdraw', 'initial')).toBe('No initial content is shown.\n');
  expect(await run('content', '--show', 'initial')).toContain('changed   notice/demonstration-repository\n');
  expect(await run('content', '--show', 'initial')).toBe('No initial content is withdrawn.\n');
});

test('reports own files that cannot be read, beside everything else', async () => {
  const folder = join(dataDir, 'documents/repository');
  mkdirSync(join(dataDir, 'documents/forms'), { recursive: true });
  mkdirSync(folder);
  mkdirSync(join(dataDir, 'utility'));
  const list = join(folder, 'part.crl');
  const form = join(dataDir, 'documents/forms/Revocation Form.pdf');
  const installer = join(dataDir, 'utility/download-utility-setup.exe');
  const uploads = join(dataDir, 'uploads');
  // Links to themselves: not even root can read them.
  for (const file of [list, form, installer, uploads]) symlinkSync(file, file);
  const { code, stdout } = await runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  const advice = 'is a link that leads to itself. Not served:';
  expect(stdout).toContain(`error   ${list}: ${advice} /repository/part.crl.`);
  expect(stdout).toContain(`error   ${form}: ${advice} /forms/Revocation Form.pdf.`);
  expect(stdout).toContain(`error   ${installer}: ${advice} /utility/download-utility-setup.exe.`);
  expect(stdout).not.toContain('download-utility-setup.exe: its row');
  expect(stdout).toContain(`error   DATA_DIR: this user may not write to ${uploads} (ELOOP), so no application`);
  expect(stdout).not.toContain('does not exist');
  expect(stdout).toMatch(/^missing SITE_URL: /m);
  rmSync(folder, { recursive: true });
  symlinkSync(folder, folder);
  const closed = await runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir });
  expect(closed.stdout).toContain(`error   ${folder}: ${advice} /repository/root-ca.cer, /repository/ca.cer, `);
});

test('reports a configured folder of the repository that does not exist, and a file in its place', async () => {
  const folder = join(dataDir, 'own');
  const run = () => runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir, REPOSITORY_DIR: folder });
  const missing = await run();
  expect([missing.code, missing.stdout]).toEqual([1, expect.stringContaining(`/repository/ca.crl: not in ${folder}.`)]);
  expect(missing.stdout).not.toContain('demonstration');
  writeFileSync(folder, '');
  expect((await run()).stdout).toContain(`error   ${folder}: is no folder. Not served: /repository/root-ca.cer, `);
});

test('reports loose permissions and an expired security.txt', async () => {
  chmodSync(dataDir, 0o777);
  const { code, stdout } = await runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error {3}DATA_DIR: every user may write to /m);
  expect(stdout).toMatch(/^note {4}DATA_DIR: every user may list /m);
  expect(stdout).not.toContain('security.txt');
  expect(/^missing User: this is root/m.test(stdout)).toBe(process.getuid?.() === 0);

  const day = (offset: number): Date => new Date(Date.parse(site.vulnerabilityReports.expires) + offset * 86_400_000);
  expect(checkSecurityText(day(-31))).toEqual([]);
  expect(checkSecurityText(day(-29))).toEqual([['missing', expect.stringContaining('expires on')]]);
  expect(checkSecurityText(day(1))).toEqual([['error', expect.stringContaining('expired on')]]);
});

test('names the machines whose files of the repository differ', async () => {
  const store = await connect({ databaseUrl: '', dataDir });
  const report = (host: string, sha256: string, seenAt = new Date()) => ({
    host,
    sha256: sha256.repeat(64),
    path: '/repository/ca.cer',
    seenAt: seenAt.toISOString(),
  });
  const save = (...copies: RepositoryCopy[]) => saveRepositoryCopies(store.db, copies, '');
  await save(report('web1', 'a'), report('web2', 'a'), report('gone', 'c', new Date(Date.now() - 3_600_000)));
  const alike = await runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir });
  expect(alike.stdout).not.toContain('differs');
  await save(report('web2', 'b'));
  await store.close();
  const { code, stdout } = await runScript('scripts/doctor.ts', [], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  const versions = 'aaaaaaaaaaaa… on web1; bbbbbbbbbbbb… on web2.';
  expect(stdout).toContain(`error   /repository/ca.cer: differs between machines: ${versions}`);
});
