/** The seal of the brand, in units of 1/475 of its radius: a disc, dots around its edge, and a letter on it. */
export const seal = { disc: 425, dots: 24, dot: 50, radius: 475 } as const;

/** SVG path data in units of its own, moved by `x` and `y` and enlarged by `scale` to those of the seal. */
export type SealOutline = { readonly path: string; readonly x: number; readonly y: number; readonly scale: number };

/** What the seals show: the first letter of the brand in Devanagari, or all of it where a seal is large. */
export type SealOutlines = {
  /** The brand that they were drawn from. */
  readonly of: string;
  readonly letter: SealOutline;
  readonly word: SealOutline;
};

/** The `transform` of an outline. */
export function formatPlace({ x, y, scale }: SealOutline): string {
  return `translate(${x} ${y})scale(${scale})`;
}
