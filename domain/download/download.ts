/** Where a file comes from: its maker’s page (`href`), or our own folder, where it may still be absent (`file`). */
export type DownloadLink = { readonly href: string } | { readonly file: string };

/** One row of a table on the Downloads page. */
export type DownloadRow = {
  /** Names the file so that it can be told from every other row, also in the search. */
  readonly name: string;
  /** The system it runs on. */
  readonly system: 'windows' | 'mac' | 'any';
  /** Who helps with it: never a number that no source gives. */
  readonly contact: string;
  /** What the row’s Download leads to. */
  readonly link: DownloadLink;
};

/** One of the four tables of the Downloads page. */
export type DownloadGroup = {
  /** Names the table in addresses (`/downloads#<slug>`); never changed once published. */
  readonly slug: string;
  /** The table’s heading. */
  readonly title: string;
  /** Tells the reader whether these files are for him or her. */
  readonly intro: string;
  /** In the order in which they are shown. */
  readonly rows: readonly DownloadRow[];
};

/** What stands around the tables. */
export type DownloadsPage = {
  /** What the browser tab and search engines show. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The page’s first heading. */
  readonly heading: string;
  /** Says below the heading what to fetch first. */
  readonly lead: string;
};
