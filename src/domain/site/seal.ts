/**
 * The seal of the brand, in units of 1/475 of its radius: a disc, dots around its edge, and the first letter of the
 * brand in Devanagari (`site.devanagari.letter`), moved by `x` and `y` and enlarged by `scale`.
 */
export const seal = { disc: 425, dots: 24, dot: 50, radius: 475, letter: { x: -258, y: 255, scale: 20 } } as const;
