import { expect, test } from 'vitest';
import { fillReply, findCaret, findSavedReplies, hasOwnWords } from '#domain/lead/reply.ts';

const template = 'Dear Asha Rao,\n\nThank you for writing to us.\n\n\n\nRegards,\nMeera Iyer\nMohar';

test.each([
  ['as it was given', template, false],
  ['with other line ends and spaces', template.replaceAll('\n', ' \r\n '), false],
  ['without its last lines', 'Dear Asha Rao,\n\nThank you for writing to us.', false],
  ['blank', ' \n ', false],
  ['without the comma after the name', template.replace('Rao,', 'Rao'), false],
  ['joined into one line', template.replaceAll(/\n+/g, ' '), false],
  ['with one more full stop', `${template}.`, false],
  ['with a space that nobody sees', `${template}\u{200b}`, false],
  ['in small letters', template.toLowerCase(), false],
  ['with a word', template.replace('us.', 'us.\n\nYes.'), true],
  ['with a word in a line of its own', 'Yes.', true],
  ['with a word in a line that was given', template.replace('us.', 'us today.'), true],
  ['with one of its words once more', template.replace('us.', 'us.\n\nThank you.'), true],
  ['with a number', template.replace('us.', 'us.\n\n1,770'), true],
  ['with a word in Hindi', template.replace('us.', 'us.\n\nहाँ।'), true],
])('a greeting %s: it has own words is %s', (_, text, expected) => {
  expect(hasOwnWords(text, template)).toBe(expected);
});

test('a saved reply gets the name and the reference, and nothing else is replaced', () => {
  const values = { name: '{reference} $& Asha', reference: '4F2A-91BC' };
  expect(fillReply('Dear {name}, {name}: {reference} {other} {', values)).toBe(
    'Dear {reference} $& Asha, {reference} $& Asha: 4F2A-91BC {other} {',
  );
});

test('the caret is between the blank lines after the greeting, else before the signature, else at the end', () => {
  const caret = findCaret(template, template);
  expect([template.slice(0, caret), template.slice(caret)]).toEqual([
    'Dear Asha Rao,\n\nThank you for writing to us.\n\n',
    '\n\nRegards,\nMeera Iyer\nMohar',
  ]);
  const written = 'Dear Asha Rao,\n\nA token costs ₹590.\n\nRegards,\nMeera Iyer\nMohar';
  expect(written.slice(0, findCaret(written, template))).toBe('Dear Asha Rao,\n\nA token costs ₹590.');
  expect(findCaret('Yes.', template)).toBe(4);
});

test('saved replies are found by a part of their title, its beginning first', () => {
  const replies = [{ title: 'About prices' }, { title: 'Prices' }, { title: 'Tokens' }];
  expect(findSavedReplies(replies, ' PRI')).toEqual([{ title: 'Prices' }, { title: 'About prices' }]);
  expect(findSavedReplies(replies, 'x')).toEqual([]);
});

test.each([
  ['Dear {name},\n\nA token costs ₹590.', 'A token costs ₹590.'],
  ['Hello,\nyour reference is {reference}.', 'your reference is 1707-4241.'],
  ['GOOD MORNING {name}!\n\nYes.', 'Yes.'],
  // No greetings, or nothing else.
  ['Dear customers get a discount.\nAsk us.', 'Dear customers get a discount.\nAsk us.'],
  ['Dealers:\nask us.', 'Dealers:\nask us.'],
  ['Dear {name},', 'Dear Asha,'],
])('a greeting in the first line of a saved reply is left out: %j', (text, expected) => {
  expect(fillReply(text, { name: 'Asha', reference: '1707-4241' })).toBe(expected);
});
