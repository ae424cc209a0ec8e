/** The words around the text of every document. */
export const documentLabels = {
  formatEdition: (edition: string) => `Edition ${edition}`,
  formatEffect: (day: string, isSuperseded: boolean) =>
    isSuperseded ? `In effect from ${day}, superseded` : `In effect from ${day}`,
  formatSuperseded: (edition: string, successor: string, since: string) =>
    `Superseded: edition ${successor} replaced edition ${edition} on ${since}. We keep this edition here for certificates ` +
    'that were issued under it.',
  formatSuccessor: (successor: string) => ` (superseded by ${successor})`,
  describePage: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
