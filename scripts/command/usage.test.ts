import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '#tests/run-script.ts';

const commands = [
  'applications',
  'backup',
  'check',
  'content',
  'desk',
  'doctor',
  'enquiries',
  'outbox',
  'restore',
  'retention',
  'subject',
];

// `check-content` has no options: the build runs it.
test('every command is tested here', () => {
  const scripts = readdirSync(join(import.meta.dirname, '..')).filter((name) => /^[^.]+\.ts$/.test(name));
  expect(scripts.sort()).toEqual([...commands, 'check-content'].map((name) => `${name}.ts`).sort());
});

test.each(commands)('%s explains itself with --help, and a wrong option is one line and status 64', async (name) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'usage-'));
  const dataDir = join(folder.path, 'data');
  const script = `scripts/${name}.ts`;
  // An invalid configuration is in the way of neither.
  const env = { DATA_DIR: dataDir, PORT: 'none' };
  const [help, wrong] = await Promise.all([runScript(script, ['--help'], env), runScript(script, ['--wrong'], env)]);
  expect(help).toEqual({
    code: 0,
    stdout: expect.stringMatching(new RegExp(`^[A-Z][^\n]+\\.\nUse: npm run ${name} -- [^\n]+\n$`)),
    stderr: '',
  });
  expect(wrong).toEqual({
    code: 64,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown option '--wrong'; use .+\.\n$/),
  });
  expect(readdirSync(folder.path)).toEqual([]);
});
