import { expect, test } from 'vitest';
import { deriveRosettes } from './fingerprint-rosette.ts';
import { drawRosette } from './rosette.ts';

/** Fingerprints of 32 octets, each made from a number. */
const make = (seed: number): string[] =>
  Array.from({ length: 32 }, (_, index) =>
    ((seed * 31 + index * 37) % 256).toString(16).padStart(2, '0').toUpperCase(),
  );

const draw = (pairs: readonly string[]): string => deriveRosettes(pairs.join(':')).map(drawRosette).join('');

test('a fingerprint has one figure, and a change of any octet another', () => {
  const pairs = make(1);
  expect(draw(pairs)).toBe(draw([...pairs]));
  for (let octet = 0; octet < pairs.length; octet += 1) {
    const changed = (Number.parseInt(pairs[octet] ?? '', 16) ^ 1).toString(16).padStart(2, '0');
    expect([octet, draw(pairs.with(octet, changed))]).not.toEqual([octet, draw(pairs)]);
  }
});

test('every figure is made of single closed lines that leave its middle free', () => {
  for (let seed = 0; seed < 256; seed += 1) {
    for (const { waves, turns, depth, petals } of deriveRosettes(make(seed).join(':'))) {
      const factors = Array.from({ length: turns }, (_, index) => index + 1).filter(
        (factor) => waves % factor === 0 && turns % factor === 0,
      );
      expect(factors).toEqual([1]);
      expect(waves % (petals?.count ?? 0)).toBe(0);
      expect(depth + (petals?.depth ?? 0)).toBeLessThan(0.5);
    }
  }
});
