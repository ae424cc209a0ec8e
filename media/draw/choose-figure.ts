import { createHash } from 'node:crypto';
import type { RosetteShape } from '#domain/guilloche/rosette.ts';

/** The guilloche that belongs to a text: rings of rosettes inside each other, and a band. */
export type Figure = {
  /** From the outermost inwards; `radius` is a part of the whole figure's. */
  readonly rings: readonly { readonly shape: RosetteShape; readonly radius: number }[];
  readonly band: { readonly waves: number; readonly lines: number };
};

/** How often the rings' lines go round, from the outermost inwards: the smaller, the fewer. */
const ringTurns = [
  { least: 11, most: 17 },
  { least: 7, most: 11 },
  { least: 4, most: 7 },
];

/**
 * A figure whose parameters follow from a text, so that every slug has its own, today and tomorrow. All its rings have
 * the same number of petals and waves in multiples of it: without that a figure looks bent.
 */
export function chooseFigure(seed: string): Figure {
  const dice = createHash('sha256').update(seed).digest();
  const roll = (at: number) => (dice[at] ?? 0) / 256;
  const count = 6 + Math.floor(roll(0) * 8);
  let radius = 1;
  const rings = ringTurns.map(({ least, most }, ring) => {
    const at = 1 + ring * 3;
    const fits = listFits(count, least, most);
    const { waves, turns } = fits[Math.floor(roll(at) * fits.length)] ?? { waves: 9, turns: 2 };
    const depth = 0.2 + roll(at + 1) * 0.16;
    const petals = { count, depth: 0.03 + roll(at + 2) * 0.07 };
    const outside = radius;
    radius *= ((1 - depth - petals.depth) / (1 + depth + petals.depth)) * 0.97;
    return { shape: { waves, turns, depth, petals }, radius: outside };
  });
  return { rings, band: { waves: 18 + Math.floor(roll(10) * 14), lines: 4 + Math.floor(roll(11) * 3) } };
}

/** Waves and turns that go together: waves a multiple of the petals, no factor shared, three to five waves a turn. */
function listFits(count: number, least: number, most: number): { waves: number; turns: number }[] {
  const fits = [];
  for (let turns = least; turns <= most; turns += 1)
    for (let waves = count; waves <= turns * 4.6; waves += count)
      if (waves >= turns * 2.6 && divide(waves, turns) === 1) fits.push({ waves, turns });
  return fits;
}

function divide(one: number, other: number): number {
  return other === 0 ? one : divide(other, one % other);
}
