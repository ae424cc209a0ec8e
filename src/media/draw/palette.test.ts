import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from '#media/draw/palette.ts';

const root = join(import.meta.dirname, '../../..');
const tokens = readFileSync(join(root, 'src/website/styles/tokens.css'), 'utf8');

/** The colour of a role by day and by night. */
function readToken(name: string): readonly (string | undefined)[] {
  return new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1) ?? [];
}

const toName = (role: string): string => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('drawings have the colours of the page', () => {
  const { lineWorkNight, ...day } = palette;
  for (const [role, colour] of Object.entries(day)) {
    const name = toName(role);
    expect([name, readToken(name)[0]]).toEqual([name, colour]);
  }
  expect(readToken('line-work')[1]).toBe(lineWorkNight);
});

test('a committed picture has colours of the page, and for each the one of the dark theme', () => {
  const files = globSync(['src/content/seed/posts/*.svg', 'src/website/public/**/*.svg'], { cwd: root });
  expect(files.length).toBeGreaterThan(19);
  const nights = new Map(
    ['ink', 'line-work', 'paper-inset', 'paper-raised'].map(readToken).map(([day, at]) => [day, at]),
  );
  for (const file of files) {
    const svg = readFileSync(join(root, file), 'utf8');
    const [dark = ''] = /@media.*?\}\}/.exec(svg) ?? [];
    for (const [day] of svg.replace(dark, '').matchAll(/#[0-9a-f]{6}/g))
      expect([file, dark]).toEqual([file, expect.stringContaining(nights.get(day) ?? `a role of ${day}`)]);
  }
});
