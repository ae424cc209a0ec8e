import { hash } from 'node:crypto';
import { findCommonFactor } from '#domain/guilloche/fingerprint-rosette.ts';

/** The guilloche of a text: concentric rings of rosettes from the outermost inwards. */
export type Figure = ReturnType<typeof chooseFigure>;

/** Minimum and maximum turns of each ring's line, from the outermost inwards. */
const ringTurns = [[11, 17] as const, [7, 11] as const, [4, 7] as const];

/**
 * Derives the parameters of a figure from the hash of a text, so that every title always has the same figure. All rings
 * have the same number of petals, and a multiple of it as waves: otherwise the figure would look bent.
 */
export function chooseFigure(seed: string) {
  const digest = hash('sha256', seed, 'buffer');
  const fraction = (at: number) => (digest[at] ?? 0) / 256;
  const count = 6 + Math.floor(fraction(0) * 8);
  /** As a fraction of the figure's. */
  let radius = 1;
  return ringTurns.map(([minTurns, maxTurns], ring) => {
    const at = 1 + ring * 3;
    const fits = listFits(count, minTurns, maxTurns);
    const { waves, turns } = fits[Math.floor(fraction(at) * fits.length)] ?? { waves: 9, turns: 2 };
    const depth = 0.2 + fraction(at + 1) * 0.16;
    const petals = { count, depth: 0.03 + fraction(at + 2) * 0.07 };
    const outside = radius;
    radius *= ((1 - depth - petals.depth) / (1 + depth + petals.depth)) * 0.97;
    return { shape: { waves, turns, depth, petals }, radius: outside };
  });
}

/** Pairs of waves and turns: waves a multiple of the petals, without a common factor, 2.6 to 4.6 waves a turn. */
function listFits(count: number, minTurns: number, maxTurns: number): { waves: number; turns: number }[] {
  const fits = [];
  for (let turns = minTurns; turns <= maxTurns; turns += 1)
    for (let waves = count; waves <= turns * 4.6; waves += count)
      if (waves >= turns * 2.6 && findCommonFactor(waves, turns) === 1) fits.push({ waves, turns });
  return fits;
}
