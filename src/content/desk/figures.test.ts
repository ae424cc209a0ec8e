import { expect, test } from 'vitest';
import { figureWords } from '#content/desk/figures.ts';

test.each([
  [11, 318, '10 h', '11 of 318 leads were answered; half of these 11 within 10 h.'],
  [1_200, 1_200, '10 h', '1,200 of 1,200 leads were answered; half of these 1,200 within 10 h.'],
  [1, 5, '2 h', '1 of 5 leads was answered, within 2 h.'],
  [1, 1, '2 h', 'The only lead was answered within 2 h.'],
  [0, 318, undefined, 'None of 318 leads is answered.'],
  [0, 1, undefined, 'The only lead is not answered.'],
  [0, 0, undefined, 'No lead came in these days.'],
] as const)('figures of %i answered of %i leads say how many of how many', (answered, leads, age, text) => {
  expect(figureWords.formatAnswered(answered, leads, age)).toBe(text);
});
