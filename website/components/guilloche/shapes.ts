import type { RosetteShape } from '#domain/guilloche/rosette.ts';

/**
 * The rosettes of sheet.svg by name: those of the home page, and one per use case under its slug. One with a mark in its
 * middle is less than 0.3 deep, to leave room for it.
 */
export const shapes = {
  hero: { waves: 48, turns: 11, depth: 0.38 },

  individual: { waves: 18, turns: 5, depth: 0.28 },
  organisation: { waves: 32, turns: 9, depth: 0.2, petals: { count: 8, depth: 0.05 } },
  foreign: { waves: 30, turns: 11, depth: 0.22, petals: { count: 6, depth: 0.05 } },
  'document-signer': { waves: 40, turns: 7, depth: 0.18 },

  'e-tender': { waves: 28, turns: 9, depth: 0.28 },
  icegate: { waves: 35, turns: 12, depth: 0.22, petals: { count: 7, depth: 0.05 } },
  dgft: { waves: 25, turns: 8, depth: 0.28 },
  'mca-income-tax-gst': { waves: 42, turns: 5, depth: 0.2 },
  'employee-provident-fund': { waves: 20, turns: 7, depth: 0.27 },
  'irctc-e-ticketing': { waves: 24, turns: 7, depth: 0.22, petals: { count: 8, depth: 0.05 } },
  ipr: { waves: 27, turns: 10, depth: 0.28 },
  'foreign-national': { waves: 33, turns: 13, depth: 0.24, petals: { count: 11, depth: 0.03 } },
} as const satisfies { readonly [name: string]: RosetteShape };

export type ShapeName = keyof typeof shapes;

/** How many times the line of a rosette is drawn, each rotated by an equal part of one wave. */
export const copiesOf = (name: string): number => (name === 'hero' ? 3 : 2);
