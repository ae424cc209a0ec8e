import { expect, test } from 'vitest';
import { readPeriod, toPeriod } from '#services/desk/period.ts';

/** 12 noon on Monday in India. */
const now = new Date('2026-11-23T06:30:00.000Z');
const blank = { from: '', fromTime: '', until: '', untilTime: '' };

test.each([
  [
    'a day without a time is whole',
    { from: '2026-11-25', until: '2026-11-25' },
    '2026-11-24T18:30',
    '2026-11-25T18:30',
  ],
  [
    'a time in India is to the minute',
    { from: '2026-11-25', fromTime: '09:30', until: '2026-11-25', untilTime: '18:00' },
    '2026-11-25T04:00',
    '2026-11-25T12:30',
  ],
  ['later today waits', { from: '2026-11-23', fromTime: '12:01' }, '2026-11-23T06:31', ''],
  ['earlier today is now', { from: '2026-11-23', fromTime: '11:59' }, '', ''],
  ['it ends later today', { until: '2026-11-23', untilTime: '12:01' }, '', '2026-11-23T06:31'],
  ['nothing entered is now, for good', {}, '', ''],
] as const)('when an item is shown: %s', (_, entered, start, end) => {
  const toTime = (moment: string) => moment && `${moment}:00.000Z`;
  const { changes } = readPeriod({ ...blank, ...entered }, now);
  const find = (isActive: number) => changes.find((change) => change.isActive === isActive)?.dueAt ?? '';
  expect([find(1), find(0)]).toEqual([toTime(start), toTime(end)]);
});

test.each([
  ['an end that is over by a minute', { until: '2026-11-23', untilTime: '11:59' }],
  ['an end at its start', { from: '2026-11-25', fromTime: '10:00', until: '2026-11-25', untilTime: '10:00' }],
  [
    'an end before its start on the same day',
    { from: '2026-11-25', fromTime: '10:00', until: '2026-11-25', untilTime: '09:00' },
  ],
  ['a time without a day', { fromTime: '10:00' }],
  ['an end time without a day', { untilTime: '10:00' }],
  ['a day that does not exist', { until: '2026-11-31' }],
  ['an hour that does not exist', { until: '2026-11-25', untilTime: '25:00' }],
])('a period with %s is refused', (_, entered) => {
  expect(() => readPeriod({ ...blank, ...entered }, now)).toThrow(expect.objectContaining({ code: 'entry-invalid' }));
});

test('a form shows the days and times that were entered', () => {
  for (const entered of [
    { ...blank, from: '2026-11-25', until: '2026-11-27' },
    { from: '2026-11-25', fromTime: '09:30', until: '2026-11-25', untilTime: '18:00' },
    { ...blank, until: '2026-11-27' },
    blank,
  ]) {
    const { changes } = readPeriod(entered, now);
    const find = (isActive: number) => changes.find((change) => change.isActive === isActive)?.dueAt ?? '';
    expect(toPeriod(find(1), find(0))).toEqual(entered);
  }
});
