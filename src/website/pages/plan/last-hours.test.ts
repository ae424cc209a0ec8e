import { expect, test } from 'vitest';
import type { Signer } from '#domain/plan/answers.ts';
import { toMoment } from '#domain/time.ts';
import { isPossible, listLastHours } from './last-hours.ts';
import { makePlan } from './make-plan.ts';

// 28 November 2026 is a Saturday. Applications are approved from Monday to Saturday, 9:30 to 18:30.
function plan(
  signer: Signer,
  now: readonly [day: string, time: string],
  deadline: readonly [day: string, time: string],
) {
  const answers = {
    purpose: 'e-tender',
    signer,
    encryption: 'no',
    token: 'yes',
    deadline: toMoment(...deadline),
  } as const;
  return { ...makePlan(answers, toMoment(...now)), answers };
}

test.each(['self', 'organisation'] as const)(
  '%s: a bid that closes before the next approval is not possible',
  (signer) => {
    const late = plan(signer, ['2026-11-28', '18:40'], ['2026-11-29', '15:00']);
    expect(isPossible(late)).toBe(false);
    const [line = '', ...others] = listLastHours(late);
    expect(line).toMatch(signer === 'self' ? /on Mon 30 Nov 2026, 9:40 am IST at the earliest/ : /after your deadline/);
    expect(others).toEqual([]);
  },
);

test('on a closed evening the bidder reads when we approve again, and no hour that is over before', () => {
  const lines = listLastHours(plan('self', ['2026-11-28', '18:40'], ['2026-11-30', '15:00'])).join(' ');
  // 24 hours before the bid closes are on Sunday, before the first approval.
  expect(lines).not.toContain('To be sure');
  expect(lines).toContain('you will have less than 24 hours between our approval and your deadline');
  expect(lines).toMatch(/We approve applications again from Mon 30 Nov 2026, 9:30 am/);
  expect(lines).toMatch(/pay by Mon 30 Nov 2026, 12:45/);
});

test('while we approve, the safe hour of the tender site stands first, and nothing about the next opening', () => {
  const lines = listLastHours(plan('organisation', ['2026-11-26', '10:00'], ['2026-11-28', '12:00'])).join(' ');
  expect(lines).toMatch(/To be sure, register by Fri 27 Nov 2026, 12:00/);
  expect(lines).not.toContain('again from');
});
