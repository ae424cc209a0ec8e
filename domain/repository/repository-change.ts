/** A file of the repository that appeared or changed. */
export type RepositoryChange = {
  /** The file's path on this site. */
  readonly path: string;
  /** Counts the changes of this path, from 1, its first appearance. */
  readonly step: number;
  /** Of what it was changed to, in lower-case hexadecimal. */
  readonly sha256: string;
  /** UTC, ISO 8601. */
  readonly noticedAt: string;
};
