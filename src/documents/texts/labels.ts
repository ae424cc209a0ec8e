/** The words around the text of every document. */
export const documentLabels = {
  describeEdition: (edition: string) => `Edition ${edition}`,
  describeEffect: (day: string, isSuperseded: boolean) =>
    isSuperseded ? `In effect from ${day}, superseded` : `In effect from ${day}`,
  describeSuperseded: (edition: string, successor: string, since: string) =>
    `Superseded: edition ${successor} replaced edition ${edition} on ${since}. We keep this edition here for certificates ` +
    'that were issued under it.',
  describeSuccessor: (successor: string) => ` (superseded by ${successor})`,
  describePage: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
