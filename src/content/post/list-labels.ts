/** The words around the list of posts. */
export const postListLabels = {
  /** The title from the second page on. */
  laterPage: (title: string, page: number) => `${title}, page ${page}`,
  pages: 'Pages of the blog',
  /** On paper. */
  range: ({ first, last, total }: { first: number; last: number; total: number }) =>
    `Posts ${first} to ${last} of ${total}`,
  rangeAndNext: ({ first, last, total, next }: { first: number; last: number; total: number; next: string }) =>
    `Posts ${first} to ${last} of ${total}. The next are at ${next}`,
  /** Stands before the choice of how many posts a page has; `entriesOf` stands after it. */
  show: 'Show',
  entriesOf: (total: number) => `entries of ${total}`,
  /** The button without scripts. */
  apply: 'Show',
} as const;
