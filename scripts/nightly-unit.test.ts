import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBackups } from '#database/backup/backup-folder.ts';
import { makeKey } from '#database/backup/encryption.ts';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

const root = join(import.meta.dirname, '..');
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8').replaceAll(/^ {3}/gm, '');

/** The unit file that follows its name in the text. */
function readUnit(name: string, folder: string): string {
  const [, unit = ''] = new RegExp(`${name}\`[^]*?\`\`\`ini\n([^]*?)\`\`\``).exec(operations) ?? [];
  return unit.replaceAll('/opt/mohar', root).replaceAll('/mnt/backup', folder);
}

/** The value of a variable in the text's example of `/etc/mohar.env`. */
function readVariable(name: string): string {
  return new RegExp(`^${name}=(.+)$`, 'm').exec(operations)?.[1] ?? '';
}

test('the nightly unit of docs/operations.md runs as written, with a password that a shell would expand', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'nightly-'));
  const unit = readUnit('mohar-nightly.service', folder.path);
  const { remove, dataDir } = await createMigratedStoreAddress('SQLite', '');
  const { recipient } = await makeKey();
  const folders = {
    DATA_DIR: dataDir,
    BACKUP_FOLDER: readVariable('BACKUP_FOLDER').replace('/mnt/backup', folder.path),
  };
  const env = { ...folders, BACKUP_RECIPIENT: recipient, SMTP_URL: 'smtp://me:a$HOME&b@mail.example.in' };
  const commands = [...unit.matchAll(/^Exec(?:Start|StopPost)=\S+\/node (\S+) ?(.*)$/gm)];
  for (const [, script = '', args = ''] of commands) {
    expect(await runScript(script, args.split(' ').filter(Boolean), env)).toMatchObject({ code: 0 });
  }
  expect(commands).toHaveLength(2);
  const [backup] = listBackups(folder.path);
  expect(statSync(backup?.file ?? '').mode & 0o777).toBe(0o600);
  expect((await runScript('scripts/doctor.ts', [], env)).stdout).not.toMatch(/Backup: |BACKUP_/);
  await remove();
});

const canVerify = (() => {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!canVerify)('systemd accepts the nightly unit and its timer', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'units-'));
  const files = ['mohar-nightly.service', 'mohar-nightly.timer'].map((name) => {
    const file = join(folder.path, name);
    // This machine has no such user.
    writeFileSync(file, readUnit(name, folder.path).replace('User=mohar', 'User=root'));
    return file;
  });
  expect(execFileSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' })).toBe('');
});
