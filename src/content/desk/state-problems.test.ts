import { expect, test } from 'vitest';
import { formatProblem } from '#content/desk/state-problems.ts';
import type { StateProblem } from '#domain/state-problem.ts';

const stuck = { kind: 'stuck', channel: 'mail', waiting: 12, since: '2026-11-27T04:10:00.000Z' } as const;
const backup = { kind: 'old-backup', last: '2026-11-24T04:10:00.000Z' } as const;

test.each<[StateProblem, string, string]>([
  [
    { ...stuck, attempts: 3, lastError: 'the mail server cannot be reached' },
    'Mails are not going out since 27 Nov 2026, 09:40 IST. Waiting: 12.',
    'Last error: the mail server cannot be reached.',
  ],
  [
    { ...stuck, attempts: 0, lastError: '' },
    'Mails are not going out since 27 Nov 2026, 09:40 IST. Waiting: 12.',
    'Is the site running?',
  ],
  [{ ...backup, hours: 75 }, 'The last backup is 3 days old.', '24 Nov 2026, 09:40 IST'],
  [{ ...backup, hours: 47 }, 'The last backup is 47 hours old.', '“npm run backup”'],
  [
    { kind: 'crl-out-of-date', path: '/repository/ca.crl', fault: 'past-next-update' },
    'The revocation list /repository/ca.crl is out of date.',
    'REPOSITORY_DIR',
  ],
])(
  'a problem says what is wrong and what to do, and names the technical reason apart: %j',
  (problem, title, reason) => {
    const text = formatProblem(problem);
    expect(text.title).toBe(title);
    expect(text.technical).toContain(reason);
    expect(text.title + text.advice).not.toMatch(/[A-Z]+_[A-Z]+|npm run/);
    expect(text.advice).not.toBe('');
  },
);
