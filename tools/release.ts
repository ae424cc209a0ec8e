import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseChanges } from '#tools/release/release-changes.ts';

// Runs within `npm version`, after it has raised the version and before it commits: gives what is under "Unreleased" in
// CHANGELOG.md to the new version.
const root = join(import.meta.dirname, '..');
const file = join(root, 'CHANGELOG.md');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const day = new Date().toISOString().slice(0, 10);
try {
  writeFileSync(file, releaseChanges(readFileSync(file, 'utf8'), version, day));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
