import { expect, test } from 'vitest';
import { recolour, shippedColours } from '#domain/site/colours.ts';

test('every committed colour becomes that of the site, in one pass', () => {
  // Ink and paper change places: a second pass would change them back.
  const colours = { ...shippedColours, ink: shippedColours.paper, paper: shippedColours.ink };
  const [ink] = shippedColours.ink;
  const [paper] = shippedColours.paper;
  expect(recolour(`${ink} ${paper}80 #17633f`, colours)).toBe(`${paper} ${ink}80 #17633f`);
  expect(recolour(`${ink}0 x${ink}f`, colours)).toBe(`${ink}0 x${ink}f`);
});
