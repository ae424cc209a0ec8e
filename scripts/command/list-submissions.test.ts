import { expect, test } from 'vitest';
import { formatList } from '#scripts/command/list-submissions.ts';

test('a CSV file shows what is hidden, keeps lines and names, and has no formula', () => {
  const fixed = { consentVersion: '', suspicion: '' };
  const rows = [
    { name: 'क्\u200Dष', message: 'a\u202E\r\nb\u001B[2J', ...fixed },
    { name: '=1+1', message: '@x', ...fixed },
  ];
  expect(formatList({ name: true, message: true }, rows, { csv: true }).split('\r\n')).toEqual([
    '\u{feff}Name,Message,Consent text',
    'क्\u200Dष,"a\\u{202E}\nb\\u{1B}[2J",',
    "'=1+1,'@x,",
    '',
  ]);
});
