import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads style sheets and sprites of the build in a folder by their path, such as `/assets/root-abc.css`, each once. */
export function createAssetReader(clientDir: string): (path: string) => string {
  const files = new Map<string, string>();
  return (path) => files.getOrInsertComputed(path, () => readFileSync(join(clientDir, path), 'utf8').trim());
}
