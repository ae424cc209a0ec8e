/** Where a file comes from: its vendor’s page (`href`), or our own folder, where it may not exist yet (`file`). */
export type DownloadLink = { readonly href: string } | { readonly file: string };

/** One row of a table on the Downloads page. */
export type DownloadRow = {
  /** The name of the file, unique among all rows, also in the search. */
  readonly name: string;
  /** The system it runs on. */
  readonly system: 'windows' | 'mac' | 'any';
  /** The support contact; only numbers that a source confirms. */
  readonly contact: string;
  /** The target of the row’s Download link. */
  readonly link: DownloadLink;
};

/** One of the four tables of the Downloads page. */
export type DownloadGroup = {
  /** Names the table in addresses (`/downloads#<slug>`); never changed once published. */
  readonly slug: string;
  /** The table’s heading. */
  readonly title: string;
  /** For whom these files are. */
  readonly intro: string;
  /** In the order in which they are shown. */
  readonly rows: readonly DownloadRow[];
};

/** The page without its tables. */
export type DownloadsPage = {
  /** What the browser tab and search engines show. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The page’s first heading. */
  readonly heading: string;
  /** The text below the heading: what to download first. */
  readonly lead: string;
};
