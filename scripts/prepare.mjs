// Runs before every npm script, also on the oldest Node that we meet and before anything is installed: so plain
// JavaScript, and nothing but Node itself. Installs what the lock file says and builds what changed, or does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = new Set(process.argv.slice(2));
const isQuiet = options.has('--quiet');

/** What a build is made from; the rest of the repository cannot change a page. */
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

/** What the seed is made from: pictures take a while, so they are made anew only when one of these has changed. */
const seedSources = [
  'content/seed',
  'content/site.ts',
  'contract/html',
  'documents',
  'domain/guilloche',
  'domain/media',
  'media',
  'scripts/make-seed.ts',
  'scripts/publishing',
  'package-lock.json',
];

/** What the PDFs are made from. */
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
  if (read(stamp) === wanted) return tell('Packages: as the lock file says');
  step('Installing what the lock file says (about 400 packages, a minute on a slow line)', () => {
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stamp, wanted);
  });
}

function build() {
  const stamp = join(root, 'build/.prepared');
  const wanted = hash(sources);
  if (read(stamp) === wanted && !options.has('--always-build')) return tell('Build: sources unchanged');
  step('Building pages and scripts', () => {
    rmSync(stamp, { force: true });
    run(runtime(), ['scripts/check-content.ts'], { quiet: true });
    run(runtime(), ['node_modules/@react-router/dev/bin.cjs', 'build'], { quiet: true });
    // The router's build begins by emptying the folder.
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
  if (read(stamp) === wanted) return tell('Seed: sources unchanged');
  step('Encoding the pictures of posts, notices and advertisements', () => {
    run(runtime(), ['scripts/make-seed.ts'], { quiet: true });
    writeFileSync(stamp, wanted);
  });
}

function makeDocuments() {
  const stamp = join(root, '.cache/documents/.prepared');
  const wanted = hash(documentSources);
  if (read(stamp) === wanted) return tell('Documents: content unchanged');
  step('Setting documents', () => {
    run(runtime(), ['scripts/check-content.ts'], { quiet: true });
    run(runtime(), ['scripts/make-documents.ts', '.cache/documents'], { quiet: true });
    writeFileSync(stamp, wanted);
  });
}

/** Where the server looks for them; the website's build has emptied the folder. */
function placeDocuments() {
  const target = join(root, 'build/documents');
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, '.cache/documents'), target, { recursive: true, preserveTimestamps: true });
}

/** The Node that the lock file names, wherever npm itself runs. */
function runtime() {
  return join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** @param {string} what @param {() => void} work */
function step(what, work) {
  const start = performance.now();
  tell(`${what} …`);
  work();
  tell(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
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

/** @param {string} path @returns {string[]} files below a folder, or the file itself, in a steady order */
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
function tell(text) {
  if (!isQuiet) console.log(text);
}
