// Runs before every npm script, also on Node 20 and before anything is installed: so plain JavaScript without
// dependencies. Installs what the lock file lists and builds what changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = new Set(process.argv.slice(2));
const isQuiet = options.has('--quiet');

/** Inputs of the build; the rest of the repository does not affect a page. */
const sources = [
  'content',
  'contract',
  'documents',
  'domain',
  'media',
  'scripts/make-share-cards.ts',
  'trust',
  'website',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Inputs of whatever is drawn; nothing is drawn again unless one of its inputs has changed. */
const drawing = ['documents', 'domain/guilloche', 'media', 'package-lock.json'];
const seedContent = ['content/seed', 'content/site.ts', 'domain/html', 'domain/media'];
const seedSources = [...drawing, ...seedContent, 'scripts/make-seed.ts', 'scripts/publishing'];
const documentSources = [...drawing, 'content', 'domain/document', 'scripts/make-documents.ts'];

const builds = !options.has('--no-build');
const documents = builds || options.has('--documents');

renew({
  what: 'Packages',
  step: 'Installing packages of the lock file (about 400, a minute on a slow connection)',
  folder: 'node_modules',
  inputs: ['package.json', 'package-lock.json'],
  work: () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
});
if (builds || options.has('--seed')) {
  renew({
    what: 'Initial content',
    step: 'Encoding the pictures of posts, notices and advertisements',
    folder: '.cache/seed',
    inputs: seedSources,
    work: () => runScript('scripts/make-seed.ts'),
  });
}
if (documents) {
  renew({
    what: 'Documents',
    step: 'Rendering documents',
    folder: '.cache/documents',
    inputs: documentSources,
    work() {
      runScript('scripts/check-content.ts');
      runScript('scripts/make-documents.ts', '.cache/documents');
    },
  });
}
if (builds) {
  renew({
    what: 'Build',
    step: 'Building pages and scripts',
    folder: 'build',
    inputs: sources,
    isForced: options.has('--always-build'),
    work() {
      rmSync(join(root, 'build/.prepared'), { force: true });
      runScript('scripts/check-content.ts');
      runScript('node_modules/@react-router/dev/bin.cjs', 'build');
      // The router's build empties the folder first.
      cpSync(join(root, '.cache/seed'), join(root, 'build/seed'), { recursive: true });
      for (const script of ['make-share-cards', 'compress', 'compile']) runScript(`scripts/${script}.ts`);
    },
  });
}
if (documents) {
  // To where the server reads them; the website's build has emptied that folder.
  const target = join(root, 'build/documents');
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, '.cache/documents'), target, { recursive: true, preserveTimestamps: true });
}

/**
 * Does the work unless the folder's stamp says that the inputs are the same as the last time.
 * @param {{ what: string, step: string, folder: string, inputs: string[], work: () => void, isForced?: boolean }} task
 */
function renew({ what, step, folder, inputs, work, isForced = false }) {
  const stamp = join(root, folder, '.prepared');
  const wanted = hash(inputs);
  if (!isForced && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return report(`${what}: up to date`);
  const start = performance.now();
  report(`${step} …`);
  work();
  writeFileSync(stamp, wanted);
  report(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** With the Node of the lock file, whatever Node runs npm; its output is shown only when it fails. @param {string[]} args */
function runScript(...args) {
  const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  run(node, args, ['ignore', 'pipe', 'pipe']);
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').StdioOptions} [stdio] */
function run(command, args, stdio = ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit']) {
  const result = spawnSync(command, args, { cwd: root, stdio, encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  process.stderr.write(`"${command} ${args.join(' ')}" failed${result.error ? `: ${result.error.message}` : ''}\n`);
  process.exit(1);
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
  if (!isQuiet) console.log(text);
}
