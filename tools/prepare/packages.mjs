import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isQuiet, readText, report, root, run } from './run.mjs';

/** Whether the packages of the lock file are installed; without `withDev` those that a site runs. @param {boolean} withDev */
export function isInstalled(withDev) {
  const installed = readText('node_modules/.package-lock.json');
  if (!installed || !existsSync(join(root, 'node_modules/.bin/node'))) return false;
  /** @type {{ [path: string]: { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean } }} */
  const present = JSON.parse(installed).packages;
  const listed = /** @type {typeof present} */ (JSON.parse(readText('package-lock.json')).packages);
  return Object.entries(listed).every(([path, { version, dev, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/') || optional || devOptional || (dev && !withDev)) return true;
    return present[path] !== undefined && present[path].version === version;
  });
}

/** An operator's command installs nothing beside a running site. */
export async function requirePackages() {
  if (isInstalled(false)) return;
  if (!existsSync(join(root, 'node_modules'))) return install();
  process.stderr.write('node_modules is not that of package-lock.json; stop the site, then run "npm ci".\n');
  process.exit(1);
}

export async function install() {
  report('Installing packages of the lock file (about 400, a minute on a slow connection) …');
  // Shows npm's own progress.
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], isQuiet ? 'ignore' : 'inherit');
}
