/** Where a file comes from: its vendor’s page (`href`), or our own folder, where it may not exist yet (`file`). */
export type DownloadLink = { readonly href: string } | { readonly file: string };

/** One row of a table on the Downloads page. */
export type DownloadRow = {
  /** The name of the file, unique among all rows, also in the search. */
  readonly name: string;
  readonly system: 'windows' | 'mac' | 'any';
  /** Only numbers that a source confirms. */
  readonly contact: string;
  readonly link: DownloadLink;
};

/** One of the four tables of the Downloads page. */
export type DownloadGroup = {
  /** Names the table in addresses (`/downloads#<slug>`); never changed once published. */
  readonly slug: string;
  readonly title: string;
  /** For whom these files are. */
  readonly intro: string;
  readonly rows: readonly DownloadRow[];
};
