import type { RosetteShape } from '#domain/guilloche/rosette.ts';

/** Each use case has a figure of its own, by its slug; `public/figures/` holds the same as files. */
export const useCaseFigures: { readonly [slug: string]: RosetteShape } = {
  'e-tender': { waves: 29, turns: 7, depth: 0.42 },
  icegate: { waves: 31, turns: 12, depth: 0.6 },
  dgft: { waves: 25, turns: 8, depth: 0.5 },
  'mca-income-tax-gst': { waves: 41, turns: 6, depth: 0.24 },
  'employee-provident-fund': { waves: 19, turns: 5, depth: 0.46 },
  'irctc-e-ticketing': { waves: 23, turns: 4, depth: 0.34 },
  ipr: { waves: 27, turns: 10, depth: 0.66 },
  'foreign-national': { waves: 33, turns: 13, depth: 0.52 },
};
