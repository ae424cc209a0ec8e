/**
 * The light theme's colours for drawn pictures, by role. Without vermilion, green and amber: each has a meaning on a
 * page.
 */
export const palette = {
  paper: '#f9f6ef',
  paperRaised: '#fffdf9',
  ink: '#16224a',
  inkSoft: '#3d486f',
  inkInverse: '#fffdf9',
  rule: '#d8d1c0',
  lineWork: '#3f5596',
  /** Line work of the dark theme, for drawings on ink. */
  lineWorkNight: '#8ea2dd',
} as const;
