/** The words around the list of posts. */
export const postListLabels = {
  /** The title from the second page on. */
  laterPage: (title: string, page: number) => `${title}, page ${page}`,
  pages: 'Pages of the blog',
  /** Stands before the choice of how many posts a page has; `entriesOf` stands after it. */
  show: 'Show',
  entriesOf: (total: number) => `entries of ${total}`,
  /** The button without scripts. */
  apply: 'Show',
} as const;
