import { shippedColours } from '#domain/site/colours.ts';

const { paper, paperRaised, ink, inkSoft, rule, lineWork } = shippedColours;

/**
 * The colours of drawings before `recolour`, by role. Without vermilion, green and amber: each has a meaning on a page.
 */
export const palette = {
  paper: paper[0],
  paperRaised: paperRaised[0],
  ink: ink[0],
  inkSoft: inkSoft[0],
  inkInverse: paperRaised[0],
  rule: rule[0],
  lineWork: lineWork[0],
  /** Line work of the dark theme, for drawings on ink. */
  lineWorkNight: lineWork[1],
} as const;
