import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnv } from '#tests/child-env.ts';

const root = join(import.meta.dirname, '..');

/** Runs one of the project's files as a process of its own; returns its status and output. */
export async function runScript(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { closeOutput = false, cwd = root } = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join(root, file), ...args], { cwd, env: { ...childEnv, ...env } });
  const output = { stdout: '', stderr: '' };
  // As `| head` does when it has seen enough.
  if (closeOutput) child.stdout.destroy();
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...output };
}

/** Runs one of the project's files and kills it when its diagnostics match. Rejects when it ends before. */
export async function killScript(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  pattern: RegExp,
): Promise<void> {
  const child = spawn(process.execPath, [join(root, file), ...args], { env: { ...childEnv, ...env } });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
    if (pattern.test(output)) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  if (signal !== 'SIGKILL') throw new Error(`${file} ended with ${code} before it was killed:\n${output}`);
}
