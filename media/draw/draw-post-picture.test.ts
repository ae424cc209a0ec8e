import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSvg } from '#media/check-svg.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { drawPostPicture, picturedPosts } from '#media/draw/draw-post-picture.ts';
import { objectStroke } from '#media/draw/object/strokes.ts';
import { palette } from '#media/draw/palette.ts';
import { preparePicture } from '#media/prepare-picture.ts';

const root = join(import.meta.dirname, '../..');

test('the committed pictures are what the code draws', () => {
  const committed = globSync('content/seed/posts/*.svg', { cwd: root }).map((file) => basename(file, '.svg'));
  expect(committed.sort()).toEqual([...picturedPosts].sort());
  for (const slug of picturedPosts)
    expect(readFileSync(join(root, `content/seed/posts/${slug}.svg`), 'utf8')).toBe(drawPostPicture(slug));
});

test('a picture is an SVG of 1440 by 810 that would be accepted as an upload', async () => {
  for (const slug of picturedPosts) expect(() => checkSvg(Buffer.from(drawPostPicture(slug)))).not.toThrow();
  expect(await preparePicture(Buffer.from(drawPostPicture('irctc-agent-dsc')))).toMatchObject({
    width: 1440,
    height: 810,
  });
});

test('every post has its own object and its own figure', () => {
  expect(new Set(picturedPosts.map((slug) => JSON.stringify(chooseFigure(slug)))).size).toBe(picturedPosts.length);
  expect(picturedPosts).toHaveLength(12);
});

test('objects have one line weight and the colours of ink and paper', () => {
  for (const slug of picturedPosts) {
    const object = drawPostPicture(slug).split('scale(1.24)')[1] ?? '';
    const weights = [...object.matchAll(/scale\(([\d.]+)\)" stroke-width="([\d.]+)"/g)];
    for (const [, scale, width] of weights) expect(Number(scale) * Number(width)).toBeCloseTo(objectStroke, 0);
    for (const [colour] of object.matchAll(/#[0-9a-f]{6}/g))
      expect([palette.ink, palette.paperRaised]).toContain(colour);
  }
});
