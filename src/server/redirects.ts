import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRedirect, parseRedirects, type Redirects } from '#domain/site/redirects.ts';
import { findOwnFile, isFileError } from '#services/read-own-file.ts';

/** The authority's list of addresses of its former site. */
export const redirectsFile = 'redirects.tsv';

/** Finds the new address of a request target that is not found here. The file is read again after a change. */
export function createRedirects(dataDir: string): (target: string) => string | undefined {
  const path = join(dataDir, redirectsFile);
  let current: { version: string; redirects: Redirects } = { version: '', redirects: new Map() };
  return (target) => {
    const file = findOwnFile(path);
    // Doctor reports a file that cannot be read.
    if (!file || isFileError(file)) return undefined;
    const version = `${file.mtimeMs} ${file.bytes}`;
    if (version !== current.version) {
      current = { version, redirects: parseRedirects(readFileSync(path, 'utf8')).redirects };
    }
    return findRedirect(current.redirects, target);
  };
}
