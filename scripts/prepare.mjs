// Runs before every npm script, also on Node 20 and before anything is installed: so plain JavaScript without
// dependencies. Installs what the lock file lists and builds what changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Inputs of the initial content: its pictures are encoded again only when one of these has changed. */
const seedSources = [
  'content/seed',
  'content/site.ts',
  'domain/html',
  'documents',
  'domain/guilloche',
  'domain/media',
  'media',
  'scripts/make-seed.ts',
  'scripts/publishing',
  'package-lock.json',
];

/** Inputs of the PDFs. */
const documentSources = [
  'content',
  'domain/document',
  'domain/guilloche',
  'documents',
  'media',
  'scripts/make-documents.ts',
  'package-lock.json',
];

install();
if (!options.has('--no-build') || options.has('--seed')) makeSeed();
if (!options.has('--no-build') || options.has('--documents')) makeDocuments();
if (!options.has('--no-build')) build();
if (!options.has('--no-build') || options.has('--documents')) placeDocuments();

function install() {
  const stamp = join(root, 'node_modules/.prepared');
  const wanted = hash(['package.json', 'package-lock.json']);
  if (read(stamp) === wanted) return report('Packages: up to date');
  step('Installing packages of the lock file (about 400, a minute on a slow connection)', () => {
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stamp, wanted);
  });
}

function build() {
  const stamp = join(root, 'build/.prepared');
  const wanted = hash(sources);
  if (read(stamp) === wanted && !options.has('--always-build')) return report('Build: up to date');
  step('Building pages and scripts', () => {
    rmSync(stamp, { force: true });
    run(runtime(), ['scripts/check-content.ts'], { quiet: true });
    run(runtime(), ['node_modules/@react-router/dev/bin.cjs', 'build'], { quiet: true });
    // The router's build empties the folder first.
    cpSync(join(root, '.cache/seed'), join(root, 'build/seed'), { recursive: true });
    run(runtime(), ['scripts/make-share-cards.ts'], { quiet: true });
    run(runtime(), ['scripts/compress.ts'], { quiet: true });
    run(runtime(), ['scripts/compile.ts'], { quiet: true });
    writeFileSync(stamp, wanted);
  });
}

function makeSeed() {
  const stamp = join(root, '.cache/seed/.prepared');
  const wanted = hash(seedSources);
  if (read(stamp) === wanted) return report('Initial content: up to date');
  step('Encoding the pictures of posts, notices and advertisements', () => {
    run(runtime(), ['scripts/make-seed.ts'], { quiet: true });
    writeFileSync(stamp, wanted);
  });
}

function makeDocuments() {
  const stamp = join(root, '.cache/documents/.prepared');
  const wanted = hash(documentSources);
  if (read(stamp) === wanted) return report('Documents: up to date');
  step('Rendering documents', () => {
    run(runtime(), ['scripts/check-content.ts'], { quiet: true });
    run(runtime(), ['scripts/make-documents.ts', '.cache/documents'], { quiet: true });
    writeFileSync(stamp, wanted);
  });
}

/** Copies them to where the server reads them; the website's build has emptied that folder. */
function placeDocuments() {
  const target = join(root, 'build/documents');
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, '.cache/documents'), target, { recursive: true, preserveTimestamps: true });
}

/** The Node of the lock file, whatever Node runs npm. */
function runtime() {
  return join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** @param {string} what @param {() => void} work */
function step(what, work) {
  const start = performance.now();
  report(`${what} …`);
  work();
  report(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** @param {string} command @param {string[]} args @param {{ quiet?: boolean }} [how] */
function run(command, args, { quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  process.stderr.write(`"${command} ${args.join(' ')}" failed${result.error ? `: ${result.error.message}` : ''}\n`);
  process.exit(1);
}

/** @param {string[]} paths */
function hash(paths) {
  const sum = createHash('sha256').update(process.arch + process.platform);
  for (const path of paths.flatMap(list))
    sum
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return sum.digest('hex');
}

/** @param {string} path @returns {string[]} files below a folder, or the file itself, sorted */
function list(path) {
  const entries = readdirSync(join(root, path, '..'), { withFileTypes: true });
  const entry = entries.find(({ name }) => path.endsWith(`/${name}`) || path === name);
  if (!entry?.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => list(`${path}/${name}`));
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** @param {string} text */
function report(text) {
  if (!isQuiet) console.log(text);
}
