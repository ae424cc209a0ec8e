import { expect, test } from 'vitest';
import { splitRuns } from '#media/font/split-runs.ts';

const font = (name: string, characters: string) => ({
  name,
  characters: new Set([...characters].map((character) => character.codePointAt(0) ?? 0)),
});
const fonts = [font('latin', 'abc1 ,é'), font('devanagari', 'कख ,')];

const split = (text: string, onMissing?: (character: string) => void) =>
  splitRuns(text, fonts, onMissing).map(({ font: { name }, text: part }) => [name, part]);

test('spaces and punctuation stay in the font of the run before, letters do not', () => {
  expect(split('क, ख a, b')).toEqual([
    ['devanagari', 'क, ख '],
    ['latin', 'a, b'],
  ]);
  expect(split('क1')).toEqual([
    ['devanagari', 'क'],
    ['latin', '1'],
  ]);
});

test('letters are composed and white space is collapsed', () => {
  expect(split('ae\u0301\n\t b')).toEqual([['latin', 'aé b']]);
});

test('a character that no font has is reported and does not end a run', () => {
  const missing: string[] = [];
  expect(split('a語b', (character) => missing.push(character))).toEqual([['latin', 'ab']]);
  expect(missing).toEqual(['語']);
});
