// Runs before every npm script, also on Node 20 and before anything is installed: so plain JavaScript without
// dependencies. Installs what the lock file lists and builds what changed. A build is made in a folder of its own, and
// `build` is then renamed to link to it: see docs/decisions/0042-builds-beside-the-running-one.md.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, isInstalled, requirePackages } from './prepare/packages.mjs';
import { hash, options, readText, report, root, runScript } from './prepare/run.mjs';
import { chooseSlot, lock, publish } from './prepare/slots.mjs';

/** Inputs of the website; the rest of the repository does not affect a page. */
const sources = [
  'packages',
  'src/content',
  'src/contract',
  'src/documents',
  'src/domain',
  'src/media',
  'src/website',
  'tools/compress.ts',
  'tools/make-icons.ts',
  'tools/make-share-cards.ts',
  'tools/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Inputs of PDFs and pictures; they are drawn again only after a change of their inputs. */
const drawing = ['src/documents', 'src/domain/guilloche', 'src/domain/site', 'src/media', 'package-lock.json'];
const seedContent = [
  'src/content/seed',
  'src/content/site.ts',
  'src/domain/html',
  'src/domain/media',
  'src/domain/post',
];
const seedSources = [...drawing, ...seedContent, 'tools/make-seed.ts', 'scripts/publishing', 'src/services/publishing'];
const documentSources = [...drawing, 'src/content', 'src/domain/document', 'tools/make-documents.ts'];
const textSources = ['packages', 'src/content', 'src/contract', 'src/documents', 'src/domain', 'scripts/check-content'];

/** Inputs of the desk. */
const deskSources = [
  'packages',
  'src/content',
  'src/desk',
  'src/domain',
  'src/services/desk',
  'src/website',
  'tools/vite',
  'package-lock.json',
];

const router = 'node_modules/@react-router/dev/bin.cjs';

/** What a build consists of: each part is made in its folder of `.cache`, only after a change of its inputs. */
const parts = {
  seed: {
    step: 'encoding pictures',
    inputs: seedSources,
    work: () => runScript('tools/make-seed.ts'),
  },
  documents: {
    step: 'rendering documents',
    inputs: documentSources,
    work: () => runScript('tools/make-documents.ts', '.cache/documents'),
  },
  desk: {
    step: 'building the desk',
    inputs: deskSources,
    work: () => runScript(router, 'build', 'src/desk'),
  },
  site: {
    step: 'building pages and scripts',
    inputs: sources,
    async work() {
      await runScript(router, 'build');
      for (const script of ['make-icons', 'make-share-cards', 'compress']) {
        await runScript(`tools/${script}.ts`, '.cache/site/client');
      }
    },
  },
};
/** @type {(keyof typeof parts)[]} */
const names = ['seed', 'documents', 'desk', 'site'];

const isBuilding = !options.has('--no-build');
const wanted = isBuilding ? hash([...new Set([...names.flatMap((name) => parts[name].inputs), ...textSources])]) : '';
if (isBuilding && !options.has('--always-build') && readText('build/.prepared') === wanted) {
  if (!isInstalled(false)) await install();
  report('Build: up to date');
} else if (options.has('--command')) {
  await requirePackages();
} else {
  await lock();
  if (!isInstalled(true)) await install();
  // Another process may have made this build meanwhile.
  if (!isBuilding || options.has('--always-build') || readText('build/.prepared') !== wanted) await prepare();
}

/** Makes what changed, and puts a new build in place. */
async function prepare() {
  const chosen = names.filter((name) => isBuilding || options.has(`--${name}`));
  // First, and alone: an incomplete `site.ts` would stop the others with an error that does not name the field.
  await renew('texts', {
    step: 'checking texts',
    inputs: textSources,
    work: () => runScript('scripts/check-content.ts'),
  });
  await Promise.all(chosen.map((name) => renew(name, parts[name])));
  if (!isBuilding) return;
  const folder = chooseSlot();
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    const target = name === 'site' ? folder : join(folder, name);
    cpSync(join(root, '.cache', name), target, { recursive: true, preserveTimestamps: true });
  }
  writeFileSync(join(folder, 'version.json'), JSON.stringify(readVersion()));
  await runScript('tools/compile.ts', folder);
  // Last: the folder is complete.
  writeFileSync(join(folder, '.prepared'), wanted);
  publish(folder);
  report(`Build: ${folder.slice(root.length)} is served from the next start on`);
}

/**
 * Does the work unless the hash in the folder's stamp equals the hash of the inputs.
 * @param {string} name @param {{ step: string, inputs: string[], work: () => Promise<void> }} part
 */
async function renew(name, { step, inputs, work }) {
  const stamp = join('.cache', name, '.prepared');
  const current = hash(inputs);
  const isForced = name === 'site' && options.has('--always-build');
  if (!isForced && readText(stamp) === current) return;
  const start = performance.now();
  report(`${step} …`);
  // Before the work, which may be interrupted; and Vite keeps former files in a folder outside its root.
  rmSync(join(root, '.cache', name), { recursive: true, force: true });
  await work();
  mkdirSync(join(root, '.cache', name), { recursive: true });
  writeFileSync(join(root, stamp), current);
  report(`${step}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** The version, and the commit where the folder is a clone. */
function readVersion() {
  const { version } = JSON.parse(readText('package.json'));
  // Not that of a repository around this folder.
  if (!existsSync(join(root, '.git'))) return { version };
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? { version, commit: stdout.trim() } : { version };
}
