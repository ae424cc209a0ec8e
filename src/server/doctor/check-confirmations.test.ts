import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { confirmations } from '#content/confirmations.ts';
import { checkConfirmations } from '#server/doctor/check-confirmations.ts';

test('a statement is listed with its files until the day of its confirmation is entered', () => {
  const open = { statement: 'It takes a day.', files: ['content/site.ts'] };
  expect(checkConfirmations([open, { ...open, confirmedOn: '2026-11-22' }])).toEqual([
    [
      'missing',
      'Not confirmed: “It takes a day.” (src/content/site.ts). Enter the day in src/content/confirmations.ts.',
    ],
  ]);
});

test('every file that makes such a statement exists', () => {
  const files = new Set(confirmations.flatMap((each) => each.files));
  expect([...files].filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
});
