import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nightPalette, palette } from '#media/draw/palette.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../website/styles/tokens.css'), 'utf8');

/** The colour of a role by day or by night. */
function readToken(name: string, at: 'day' | 'night'): string | undefined {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  return pair?.[at === 'day' ? 1 : 2];
}

const toName = (role: string): string => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('drawings have the colours of the page', () => {
  const { lineWorkNight, ...day } = palette;
  for (const [role, colour] of Object.entries(day)) {
    const name = toName(role);
    expect([name, readToken(name, 'day')]).toEqual([name, colour]);
  }
  expect(readToken('line-work', 'night')).toBe(lineWorkNight);
  for (const [role, colour] of Object.entries(nightPalette))
    expect([role, readToken(toName(role), 'night')]).toEqual([role, colour]);
});
