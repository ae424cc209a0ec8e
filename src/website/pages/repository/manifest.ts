import { formatPlainHash } from '@mohar/check/fingerprints';
import { documentHeads } from '#content/document/document-heads.ts';
import { findTitle } from '#content/repository/repository.ts';
import { site } from '#content/site.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryFile } from '#domain/repository/repository-state.ts';
import { type WebsiteContext, websiteContext } from '#website/context.ts';
import type { Route } from './+types/manifest';

/** `/repository.json`: the content of the repository page for software. Hashes are lower-case hexadecimal. */
export async function loader({ context }: Route.LoaderArgs) {
  const dependencies = context.get(websiteContext);
  const { siteUrl, readRepository } = dependencies;
  const { isDemonstration, files } = await readRepository();
  const documents = Object.values(documentHeads).map((head) => describeDocument(head, dependencies));
  const manifest = {
    authority: site.owner,
    page: `${siteUrl}/downloadsRepos`,
    changes: `${siteUrl}/feeds/repository.json`,
    isDemonstration,
    files: files.map((file) => formatFile(file, siteUrl)),
    documents: (await Promise.all(documents)).flat(),
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}

/** Without `age`, which would be stale on arrival. */
function formatFile({ path, size, fingerprints, facts, verdict }: RepositoryFile, siteUrl: string) {
  return {
    title: findTitle(path),
    url: siteUrl + path,
    mediaType: path.endsWith('.crl') ? 'application/pkix-crl' : 'application/pkix-cert',
    size,
    sha256: formatPlainHash(fingerprints.sha256),
    sha1: formatPlainHash(fingerprints.sha1),
    ...verdict,
    ...facts,
  };
}

/** None where the document does not exist. */
async function describeDocument(head: DocumentHead, { siteUrl, measureDocument, hashDocument }: WebsiteContext) {
  const { title, edition, effectiveDate, supersededBy, path } = head;
  const sha256 = await hashDocument(path);
  if (sha256 === undefined) return [];
  return {
    title,
    edition,
    url: siteUrl + encodeURI(path),
    mediaType: 'application/pdf',
    size: measureDocument(path) ?? 0,
    sha256,
    effectiveDate,
    ...(supersededBy ? { supersededBy: { edition: supersededBy.edition, on: supersededBy.effectiveDate } } : {}),
  };
}
