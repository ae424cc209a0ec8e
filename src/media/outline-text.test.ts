import { expect, test } from 'vitest';
import { measureText, outlineText, shapeText } from '#media/outline-text.ts';
import { readBounds } from '#tests/pictures.ts';

const bold = { size: 100, weight: 600 } as const;

test('letters are on their baseline at the given position', () => {
  const { path, width } = outlineText('Hx', bold, 50, 200);
  const box = readBounds(path);
  expect(box.bottom).toBe(200);
  expect(box.top).toBeGreaterThan(100);
  expect(box.left).toBeGreaterThan(50);
  expect(box.right).toBeLessThan(50 + width);
});

test('the width grows with the size, and bold is wider than regular', () => {
  expect(measureText('Certificate', { size: 200, weight: 600 })).toBeCloseTo(2 * measureText('Certificate', bold), 5);
  expect(measureText('Certificate', bold)).toBeGreaterThan(measureText('Certificate', { size: 100, weight: 400 }));
});

test('pairs are kerned', () => {
  expect(measureText('AV', bold)).toBeLessThan(measureText('A', bold) + measureText('V', bold));
});

test('Devanagari is shaped with its own font, without missing glyphs', () => {
  const { glyphs, width } = shapeText('डिजिटल हस्ताक्षर ₹500, DSC क्‍ष', bold);
  expect(width).toBeGreaterThan(500);
  expect(glyphs.map(({ id }) => id)).not.toContain(0);
  const script = shapeText('प्रमाणपत्र', bold);
  expect(script.glyphs.length).toBeLessThan([...'प्रमाणपत्र'].length);
  expect(script.glyphs.every(({ face }) => face.file.includes('devanagari'))).toBe(true);
});

test('the box contains the outline, and no more than the points of its curves', () => {
  const { path, box } = outlineText('Hx', bold, 50, 200);
  const { left, top, right, bottom } = readBounds(path);
  expect(left).toBeCloseTo(box.left, 5);
  expect(top).toBeCloseTo(box.top, 5);
  expect(right).toBeCloseTo(box.right, 5);
  expect(bottom).toBeCloseTo(box.bottom, 5);
});

test('a vowel sign that is written before its consonant is placed before it', () => {
  const [vowel] = shapeText('कि', bold).glyphs;
  const [alone] = shapeText('क', bold).glyphs;
  expect(vowel?.id).not.toBe(alone?.id);
});

test('a character that no font has is left out', () => {
  expect(outlineText('a😀b', bold)).toEqual(outlineText('ab', bold));
  expect(outlineText('அ', bold)).toMatchObject({ path: '', width: 0 });
});

test('letters of other languages with Latin script and all white space are supported', () => {
  expect(shapeText('Łódź Ōsaka “–” naïve', bold).glyphs.map(({ id }) => id)).not.toContain(0);
  expect(measureText('a\n\tb', bold)).toBe(measureText('a b', bold));
});
