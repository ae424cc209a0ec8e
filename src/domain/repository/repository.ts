import type { DocumentHead } from '#domain/document/document.ts';
import type { SitePath } from '#domain/site/routes.ts';

/** One row of the repository’s table; its number is its position. */
export type RepositoryRow = {
  /** The title of the row; several editions of a document share it. */
  readonly name: string;
  readonly version: string;
  /** A page of this site, or a file under `/repository/`. */
  readonly link: SitePath;
  /** Of a document: its effective date, and the edition that superseded it. */
  readonly document?: DocumentHead;
};
