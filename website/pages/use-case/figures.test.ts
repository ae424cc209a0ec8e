import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawRosette } from '#domain/guilloche/rosette.ts';
import { useCaseFigures } from '#website/pages/use-case/figures.ts';

test('the figures in public/figures are those that the code draws', () => {
  for (const [slug, shape] of Object.entries(useCaseFigures)) {
    const file = readFileSync(join(import.meta.dirname, `../../public/figures/${slug}.svg`), 'utf8');
    expect([slug, file.includes(`d="${drawRosette(shape)}"`)]).toEqual([slug, true]);
  }
});
