import { expect, test } from 'vitest';
import { hasOwnWords } from '#domain/lead/reply.ts';

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
