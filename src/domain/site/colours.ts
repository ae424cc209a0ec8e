/** A colour by day and by night, each as `#rrggbb` in lower case. */
export type Colour = readonly [day: string, night: string];

/**
 * The brand's colours by role. Green, amber and the blue of the focus have a meaning of their own and belong to no
 * brand.
 */
export type Colours = { readonly [role in keyof typeof shippedColours]: Colour };

/** The colours in which style sheets and drawings are committed. `recolour` replaces them by those of a site. */
export const shippedColours = {
  paper: ['#f9f6ef', '#0d1428'],
  paperRaised: ['#fffdf9', '#141d38'],
  paperInset: ['#f1ecdf', '#0a1020'],
  ink: ['#16224a', '#ece8dd'],
  inkSoft: ['#3d486f', '#bcc3d9'],
  rule: ['#d8d1c0', '#2c3760'],
  ruleStrong: ['#7b8199', '#7c87ac'],
  disabled: ['#cdd0d9', '#39415c'],
  lineWork: ['#3f5596', '#8ea2dd'],
  primary: ['#bf3218', '#c93a1c'],
  primaryStrong: ['#9c2812', '#b13015'],
} as const;

/** A style sheet or an SVG with the colours of a site in place of the committed ones, opaque or with an alpha. */
export function recolour(text: string, colours: Colours): string {
  const replacements = new Map<string, string>();
  for (const [role, [day, night]] of Object.entries(shippedColours)) {
    const [ownDay, ownNight] = colours[role as keyof Colours];
    replacements.set(day, ownDay).set(night, ownNight);
  }
  return text.replaceAll(/#[0-9a-f]{6}(?=(?:[0-9a-f]{2})?\b)/g, (colour) => replacements.get(colour) ?? colour);
}
