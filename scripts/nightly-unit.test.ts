import { mkdtempDisposableSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBackups } from '#database/backup/backup-folder.ts';
import { makeKey } from '#database/backup/encryption.ts';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

const unit = readFileSync(join(import.meta.dirname, '../deploy/systemd/mohar-nightly.service'), 'utf8');

test('the nightly unit runs as written, with a password that a shell would expand', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'nightly-'));
  const { remove, dataDir } = await createMigratedStoreAddress('SQLite', '');
  const { recipient } = await makeKey();
  const env = {
    DATA_DIR: dataDir,
    BACKUP_FOLDER: folder.path,
    BACKUP_RECIPIENT: recipient,
    SMTP_URL: 'smtp://me:a$HOME&b@mail.example.in',
  };
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
