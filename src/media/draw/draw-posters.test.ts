import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { checkSvg } from '#media/check-svg.ts';
import { drawAdvertisement, drawNoticePicture } from '#media/draw/draw-posters.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { readBounds } from '#tests/pictures.ts';

const headline = 'A foreign passport, an Indian portal';
const lines = [
  'Class 3 DSC for foreign nationals',
  'For MCA forms, tenders and ICEGATE',
  'Passport, visa or residence permit, proof of address',
];

const letters = (svg: string) => [...svg.matchAll(/<path d="(M[^"hv]*z)"/g)].map(([, path = '']) => readBounds(path));

test('an advertisement is 1440 by 900, its letters inside and never below 11 pixels on a phone', async () => {
  const svg = drawAdvertisement({ headline, lines, brand: site });
  expect(await preparePicture(Buffer.from(svg))).toMatchObject({ width: 1440, height: 900 });
  const boxes = letters(svg);
  expect(boxes.length).toBe(4);
  for (const { left, right, top, bottom } of boxes) {
    expect(left).toBeGreaterThan(90);
    expect(right).toBeLessThan(1350);
    expect(top).toBeGreaterThan(70);
    expect(bottom).toBeLessThan(850);
  }
});

test('a notice is 1440 by 1080, its letters between the bands', async () => {
  const svg = drawNoticePicture({ lines: [headline, ...lines, ...lines], brand: site });
  expect(await preparePicture(Buffer.from(svg))).toMatchObject({ width: 1440, height: 1080 });
  for (const { top, bottom, right } of letters(svg)) {
    expect(top).toBeGreaterThan(110);
    expect(bottom).toBeLessThan(970);
    expect(right).toBeLessThan(1330);
  }
});

test('text that fits in no readable size is refused, not truncated', () => {
  const many = Array.from({ length: 20 }, (_, line) => `Line ${line} of a notice that does not end`);
  expect(() => drawAdvertisement({ headline, lines: many, brand: site })).toThrow(/too long/);
  expect(() => drawNoticePicture({ lines: [headline, ...many], brand: site })).toThrow(/too long/);
});

test('drawings have no colour with a meaning: no vermilion, green or amber', () => {
  for (const svg of [
    drawAdvertisement({ headline, lines, brand: site }),
    drawNoticePicture({ lines: [headline], brand: site }),
  ]) {
    expect(svg).not.toMatch(/#(?:bf3218|c93a1c|17633f|7fd3a4|804600|f2b84b)/i);
    expect(() => checkSvg(Buffer.from(svg))).not.toThrow();
  }
});
