import { site } from '#content/site.ts';

/** Lengths in points, 1/72 inch, from the top left corner of an A4 page. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 535,
  /** Where text starts on the pages after the first. */
  top: 64,
  /** Where text ends; the footer is below. */
  bottom: 775,
  /** Numbers of sections and clauses hang this far to the left of their text. */
  hang: 58,
  /** The greatest width of a column of text. */
  measure: 421,
} as const;

export type Column = { readonly x: number; readonly width: number };

export const wholeColumn: Column = { x: page.left, width: page.right - page.left };

/** The column beside hanging numbers. */
export const hangingColumn: Column = { x: page.left + page.hang, width: page.measure };

const { ink, inkSoft, ruleStrong, lineWork } = site.colours;

/** The site's colours for paper, by role (website/styles/tokens.css). */
export const colours = {
  ink: ink[0],
  inkSoft: inkSoft[0],
  rule: '#c9ccd8',
  ruleStrong: ruleStrong[0],
  lineWork: lineWork[0],
  warning: '#804600',
  warningGround: '#fbefd6',
  fieldGround: '#ffffff',
  white: '#ffffff',
} as const;

/** A text style; `leading` is the distance between lines. */
export type Style = {
  readonly face: 'text' | 'strong';
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  /** OpenType features. */
  readonly features?: PDFKit.Mixins.OpenTypeFeatures[];
};

/** A scale of 1.25 on 10 points; leadings are multiples of 2.5 points. */
export const styles = {
  title: { face: 'strong', size: 24.4, leading: 27.5, colour: colours.ink },
  subtitle: { face: 'text', size: 12.5, leading: 17.5, colour: colours.inkSoft },
  /** For forms: their parts are small. */
  headingOfForm: { face: 'strong', size: 12.5, leading: 17.5, colour: colours.ink },
  heading1: { face: 'strong', size: 15.6, leading: 20, colour: colours.ink },
  heading2: { face: 'strong', size: 12, leading: 17.5, colour: colours.ink },
  heading3: { face: 'strong', size: 10, leading: 15, colour: colours.ink },
  text: { face: 'text', size: 10, leading: 15, colour: colours.ink },
  strong: { face: 'strong', size: 10, leading: 15, colour: colours.ink },
  small: { face: 'text', size: 8.5, leading: 12.5, colour: colours.inkSoft },
  smallStrong: { face: 'strong', size: 8.5, leading: 12.5, colour: colours.ink },
} as const satisfies { readonly [name: string]: Style };
