/**
 * The colours of drawn pictures by role: those of the light theme. Vermilion, green and amber are missing: on a page each of them has a meaning that no picture may have.
 */
export const palette = {
  paper: '#f9f6ef',
  paperRaised: '#fffdf9',
  paperInset: '#f1ecdf',
  ink: '#16224a',
  inkSoft: '#3d486f',
  inkInverse: '#fffdf9',
  rule: '#d8d1c0',
  lineWork: '#3f5596',
  /** Line work of the dark theme, for drawings on ink. */
  lineWorkNight: '#8ea2dd',
} as const;

/** The colours of the dark theme for the roles that the pictures of posts have. */
export const nightPalette = {
  paperRaised: '#141d38',
  paperInset: '#0a1020',
  ink: '#ece8dd',
  lineWork: palette.lineWorkNight,
} as const satisfies { readonly [role in keyof typeof palette]?: string };
