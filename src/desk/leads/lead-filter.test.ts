import { expect, test } from 'vitest';
import { formatFileName, readFilterFields, toLeadFilter, toQuery, toView } from '#desk/leads/lead-filter.ts';
import { listMonths } from './period.ts';

const read = (query: string) => readFilterFields(new URLSearchParams(query));

test.each([
  ['', '', 'leads-2026-11-27.csv'],
  ['status=new&kind=partner', '', 'leads-2026-11-27-partner-request-new.csv'],
  ['view=follow-up&period=2026-10', '', 'leads-2026-11-27-follow-up-2026-10.csv'],
  ['owner=1', 'Asha Rao', 'leads-2026-11-27-asha-rao.csv'],
  ['owner=1', 'आशा', 'leads-2026-11-27-filtered.csv'],
  ['period=days&since=2026-11-01&until=2026-11-30', '', 'leads-2026-11-27-from-2026-11-01-until-2026-11-30.csv'],
  ['search="../../x%0d%0aA: b";é', '', 'leads-2026-11-27-x-a-b-e.csv'],
  [`search=${'a'.repeat(200)}`, '', `leads-2026-11-27-${'a'.repeat(40)}.csv`],
  ['order=oldest', '', 'leads-2026-11-27.csv'],
])('the file of the filter %j is named by it and the day', (query, owner, name) => {
  expect(formatFileName(read(query), owner, '2026-11-27')).toBe(name);
});

// India is 5:30 ahead of UTC. 27 November 2026 is a Friday.
const friday = new Date('2026-11-27T06:00:00.000Z');

test.each([
  ['period=morning', '2026-11-27T03:30:00.000Z', undefined],
  ['period=today', '2026-11-26T18:30:00.000Z', undefined],
  ['period=yesterday', '2026-11-25T18:30:00.000Z', '2026-11-26T18:30:00.000Z'],
  ['period=week', '2026-11-22T18:30:00.000Z', undefined],
  ['period=2026-02', '2026-01-31T18:30:00.000Z', '2026-02-28T18:30:00.000Z'],
  ['period=2025-12', '2025-11-30T18:30:00.000Z', '2025-12-31T18:30:00.000Z'],
  ['period=2026-13', undefined, undefined],
  ['period=days&since=2026-11-20&until=2026-11-21', '2026-11-19T18:30:00.000Z', '2026-11-21T18:30:00.000Z'],
  ['period=days&since=2026-11-20', '2026-11-19T18:30:00.000Z', undefined],
  ['period=days&until=2026-11-20', undefined, '2026-11-20T18:30:00.000Z'],
  ['period=2026-11&since=2026-11-20', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['since=2026-11-20&until=2026-11-21', undefined, undefined],
  ['period=days&since=yesterday', undefined, undefined],
])('the filter %j is from %s until %s', (query, since, before) => {
  expect(toLeadFilter(read(query), friday)).toMatchObject({ since, before });
});

test('a week begins on Monday, also on Sunday and on Monday', () => {
  const monday = '2026-11-22T18:30:00.000Z';
  for (const now of ['2026-11-29T18:00:00.000Z', monday]) {
    expect(toLeadFilter(read('period=week'), new Date(now)).since).toBe(monday);
  }
});

test('the months of the filter are those of India, the current one first', () => {
  const months = listMonths(new Date('2026-01-31T18:30:00.000Z'));
  expect([months.length, months[0], months[1], months[2], months[11]]).toEqual([
    12,
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-03',
  ]);
});

test('an address has the view and what differs from the default, and unknown values restrict nothing', () => {
  const query = '?view=mine&search=asha&order=oldest';
  expect(toQuery(read(query))).toBe(query);
  expect(toQuery(read('view=x&status=open&kind=all&period=ever&since=2026-02-30&order=up'))).toBe('?view=all');
  expect(toQuery(read('view=all&period=days'))).toBe('?view=all');
});

test('another view keeps kind, period and order; not the search, nor status and owner of this view', () => {
  const query = '?view=done&kind=partner&status=closed&owner=1&search=asha&period=week&order=oldest';
  expect(toQuery(toView('mine', read(query)))).toBe('?view=mine&kind=partner&period=week&order=oldest');
});
