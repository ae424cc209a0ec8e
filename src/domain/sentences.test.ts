import { expect, test } from 'vitest';
import { listSentences, splitSentences } from './sentences.ts';

test('a text of four sentences is a list of them, and a shorter text stays whole', () => {
  const short = 'Pay now or later. We refund it. See .NET and 9.30 am.';
  expect(listSentences(short)).toEqual([short]);
  expect(listSentences(`${short} Is it so?`)).toEqual([
    'Pay now or later.',
    'We refund it.',
    'See .NET and 9.30 am.',
    'Is it so?',
  ]);
});

test('a step is split into what to do and what it depends on', () => {
  expect(splitSentences('Get Java by Sat 19 Dec 2026, 1:00 pm IST. Email support.')).toEqual([
    'Get Java by Sat 19 Dec 2026, 1:00 pm IST.',
    'Email support.',
  ]);
});
