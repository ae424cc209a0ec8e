import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { documentHeads } from '#content/document/document-heads.ts';
import type { Executor } from '#database/connect.ts';
import { hasPost } from '#database/post/post-store.ts';
import type { Finding } from '#domain/finding.ts';
import { repositoryPaths } from '#domain/repository/repository-state.ts';
import { parseRedirects } from '#domain/site/redirects.ts';
import { buildDir } from '#server/build-folder.ts';
import type { Config } from '#server/config.ts';
import { cachedMissing, resolvePageAddress } from '#server/page-address.ts';
import { redirectsFile } from '#server/redirects.ts';
import { findOwnFile, isFileError, isReadableFile } from '#services/read-own-file.ts';

/** Lines of `redirects.tsv` that are invalid, lead nowhere, or never apply because the site has their address. */
export async function checkRedirects(db: Executor, config: Config): Promise<readonly Finding[]> {
  const path = join(config.dataDir, redirectsFile);
  const file = findOwnFile(path);
  if (!file) return [];
  const report = (text: string): Finding => ['error', `${path}: ${text}.`];
  if (isFileError(file)) return [report(`cannot be read by this user (${file.code}); nothing is redirected`)];
  const { redirects, errors } = parseRedirects(readFileSync(path, 'utf8'));
  const findings = errors.map(report);
  for (const [from, { to, line }] of redirects) {
    if (await isServed(db, config, from)) findings.push(report(`line ${line}: ${from} is an address of this site`));
    if (!(await isServed(db, config, to))) findings.push(report(`line ${line}: ${to} does not exist`));
  }
  return findings;
}

const files: ReadonlySet<string> = new Set([
  ...Object.values(documentHeads).map(({ path }) => encodeURI(path)),
  ...Object.values(repositoryPaths),
]);

/** Whether the site answers an address itself. */
async function isServed(db: Executor, { dataDir, apiHost }: Config, address: string): Promise<boolean> {
  const [path = ''] = address.split(/[?#]/);
  if (/^\/(?:api\/|media\/|healthz$|readyz$)/.test(path) || files.has(path)) return true;
  const name = decode(path);
  if (path.startsWith('/utility/')) return isReadableFile(join(dataDir, name));
  const page = resolvePageAddress(path || '/');
  if (cachedMissing.has(page.address)) return extname(name) !== '' && existsSync(join(buildDir, 'client', name));
  return page.postId === undefined || apiHost !== '' || hasPost(db, page.postId);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign by itself is legal in old addresses.
    return path;
  }
}
