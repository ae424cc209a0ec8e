import { documentHeads } from '#content/document/document-heads.ts';
import { downloadGroups } from '#content/download/downloads.ts';
import { downloadLabels as labels } from '#content/download/labels.ts';
import { repositoryRows } from '#content/repository/repository.ts';
import { alternatives } from '#content/search/alternatives.ts';
import { resultLabels } from '#content/search/labels.ts';
import { writeExtract } from '#content/search/write-extract.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import { type DownloadGroup, type DownloadSystem, listLinks } from '#domain/download/download.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { formatIndianDay } from '#domain/time.ts';

/** What the server knows of its files. */
export type KnownFiles = {
  /** Whether an own file is there. */
  readonly hasFile: (path: string) => boolean;
  /** The fingerprints of a file of the repository, in lower-case hexadecimal. */
  readonly findFingerprints: (path: string) => readonly string[];
};

const groups: readonly DownloadGroup[] = downloadGroups;

/** One result for each existing file, and one for all missing files of a product: its row says whom to ask. */
export function listDownloads({ hasFile }: KnownFiles): readonly SearchEntry[] {
  return groups.flatMap((group) => {
    const row = `/downloads#${group.slug}`;
    const words = alternatives[row] ?? '';
    return group.products.flatMap((product): readonly SearchEntry[] => {
      const { name } = product;
      const links = listLinks(product);
      const files = links.flatMap(({ link, systems }) => ('file' in link ? [{ path: link.file, systems }] : []));
      const present = files.filter(({ path }) => hasFile(path));
      const absent = files.filter(({ path }) => !hasFile(path)).flatMap(({ systems }) => systems);
      const driver = (path: string, systems: readonly DownloadSystem[]): SearchEntry => ({
        title: nameFile(name, systems),
        kind: 'driver',
        path,
        extract: writeExtract(group.intro),
        alternatives: words,
      });
      return [
        ...links.flatMap(({ link }) => ('href' in link ? [website(name, link.href, words)] : [])),
        ...present.map(({ path, systems }) => driver(path, systems)),
        ...(absent.length > 0 ? [driver(row, absent)] : []),
      ];
    });
  });
}

function nameFile(product: string, systems: readonly DownloadSystem[]): string {
  const [system, ...others] = systems;
  if (!system) return product;
  return labels.nameFile(product, labels.systems[others.length > 0 ? 'both' : system]);
}

const heads: readonly DocumentHead[] = Object.values(documentHeads);

/** Several editions of one document are told apart by their numbers. */
export function listDocuments({ hasFile }: KnownFiles): readonly SearchEntry[] {
  return heads
    .filter(({ path }) => hasFile(path))
    .map(({ title, edition, effectiveDate, path, supersededBy }): SearchEntry => {
      const isAlone = heads.filter((head) => head.title === title).length === 1;
      const name = isAlone ? title : `${title} ${edition}`;
      const extract = resultLabels.formatEdition(edition, formatIndianDay(effectiveDate));
      if (!supersededBy) return { title: name, kind: 'pdf', path, extract };
      return { title: `${name} (superseded)`, kind: 'pdf', path, extract, isSuperseded: true };
    });
}

/** Certificates and the revocation list; the documents of the repository are found as documents. */
export function listRepositoryFiles({ hasFile, findFingerprints }: KnownFiles): readonly SearchEntry[] {
  return repositoryRows
    .filter(({ link, document }) => link.startsWith('/repository/') && !document && hasFile(link))
    .map(({ name, link }) => ({ title: name, kind: 'file', path: link, fingerprints: findFingerprints(link) }));
}

/** A page of another site. */
export function website(title: string, href: string, words = ''): SearchEntry {
  return { title, kind: 'website', path: href, extract: new URL(href).host, ...(words && { alternatives: words }) };
}
