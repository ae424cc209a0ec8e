import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs of others that judge our PDFs, by the Debian package that brings them. */
const packages = {
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
} as const;

/** One of the programs. */
export type PdfTool = keyof typeof packages;

const tools = Object.keys(packages) as PdfTool[];

/** The packages that are missing here. */
export function findMissingPackages(): readonly string[] {
  const missing = tools.filter((tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined);
  return [...new Set(missing.map((tool) => packages[tool]))];
}

/** Installs what is missing, in a Debian root shell; elsewhere does nothing: the tests then fail and say what to install. */
export function installPdfTools(): void {
  const missing = findMissingPackages();
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', ...missing], { stdio: 'ignore', env });
}

let missing: readonly string[] | undefined;

/** Runs a program on a PDF and answers what it printed. Throws when it is not there, or finds the PDF faulty. */
export function runPdfTool(
  tool: PdfTool,
  bytes: Uint8Array,
  before: readonly string[] = [],
  after: readonly string[] = [],
) {
  missing ??= findMissingPackages();
  if (missing.length > 0) throw new Error(`Install ${missing.join(' and ')}: documents are judged by their programs.`);
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    return execFileSync(tool, [...before, file, ...after], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
