/** The smallest box around path data of absolute `M`, `L`, `Q`, `C` and `Z`, its control points taken as corners; for tests. */
export function readBounds(path: string): { left: number; top: number; right: number; bottom: number } {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const reduce = (pick: (...of: number[]) => number, of: number[]) => of.reduce((one, other) => pick(one, other));
  return {
    left: reduce(Math.min, xs),
    top: reduce(Math.min, ys),
    right: reduce(Math.max, xs),
    bottom: reduce(Math.max, ys),
  };
}
