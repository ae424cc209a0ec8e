import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

test.each([
  ['--to', (folder: string) => ({ args: ['--to', folder], env: {} })],
  ['BACKUP_FOLDER', (folder: string) => ({ args: [], env: { BACKUP_FOLDER: folder } })],
])('%s refuses a folder that is not there, as where a disk is not mounted', async (_name, name) => {
  const { remove, dataDir } = await createMigratedStoreAddress('SQLite', '');
  const folder = join(dataDir, 'mnt');
  const { args, env } = name(folder);
  expect(await runScript('scripts/backup.ts', ['--unencrypted', ...args], { DATA_DIR: dataDir, ...env })).toEqual({
    code: 1,
    stdout: '',
    stderr: `"${folder}" is no folder; is its disk mounted? Otherwise create it.\n`,
  });
  expect(existsSync(folder)).toBe(false);
  await remove();
});

test('without a folder a backup goes into DATA_DIR, and names what a killed one has left', async () => {
  const { remove, dataDir } = await createMigratedStoreAddress('SQLite', '');
  const run = () => runScript('scripts/backup.ts', ['--unencrypted'], { DATA_DIR: dataDir });
  expect((await run()).stderr).not.toContain('killed');
  const left = join(dataDir, 'backups/.mohar-2026-11-22T10-00-00-500Z.tar.zst.partial');
  writeFileSync(left, '');
  expect((await run()).stderr).toContain(`${left}: of a backup that is running, or was killed.`);
  await remove();
});

test.each(['SIGINT', 'SIGTERM'] as const)('a backup that %s ends leaves no file', async (signal) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'interrupted-'));
  const code = `
    import { writeArchive } from '#database/backup/write-archive.ts';
    import { runCommand } from '#scripts/command/command.ts';
    await runCommand(() => writeArchive(${JSON.stringify(join(folder.path, 'a'))}, undefined, async (add) => {
      await add('entry', 1, [Buffer.from('x')]);
      console.log('writes');
      await new Promise((end) => setTimeout(end, 60_000));
    }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  await expect.poll(() => readdirSync(folder.path)).toEqual(['.a.partial']);
  child.kill(signal);
  await once(child, 'exit');
  expect(readdirSync(folder.path)).toEqual([]);
});
