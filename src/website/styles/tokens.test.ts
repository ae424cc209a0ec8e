import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const spaced = /^\s*(?:margin|padding|gap|row-gap|column-gap|inset|border|outline)(?!-radius)[a-z-]*:(.*);$/;
const radius = /^\s*border-(?:[a-z-]+-)?radius:/;

test('spaces and lines are those of the tokens', () => {
  const others = globSync('src/website/**/*.css')
    .filter((file) => !file.endsWith('styles/tokens.css'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !radius.test(line) && /[\d.](?:rem|px)\b/.test(spaced.exec(line)?.[1] ?? ''))
        // Beside a figure of a size of its own.
        .filter((line) => !/calc\(.*var\(--space/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(others).toEqual([]);
});
