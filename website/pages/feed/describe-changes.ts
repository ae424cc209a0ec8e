import { heads } from '#content/document/heads.ts';
import { repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryChange } from '#domain/repository/repository-state.ts';
import type { FeedWords } from './answer-feed.ts';

/** What appeared and changed in the repository. The revocation list changes every day: its newest alone is told. */
export function describeChanges(changes: readonly RepositoryChange[], siteUrl: string): FeedWords {
  return {
    title: repositoryPage.heading,
    description: 'Certificates, revocation list, CPS and policies as they appear and change.',
    page: '/downloadsRepos',
    items: changes.map(({ path, step, sha256, noticedAt }) => ({
      id: `${siteUrl}${encodeURI(path)}#${step}`,
      href: siteUrl + encodeURI(path),
      title: `${findTitle(path)} ${step === 1 ? 'appeared' : 'changed'}`,
      summary: `SHA-256 ${sha256}`,
      date: noticedAt,
    })),
  };
}

const documents: readonly DocumentHead[] = Object.values(heads);

function findTitle(path: string): string {
  const document = documents.find((head) => head.path === path);
  if (document) return `${document.title} ${document.edition}`.trim();
  return repositoryRows.find(({ link }) => link === path)?.name ?? path;
}
