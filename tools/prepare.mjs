// Runs before every npm script, also on Node 20 and before anything is installed: so plain JavaScript without
// dependencies. Installs what the lock file lists and builds what changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = new Set(process.argv.slice(2));
const isQuiet = options.has('--quiet');

/** Inputs of the build; the rest of the repository does not affect a page. */
const sources = [
  'packages',
  'src/content',
  'src/contract',
  'src/documents',
  'src/domain',
  'src/media',
  'src/website',
  'tools/make-share-cards.ts',
  'tools/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Inputs of PDFs and pictures; they are drawn again only after a change of their inputs. */
const drawing = ['src/documents', 'src/domain/guilloche', 'src/media', 'package-lock.json'];
const seedContent = [
  'src/content/seed',
  'src/content/site.ts',
  'src/domain/html',
  'src/domain/media',
  'src/domain/post',
];
const seedSources = [...drawing, ...seedContent, 'tools/make-seed.ts', 'scripts/publishing', 'src/services/publishing'];
const documentSources = [...drawing, 'src/content', 'src/domain/document', 'tools/make-documents.ts'];

/** Inputs of the desk's build. */
const deskSources = [
  'packages',
  'src/content',
  'src/desk',
  'src/domain',
  'src/services/desk',
  'src/website',
  'package-lock.json',
];

const builds = !options.has('--no-build');
const documents = builds || options.has('--documents');

/** Running commands, and current steps. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {Set<string>} */
const underWay = new Set();

await renew({
  what: 'Packages',
  step: 'Installing packages of the lock file (about 400, a minute on a slow connection)',
  folder: 'node_modules',
  inputs: ['package.json', 'package-lock.json'],
  // Shows npm's own progress.
  work: () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], isQuiet ? 'ignore' : 'inherit'),
});
const stopProgress = showProgress();
await Promise.all([
  (builds || options.has('--seed')) &&
    renew({
      what: 'Initial content',
      step: 'encoding pictures',
      folder: '.cache/seed',
      inputs: seedSources,
      work: () => runScript('tools/make-seed.ts'),
    }),
  documents &&
    renew({
      what: 'Documents',
      step: 'rendering documents',
      folder: '.cache/documents',
      inputs: documentSources,
      async work() {
        await runScript('scripts/check-content.ts');
        await runScript('tools/make-documents.ts', '.cache/documents');
      },
    }),
  options.has('--desk') &&
    renew({
      what: 'Desk',
      step: 'building the desk',
      folder: '.cache/desk',
      inputs: deskSources,
      work: () => runScript('node_modules/@react-router/dev/bin.cjs', 'build', 'src/desk'),
    }),
  builds &&
    renew({
      what: 'Build',
      step: 'building pages and scripts',
      folder: 'build',
      inputs: sources,
      isForced: options.has('--always-build'),
      async work() {
        rmSync(join(root, 'build/.prepared'), { force: true });
        await runScript('scripts/check-content.ts');
        await runScript('node_modules/@react-router/dev/bin.cjs', 'build');
        for (const script of ['make-share-cards', 'compress', 'compile']) await runScript(`tools/${script}.ts`);
      },
    }),
]);
stopProgress();
// After the website's build, which empties this folder.
if (builds) copy('.cache/seed', 'build/seed');
if (documents) copy('.cache/documents', 'build/documents');

/** @param {string} from @param {string} to */
function copy(from, to) {
  rmSync(join(root, to), { recursive: true, force: true });
  cpSync(join(root, from), join(root, to), { recursive: true, preserveTimestamps: true });
}

/**
 * Does the work unless the hash in the folder's stamp equals the hash of the inputs.
 * @param {{ what: string, step: string, folder: string, inputs: string[], work: () => Promise<void>, isForced?: boolean }} task
 */
async function renew({ what, step, folder, inputs, work, isForced = false }) {
  const stamp = join(root, folder, '.prepared');
  const wanted = hash(inputs);
  if (!isForced && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return report(`${what}: up to date`);
  const start = performance.now();
  underWay.add(step);
  if (!process.stdout.isTTY || folder === 'node_modules') report(`${what}: ${step} …`);
  await work();
  writeFileSync(stamp, wanted);
  underWay.delete(step);
  report(`${what}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** In a terminal: a line with the current steps, updated each second. */
function showProgress() {
  if (isQuiet || !process.stdout.isTTY) return () => {};
  const start = performance.now();
  const show = () => {
    if (underWay.size === 0) return;
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(`\r\x1b[K${seconds} s: ${[...underWay].join(', ')} …`);
  };
  const timer = setInterval(show, 1_000);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[K');
  };
}

/** Uses the Node of the lock file, not the one that runs npm; shows output only on failure. @param {string[]} args */
function runScript(...args) {
  const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return run(node, args, 'pipe');
}

/**
 * Ends everything when a command fails.
 * @param {string} command @param {string[]} args @param {'inherit' | 'ignore' | 'pipe'} output @returns {Promise<void>}
 */
function run(command, args, output) {
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
function hash(paths) {
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
function report(text) {
  if (!isQuiet) console.log(process.stdout.isTTY ? `\r\x1b[K${text}` : text);
}
