/** What pages of text have in common. */
export const pageLabels = {
  breadcrumb: 'Breadcrumb',
  /** Followed by a day. */
  lastReviewed: 'Last reviewed',
} as const;

/** The list of a page's sections. */
export const contentsLabels = { title: 'On this page', sections: 'Sections' } as const;

/** The links between the pages of a list. */
export const paginationLabels = {
  previous: 'Previous',
  next: 'Next',
  namePage: (page: number) => `Page ${page}`,
} as const;

/** The button beside a text that can be copied; assistive technology adds what the text is. */
export const copyLabels = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'Select the text to copy it',
} as const;
