/**
 * The colours of drawn pictures by role: those of the page by day, for a picture is kept once for day and night.
 * Vermilion, green and amber are not here: each of them means something on a page that no picture may say.
 */
export const palette = {
  paper: '#f9f6ef',
  paperRaised: '#fffdf9',
  paperSunk: '#f1ecdf',
  ink: '#16224a',
  inkSoft: '#3d486f',
  inkInverse: '#fffdf9',
  rule: '#d8d1c0',
  lineWork: '#3f5596',
  /** The line work of the night, for drawings on a ground of ink. */
  lineWorkNight: '#8ea2dd',
} as const;
