import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const fullNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser for most tests: a headless shell, which takes half the time, else what `findBrowser` finds. */
export function findHeadlessShell(): string | undefined {
  return findShell() ?? findBrowser();
}

function findShell(): string | undefined {
  const playwrightFolder = dirname(dirname(dirname(chromium.executablePath())));
  return (
    (process.env.CHROME_PATH || undefined) ??
    findOnPath(shellNames) ??
    findStarting(
      shellNames
        .flatMap((name) => globSync(`chromium_headless_shell-*/*/${name}`, { cwd: playwrightFolder }))
        .map((file) => join(playwrightFolder, file)),
    )
  );
}

/**
 * A whole Chromium or Chrome, which alone shows a PDF in a tab: `CHROME_PATH` unless that is a headless shell, else one
 * on the PATH, else Playwright's own; `undefined` where there is none.
 */
export function findBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given && !shellNames.includes(basename(given))) return given;
  return findOnPath(fullNames) ?? findStarting([chromium.executablePath()]);
}

/** Starts a browser, by default a whole Chromium, which Playwright finds where there is none. */
export function launchBrowser(executablePath = findBrowser(), options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'], ...options });
}

/** The first of these programs that is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/usr/sbin',
    '/opt/google/chrome',
  ];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** Playwright's browsers are downloaded without the libraries that they need. */
function findStarting(files: readonly string[]): string | undefined {
  return files.find((file) => existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0);
}

/**
 * Installs what is missing of the two browsers: Playwright's where they can be fetched and start, else Debian's. With a
 * whole browser alone every test runs, only slower. Throws where there is none in the end. Also installs a typeface
 * with the widths of Arial, as every visitor has one: until the site's own typeface is loaded, texts are laid out with
 * it.
 */
export function installBrowsers(): void {
  if (!/Arial|Liberation|Roboto|Noto Sans/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '')) {
    installPackages('fonts-liberation');
  }
  const isComplete = (): boolean => findShell() !== undefined && findBrowser() !== undefined;
  if (isComplete()) return;
  console.log('A browser is missing: installing it …');
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (isComplete()) return;
  installPackages('chromium', 'chromium-headless-shell');
  // A release of Debian without the headless shell installs neither.
  if (!findBrowser()) installPackages('chromium');
  if (!findBrowser())
    throw new Error('No browser could be installed: install Chromium or Chrome, or name one in CHROME_PATH.');
}

function installPackages(...names: readonly string[]): void {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', ...names], options);
  } catch (error) {
    console.error(`Could not install ${names.join(' and ')}: ${error instanceof Error ? error.message : error}`);
  }
}
