/** What a rosette is made from. */
export type RosetteShape = {
  /** How many waves the line makes until it closes. */
  readonly waves: number;
  /** How many times it goes round until it closes; share no factor with `waves` for one unbroken line. */
  readonly turns: number;
  /** How deep the waves are, from 0 (a circle) to 1 (through the centre). */
  readonly depth: number;
  /** Slow waves of the whole figure, which give it petals: how many, and how deep (as `depth`). */
  readonly petals?: { readonly count: number; readonly depth: number };
};

/** The radius of the drawing's outermost point, in user units. */
export const rosetteRadius = 480;

/**
 * One closed line of interlaced waves, as engravers cut it on certificates: r(θ) = m + a·cos(kθ) with k = waves / turns; petals add
 * b·cos(nθ).
 * Two cubic Bézier pieces a wave follow the curve through its crests and troughs with the curve's own tangents
 * (Hermite form); whole user units, each from the point before, keep the path short.
 */
export function drawRosette({ waves, turns, depth, petals = { count: 0, depth: 0 } }: RosetteShape): string {
  const middle = rosetteRadius / (1 + depth + petals.depth);
  const swing = middle * depth;
  const bulge = middle * petals.depth;
  const frequency = waves / turns;
  const pieces = waves * 4;
  const step = (2 * Math.PI * turns) / pieces;

  const at = (angle: number): Point => {
    const radius = middle + swing * Math.cos(frequency * angle) + bulge * Math.cos(petals.count * angle);
    const slope =
      -swing * frequency * Math.sin(frequency * angle) - bulge * petals.count * Math.sin(petals.count * angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: radius * cos, y: radius * sin, dx: slope * cos - radius * sin, dy: slope * sin + radius * cos };
  };

  let from = at(0);
  let pen = { x: Math.round(from.x), y: Math.round(from.y) };
  let path = `M${pen.x} ${pen.y}`;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const to = at(piece * step);
    const controls = [from.x + (from.dx * step) / 3, from.y + (from.dy * step) / 3];
    controls.push(to.x - (to.dx * step) / 3, to.y - (to.dy * step) / 3, to.x, to.y);
    const numbers = controls.map((value, index) => Math.round(value) - (index % 2 === 0 ? pen.x : pen.y));
    // Each piece begins as the one before ended, which a smooth curve needs not be told.
    path += piece === 1 ? `c${numbers.join(' ')}` : `s${numbers.slice(2).join(' ')}`;
    from = to;
    pen = { x: Math.round(to.x), y: Math.round(to.y) };
  }
  return `${path}Z`.replaceAll(' -', '-');
}

type Point = { x: number; y: number; dx: number; dy: number };
