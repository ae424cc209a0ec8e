import { expect, test } from 'vitest';
import { findMedian, listMonths, summariseAnswers, toIndianMonth } from '#domain/lead/answers.ts';

test.each([
  ['of an odd number is the one in the middle', [10, 90, 20], [], { minutes: 20, isDetermined: true }],
  ['of an even number is between the two in the middle', [10, 20, 40, 90], [], { minutes: 30, isDetermined: true }],
  // 30 minutes stay in the middle, if the two that wait take longer still.
  ['is known although some wait', [10, 20, 30], [40, 50], { minutes: 30, isDetermined: true }],
  ['is not known where some have waited only a moment', [10, 20, 30], [1, 2], { minutes: 10, isDetermined: false }],
  ['is more than the wait, where most wait', [10], [40, 50], { minutes: 40, isDetermined: false }],
  ['is more than the wait, where all wait', [], [7, 8.9, 100], { minutes: 8, isDetermined: false }],
  ['has half of the wait in it, where one of two waits', [10], [100], { minutes: 55, isDetermined: false }],
] as const)('the median %s', (_, answered, waiting, median) => {
  expect(findMedian(answered, waiting)).toEqual(median);
});

test('there is no median of nothing', () => {
  expect(findMedian([], [])).toBeUndefined();
});

test('a lead without an answer waits until now; one that was closed does not, and is counted as received', () => {
  const lead = { kind: 'contact', receivedAt: '2026-11-20T10:00:00.000Z', answeredAt: '' } as const;
  const leads = [
    { ...lead, status: 'answered', answeredAt: '2026-11-20T10:30:00.000Z' },
    { ...lead, status: 'in-progress', answeredAt: '2026-11-20T10:50:00.000Z' },
    { ...lead, status: 'new', kind: 'partner' },
    { ...lead, status: 'in-progress', kind: 'career' },
    { ...lead, status: 'closed' },
  ] as const;
  expect(summariseAnswers(leads, new Date('2026-11-20T12:00:00.000Z'))).toEqual({
    leads: { contact: 3, partner: 1, career: 1 },
    answeredLeads: { contact: 2, partner: 0, career: 0 },
    received: 5,
    answered: 2,
    waiting: 2,
    // 30, 50, and two of more than 120 minutes.
    median: { minutes: 85, isDetermined: false },
  });
});

test('an answer before the lead, by a clock that is off, takes no time', () => {
  const times = { receivedAt: '2026-11-20T10:00:00.000Z', answeredAt: '2026-11-20T09:59:00.000Z' };
  const { median } = summariseAnswers([{ kind: 'contact', status: 'answered', ...times }], new Date());
  expect(median).toEqual({ minutes: 0, isDetermined: true });
});

test('a month begins at midnight in India', () => {
  expect(toIndianMonth(new Date('2026-10-31T18:29:59.999Z'))).toBe('2026-10');
  expect(toIndianMonth(new Date('2026-10-31T18:30:00.000Z'))).toBe('2026-11');
  expect(listMonths(new Date('2026-12-31T18:30:00.000Z'), 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(listMonths(new Date('2026-03-31T10:00:00.000Z'), 2)).toEqual(['2026-02', '2026-03']);
});
