import { expect, test } from 'vitest';
import { figureWords } from '#content/desk/figures.ts';

const exact = (minutes: number) => ({ minutes, isDetermined: true });
const longer = (minutes: number) => ({ minutes, isDetermined: false });

test.each([
  [11, 18, 7, exact(600), '11 of 18 leads were answered. Median time to answer: 10\u{a0}h.'],
  [11, 318, 307, longer(600), '11 of 318 leads were answered. Median time to answer: more than 10\u{a0}h.'],
  [1_200, 1_200, 0, exact(0), '1,200 of 1,200 leads were answered. Median time to answer: 1\u{a0}min.'],
  [1, 5, 4, longer(0), '1 of 5 leads was answered. Median time to answer: more than 0\u{a0}min.'],
  [0, 318, 318, longer(2_880), 'None of 318 leads is answered. Median time to answer: more than 2\u{a0}days.'],
  [1, 1, 0, exact(120), 'The only lead was answered within 2\u{a0}h.'],
  [0, 1, 1, longer(120), 'The only lead has waited for more than 2\u{a0}h.'],
  [0, 1, 0, undefined, 'The only lead was closed without an answer.'],
  [0, 3, 0, undefined, 'All 3 leads were closed without an answer.'],
  [0, 0, 0, undefined, 'No lead came in these days.'],
])('figures of %i answered of %i leads say how many of how many', (answered, received, waiting, median, text) => {
  expect(figureWords.formatAnswered({ answered, received, waiting, median })).toBe(text);
});
