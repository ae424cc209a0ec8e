import { expect, test } from 'vitest';
import { checkDeadline, type Schedule } from '#domain/plan/check-deadline.ts';
import { toMoment } from '#domain/time.ts';

const opening = { days: [1, 2, 3, 4, 5, 6], from: '09:30', to: '18:30' } as const;
const day = 24 * 60;
const deadline = toMoment('2026-12-17', '15:00');

/** An organisation’s tender: approval within 48 hours of working days, up to a day for the site, three days’ lead. */
const tender: Schedule = {
  approval: { from: day, to: 2 * day, calendar: 'working-days' },
  portal: { from: 0, to: day },
  leadDays: 3,
};

const check = (schedule: Schedule, now: string) =>
  checkDeadline(schedule, deadline, toMoment('2026-12-01', now), opening);

test('each step is counted back from the deadline, over Sunday the 13th', () => {
  // Thursday 15:00, a day for the site, two hours to set up, 48 hours for the approval.
  expect(check(tender, '10:00')).toMatchObject({
    status: 'in-time',
    registerBy: toMoment('2026-12-16', '15:00'),
    approvedBy: toMoment('2026-12-16', '13:00'),
    applyBy: toMoment('2026-12-14', '13:00'),
  });
});

test('who orders a token applies earlier by its delivery', () => {
  // Three working days and two for the token before Thursday: Wednesday, Tuesday, Monday, Saturday, Friday.
  const withToken = { ...tender, token: { from: day, to: 2 * day } };
  expect(check(withToken, '10:00').applyBy).toEqual(toMoment('2026-12-11', '15:00'));
  // Without an advised lead it is ordered with the application.
  const { leadDays: _, ...plain } = withToken;
  expect(check(plain, '10:00').applyBy).toEqual(toMoment('2026-12-14', '13:00'));
});

test.each([
  ['past', '2026-12-17T15:00:00+05:30'],
  ['too-late', '2026-12-16T16:00:00+05:30'],
  ['uncertain', '2026-12-15T10:00:00+05:30'],
  ['in-time', '2026-12-14T13:00:00+05:30'],
])('the deadline is %s at %s', (status, now) => {
  expect(checkDeadline(tender, deadline, new Date(now), opening).status).toBe(status);
});
