import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** As the comment in `tokens.css` lists them. */
const breakpoints = [...readFileSync('src/website/styles/tokens.css', 'utf8').matchAll(/^ {3}(\d+rem): /gm)].map(
  ([, width = '']) => width,
);
/** Of elements: the card of a certificate, the contacts, the costs of an option, the calculator. */
const containerWidths = ['24rem', '30rem', '44rem'];

const styles = globSync('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));

/** Conditions on a width, such as `(width < 40rem)`, with the file that has them. */
function listWidths(wanted: 'media' | 'container'): readonly string[] {
  return styles.flatMap(({ file, css }) =>
    [...css.matchAll(/@(media|container)([^{;]{0,200})\{/g)].flatMap(([, rule, condition = '']) => {
      const features = [...condition.matchAll(/\([^()]{0,40}(?:width|inline-size)[^()]{0,40}\)/g)];
      return rule === wanted ? features.map(([feature]) => `${file}: ${feature}`) : [];
    }),
  );
}

/** What is none of `widths` in range syntax. */
function findOthers(conditions: readonly string[], widths: readonly string[]): readonly string[] {
  const known = widths.flatMap((width) => [`(width < ${width})`, `(width >= ${width})`]);
  return conditions.filter((condition) => !known.some((feature) => condition.endsWith(`: ${feature}`)));
}

test('media queries have the five breakpoints, in range syntax', () => {
  const conditions = listWidths('media');
  expect(findOthers(conditions, breakpoints)).toEqual([]);
  expect(breakpoints).toHaveLength(5);
  expect(breakpoints.filter((width) => !conditions.some((condition) => condition.includes(width)))).toEqual([]);
});

test('container queries have the widths of four elements, in range syntax', () => {
  const conditions = listWidths('container');
  expect(findOthers(conditions, containerWidths)).toEqual([]);
  expect(containerWidths.filter((width) => !conditions.some((condition) => condition.includes(width)))).toEqual([]);
});

test('the sizes of pictures change at breakpoints', () => {
  const widths = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\((?:min|max)-width: ([^()]{1,20})\)/g)])
    .map(([, width]) => width);
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width = '') => !breakpoints.includes(width))).toEqual([]);
});
