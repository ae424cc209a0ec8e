import { spawnSync } from 'node:child_process';

/** Programs of others that judge what we make, by the Debian package that brings them. */
const packages = {
  openssl: 'openssl',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
} as const;

/** One of the programs. */
export type Judge = keyof typeof packages;

const judges = Object.keys(packages) as Judge[];

/** The packages that are missing here. */
export function findMissingPackages(): readonly string[] {
  const missing = judges.filter((judge) => spawnSync(judge, ['--version'], { stdio: 'ignore' }).error !== undefined);
  return [...new Set(missing.map((judge) => packages[judge]))];
}

/** Installs what is missing, in a Debian root shell; elsewhere does nothing: the tests then fail and say what to install. */
export function installJudges(): void {
  const missing = findMissingPackages();
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', ...missing], { stdio: 'ignore', env });
}
