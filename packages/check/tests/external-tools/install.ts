import { spawnSync } from 'node:child_process';

/** External programs that verify our PDFs and certificates, with the Debian package of each. */
export const packages = {
  openssl: 'openssl',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdfsig: 'poppler-utils',
  qpdf: 'qpdf',
} as const;

export type Tool = keyof typeof packages;

const tools = Object.keys(packages) as Tool[];

/** Cached look-ups: starting a program takes milliseconds, and tests run hundreds. */
const installed = new Map<Tool, boolean>();

export function isInstalled(tool: Tool): boolean {
  const known = installed.get(tool);
  if (known !== undefined) return known;
  const isHere = spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
  installed.set(tool, isHere);
  return isHere;
}

function findMissingPackages(): readonly string[] {
  const missing = tools.filter((tool) => !isInstalled(tool));
  return [...new Set(missing.map((tool) => packages[tool]))];
}

/**
 * Installs what is missing, in a Debian root shell; elsewhere does nothing: the tests then fail and say what to
 * install.
 */
export function installTools(): void {
  const missing = findMissingPackages();
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(' and ')} …`);
  installed.clear();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', ...missing], { stdio: 'ignore', env });
}
