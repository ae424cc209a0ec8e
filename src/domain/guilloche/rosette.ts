/** The parameters of a rosette. */
export type RosetteShape = {
  /** The number of waves until the line closes. */
  readonly waves: number;
  /** The number of turns until the line closes; without a common factor with `waves` there is one line. */
  readonly turns: number;
  /** The depth of the waves, from 0 (a circle) to 1 (through the centre). */
  readonly depth: number;
  /** Waves of the whole figure, which form petals: their number, and their depth as in `depth`. */
  readonly petals?: { readonly count: number; readonly depth: number };
};

/** The radius of the drawing's outermost point, in user units. */
export const rosetteRadius = 480;

/**
 * Path data of one closed line of interlaced waves, as engraved on certificates: r(θ) = m + a·cos(kθ) with k = waves /
 * turns; petals add b·cos(nθ). Four cubic Bézier curves a wave have the tangents of the line at their ends (Hermite
 * form); relative coordinates in whole user units keep the path short.
 */
export function drawRosette({ waves, turns, depth, petals = { count: 0, depth: 0 } }: RosetteShape): string {
  const middle = rosetteRadius / (1 + depth + petals.depth);
  const amplitude = middle * depth;
  const petalAmplitude = middle * petals.depth;
  const frequency = waves / turns;
  const pieces = waves * 4;
  const step = (2 * Math.PI * turns) / pieces;

  const at = (angle: number) => {
    const radius = middle + amplitude * Math.cos(frequency * angle) + petalAmplitude * Math.cos(petals.count * angle);
    const slope =
      -amplitude * frequency * Math.sin(frequency * angle) -
      petalAmplitude * petals.count * Math.sin(petals.count * angle);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
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
    // A smooth curve (`s`) takes its first control point from the curve before.
    path += piece === 1 ? `c${numbers.join(' ')}` : `s${numbers.slice(2).join(' ')}`;
    from = to;
    pen = { x: Math.round(to.x), y: Math.round(to.y) };
  }
  return `${path.replaceAll(' -', '-')}Z`;
}
