import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv } from '#tests/child-env.ts';

const root = join(import.meta.dirname, '..');
const copied = [
  ...['packages', 'src', 'scripts', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'],
];
/** What a build consists of: it is made again only after a change of its inputs. */
const parts = ['texts', 'seed', 'documents', 'desk', 'site'];

/** A copy of the project that may be changed and built; `run` runs one of its files. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-project-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const part of parts.map((name) => join('.cache', name))) {
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    start: (file: string, args: readonly string[]) => startInGroup(folder, file, args),
    run: (file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
      startInGroup(folder, file, args, env).ended,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A process with a group of its own, as a terminal gives each command: `signal` reaches its children too. */
function startInGroup(cwd: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(cwd, file), ...args], {
    cwd,
    env: { ...childEnv, ...env },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { ended, output: () => output, signal: (name: NodeJS.Signals) => process.kill(-(child.pid ?? 0), name) };
}
