import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { days, encode, exportKey, issue, makeAuthority, pan, toPem } from '@mohar/check/tests/make-certificates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

let dataDir: string;
let repositoryDir: string;

const authority = await makeAuthority();
const good = await issue(authority);

beforeAll(async () => {
  ({ dataDir } = await createMigratedStoreAddress('SQLite', ''));
  repositoryDir = join(dataDir, 'own');
  mkdirSync(repositoryDir);
  const { repository } = authority;
  for (const name of ['root-ca', 'ca', 'sub-ca'] as const) {
    writeFileSync(join(repositoryDir, `${name}.cer`), repository[name] ?? '');
  }
  writeFileSync(join(repositoryDir, 'ca.crl'), repository.crl ?? '');
  writeFileSync(join(dataDir, 'good.cer'), good.der);
  writeFileSync(join(dataDir, 'expired.cer'), (await issue(authority, { to: days(-1) })).der);
  writeFileSync(join(dataDir, 'key.txt'), toPem('PRIVATE KEY', await exportKey(good)));
  writeFileSync(join(dataDir, 'text.pdf'), encode('nothing'));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function run(names: readonly string[], options: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const paths = names.map((name) => join(dataDir, name));
  return runScript('scripts/check.ts', [...paths, ...options], {
    DATA_DIR: dataDir,
    REPOSITORY_DIR: repositoryDir,
    ...env,
  });
}

test('explains a good certificate in words, with status 0', async () => {
  const { code, stdout } = await run(['good.cer'], ['--pan', pan]);
  expect(stdout).toMatch(/^good\.cer: This certificate is valid until .*You can sign with it\.$/m);
  expect(stdout).toContain('The PAN matches the certificate.');
  expect(stdout).toContain('GST: We found nothing against it. Register it on the portal first');
  expect(code).toBe(0);
});

test('has status 1 when one of several files is not good, and refuses a private key', async () => {
  const { code, stdout } = await run(['good.cer', 'expired.cer', 'key.txt', 'text.pdf']);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^expired\.cer: This certificate expired on .*You can’t sign with it: buy a new one\.$/m);
  expect(stdout).toMatch(/^key\.txt: This file holds a private key, .*never upload it/m);
  expect(stdout).toMatch(/^text\.pdf: This is neither a certificate nor a PDF/m);
});

test('prints the same report as JSON, against the demonstration where there are no own files', async () => {
  const { code, stdout } = await run(['good.cer'], ['--json'], { REPOSITORY_DIR: join(dataDir, 'none') });
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({
    isDemonstration: true,
    files: [{ kind: 'certificates', file: { name: 'good.cer' } }],
  });
  // The demonstration does not have this authority.
  expect(report.files[0].certificates[0].verdict).toBe('other-authority');
  expect(code).toBe(3);
});

test('says in one line what it needs', async () => {
  const usage = 'use FILE… [--json] [--pan PAN] [--password PASSWORD].';
  expect(await run([])).toMatchObject({ code: 64, stderr: `name the files to check; ${usage}\n` });
  expect(await run(['good.cer'], ['--unknown'])).toMatchObject({
    code: 64,
    stderr: `Unknown option '--unknown'; ${usage}\n`,
  });
  expect((await run(['absent.cer'])).stderr).toContain('absent.cer: not a file.');
});
