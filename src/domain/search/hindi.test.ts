import { expect, test } from 'vitest';
import { createTranslator, reduceHindi } from './hindi.ts';

test.each([
  ['gaya', 'gya', 'गया'],
  ['nahi', 'nahin', 'नहीं'],
  ['kimat', 'keemat', 'कीमत'],
  ['chori', 'choree', 'चोरी'],
  ['sampark', 'sanpark', 'संपर्क'],
  ['naukri', 'naukari', 'नौकरी'],
  ['kaise', 'kese', 'कैसे'],
  ['banaye', 'banana', 'बनाएं'],
])('%s, %s and %s are one word', (word, ...others) => {
  expect(others.map(reduceHindi)).toEqual(others.map(() => reduceHindi(word)));
});

test.each([
  ['kho', 'kaha'],
  ['chori', 'chahiye'],
  ['कीमत', 'कितने'],
])('%s and %s are two words', (one, other) => {
  expect(reduceHindi(one)).not.toBe(reduceHindi(other));
});

test('phrases come before words, and a word of the index is left as it is except in a phrase', () => {
  const translate = createTranslator({ lost: 'kho', price: 'kitne ka', days: 'kitne din' }, (word) => word === 'din');
  expect(translate(['token', 'kho'])).toEqual(['token', 'lost']);
  expect(translate(['kitne', 'din', 'kitne', 'ka'])).toEqual(['days', 'price']);
  expect(translate(['din', 'kyc'])).toEqual(['din', 'kyc']);
});
