import { documentHeads } from '#content/document/document-heads.ts';
import { repositoryRows } from '#content/repository/repository.ts';
import { site } from '#content/site.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryFile } from '#domain/repository/repository-state.ts';
import { formatPlainHash } from '#trust/fingerprints.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/manifest';

/** `/repository.json`: the content of the repository page for software. Hashes are lower-case hexadecimal. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, readRepository, measureDocument, hashDocument } = context.get(websiteContext);
  const { isDemonstration, files } = await readRepository();
  const known: readonly DocumentHead[] = Object.values(documentHeads);
  const documents = known.map(async (head) => {
    const sha256 = await hashDocument(head.path);
    return sha256 === undefined ? [] : [describeDocument(head, siteUrl, measureDocument(head.path) ?? 0, sha256)];
  });
  const manifest = {
    authority: site.owner,
    page: `${siteUrl}/downloadsRepos`,
    changes: `${siteUrl}/feeds/repository.json`,
    isDemonstration,
    files: files.map((file) => describeFile(file, siteUrl)),
    documents: (await Promise.all(documents)).flat(),
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}

/** Without `age`, which would be stale on arrival. */
function describeFile({ path, size, fingerprints, facts, verdict }: RepositoryFile, siteUrl: string) {
  return {
    title: repositoryRows.find(({ link }) => link === path)?.name,
    url: siteUrl + path,
    mediaType: path.endsWith('.crl') ? 'application/pkix-crl' : 'application/pkix-cert',
    size,
    sha256: formatPlainHash(fingerprints.sha256),
    sha1: formatPlainHash(fingerprints.sha1),
    ...verdict,
    ...facts,
  };
}

function describeDocument(head: DocumentHead, siteUrl: string, size: number, sha256: string) {
  const { title, edition, effectiveDate, supersededBy, path } = head;
  return {
    title,
    edition,
    url: siteUrl + encodeURI(path),
    mediaType: 'application/pdf',
    size,
    sha256,
    effectiveDate,
    ...(supersededBy ? { supersededBy: { edition: supersededBy.edition, on: supersededBy.effectiveDate } } : {}),
  };
}
