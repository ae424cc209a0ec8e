import { expect, test } from 'vitest';
import { amendSections, findNumber, listChanges, numberSections } from '#domain/document/amend.ts';
import { chapter, section } from '#domain/document/document.ts';

const sections = [chapter('One', section('First', 'a'), chapter('Second', section('Deep', 'b'))), section('Two', 'c')];

test('sections are numbered by position, to any depth', () => {
  expect(numberSections(sections).map(({ number, section: { heading } }) => `${number} ${heading}`)).toEqual([
    '1 One',
    '1.1 First',
    '1.2 Second',
    '1.2.1 Deep',
    '2 Two',
  ]);
});

test('an amendment replaces the text of its section and nothing else, and is listed under its heading', () => {
  const amendments = [{ number: '1.2.1', body: ['B'], change: 'b is B' }];
  const bodies = numberSections(amendSections(sections, amendments)).map(({ section: { body } }) => body);
  expect(bodies).toEqual([[], ['a'], [], ['B'], ['c']]);
  expect(listChanges(sections, amendments)).toEqual([['1.2.1', 'Deep', 'b is B']]);
});

test('an amendment of a section that does not exist is refused', () => {
  expect(() => amendSections(sections, [{ number: '3', body: [], change: '' }])).toThrow('no section 3');
});

test('a section is found by its heading, at any depth', () => {
  expect(findNumber(sections, 'Deep')).toBe('1.2.1');
  expect(() => findNumber(sections, 'Gone')).toThrow('no section "Gone"');
});
