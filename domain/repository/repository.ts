import type { VerificationResult } from '#domain/certificate/certificate.ts';
import type { DocumentHead } from '#domain/document/document.ts';

/** One row of the repository’s table; its number is its position. */
export type RepositoryRow = {
  /** The title of the row; several editions of a document share it. */
  readonly name: string;
  /** The edition, or blank where there is only one. */
  readonly version: string;
  /** A page of this site, or a file under `/repository/`. */
  readonly link: string;
  /** True for a page that is opened (View), false for a file that is fetched (Download). */
  readonly isView: boolean;
  /** Of a document: from when it applies, and which edition superseded it. */
  readonly document?: DocumentHead;
};

/** The page without its table. */
export type RepositoryPage = {
  /** What the browser tab and search engines show. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The page’s first heading. */
  readonly heading: string;
  /** The text below the heading: what the table is for. */
  readonly lead: string;
  /** Shown for as long as the certificates are the demonstration’s. */
  readonly demonstrationNote: string;
  /** Related documents that have no row. */
  readonly beside: { readonly heading: string; readonly text: string; readonly documents: readonly DocumentHead[] };
};

/** The labels of the fields of certificates and the CRL. */
export type VerificationWords = {
  readonly heading: string;
  /** What was checked, and when. */
  readonly text: string;
  /** How a person computes a fingerprint, one line for each system. */
  readonly howTo: {
    readonly heading: string;
    readonly text: string;
    readonly commands: readonly { readonly system: string; readonly command: string }[];
  };
  /** What the repository offers to software. */
  readonly machines: {
    readonly heading: string;
    readonly manifest: string;
    readonly feed: string;
    readonly fetching: string;
  };
  readonly statuses: Readonly<Record<VerificationResult['status'], string>>;
};
