import { expect, test } from 'vitest';
import { chooseFigure } from '#media/draw/choose-figure.ts';

const divide = (one: number, other: number): number => (other === 0 ? one : divide(other, one % other));

test('every seed gives rings that close, with waves in multiples of the petals', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 500; seed += 1) {
    const rings = chooseFigure(`seed ${seed}`);
    expect(rings).toHaveLength(3);
    for (const { shape, radius } of rings) {
      const { waves, turns, depth, petals } = shape;
      expect(divide(waves, turns)).toBe(1);
      expect(waves % (petals?.count ?? 0)).toBe(0);
      expect(depth + (petals?.depth ?? 0)).toBeLessThan(0.5);
      expect(radius).toBeGreaterThan(0.08);
    }
    seen.add(JSON.stringify(rings));
  }
  expect(seen.size).toBe(500);
});
