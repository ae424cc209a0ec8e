import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const options = new Set(process.argv.slice(2));
export const isQuiet = options.has('--quiet');

/** Running commands. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) child.kill();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

/** @param {string} path @returns {string} blank where there is no file */
export function readText(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

/** Uses the Node of the lock file, not the one that runs npm; shows output only on failure. @param {string[]} args */
export function runScript(...args) {
  const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return run(node, args, 'pipe');
}

/**
 * Ends everything when a command fails.
 * @param {string} command @param {string[]} args @param {'inherit' | 'ignore' | 'pipe'} output @returns {Promise<void>}
 */
export function run(command, args, output) {
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', output, output === 'ignore' ? 'inherit' : output],
  };
  const child = spawn(command, args, options);
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return new Promise((resolve) => {
    /** @param {string} reason */
    const fail = (reason) => {
      for (const other of running) other.kill();
      process.stderr.write(`${text}"${command} ${args.join(' ')}" failed${reason}\n`);
      process.exit(1);
    };
    child.on('error', (error) => fail(`: ${error.message}`));
    child.on('close', (status) => {
      running.delete(child);
      if (status === 0) resolve();
      else fail('');
    });
  });
}

/** @param {string[]} paths */
export function hash(paths) {
  const sum = createHash('sha256').update(process.arch + process.platform);
  for (const path of paths.flatMap(list)) sum.update(`${path}\0`).update(readFileSync(join(root, path)));
  return sum.digest('hex');
}

/** @param {string} path @returns {string[]} files below a folder, or the file itself, sorted */
function list(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => list(`${path}/${name}`));
}

/** @param {string} text */
export function report(text) {
  if (!isQuiet) console.log(text);
}
