import { expect, test } from 'vitest';
import { splitText } from '#domain/search/words.ts';

test('joiners of keyboards, soft hyphens and Devanagari digits make no difference', () => {
  expect(splitText('हस्\u200dताक्षर शुल्\u200cक')).toEqual(splitText('हस्ताक्षर शुल्क'));
  expect(splitText('certi\u00adficate')).toEqual(['certificate']);
  expect(splitText('२ साल')).toEqual(['2', 'साल']);
});
