import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** `CHROME_PATH`, else a Chromium or Chrome on the PATH, else Playwright's own; `undefined` where there is none. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/google/chrome'];
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
  return found ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

/** Installs a browser where none is found: Playwright's where it can be fetched, else Debian's. Throws when neither can. */
export function installBrowser(): void {
  console.log('No browser found: installing one …');
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const options = { stdio: 'ignore', timeout: 300_000 } as const;
  spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], options);
  if (findBrowser()) return;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
  } catch (error) {
    throw new Error('No browser could be installed: install Chromium or Chrome, or name one in CHROME_PATH.', {
      cause: error,
    });
  }
}
